import { cards, colours } from './counted.ts'
import { card } from './cards.ts'

/** What a turn says. */
export const words = {
  title: 'Cloud 9',
  board: 'The clouds',
  idle: 'What do you do?',
  card,
  offers: {
    jump: 'Jump',
    stay: 'Stay',
    'jump-if-jumped': 'Jump if they do',
    wait: 'Wait',
    colours: 'Show colours',
    wild: 'Show wild card',
    fall: 'Fall',
    continue: 'Go on'
  },
  does: {
    jump: 'Jump: you take the points of this cloud, and are out until the next trip.',
    stay: 'Stay: you rise if the pilot can pay, and get nothing if not.',
    'jump-if-jumped': 'Jump if they do: jump if somebody before you has jumped on this roll, otherwise stay.',
    wait: 'Wait: first see what those before you do. Then you are asked again.',
    colours: 'Show the cards that the dice ask for: you all rise.',
    wild: 'Show one wild card for the whole roll: you all rise.',
    fall: 'The balloon falls: nobody aboard gets anything.',
    continue: 'Go on alone: roll once more, and pay for it.'
  },
  /** What is said of a seat; short. */
  states: {
    jumped: 'jumped',
    out: 'out',
    sealed: 'answered',
    pilotSealed: 'pilot, done',
    waits: 'waits',
    pilotWaits: 'pilot, waits',
    pilot: 'pilot',
    pays: 'pilot, to pay',
    alone: 'pilot, alone',
    stay: 'stays',
    next: 'counts next',
    aboard: 'thinks'
  },
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  cards,
  cloud: (cloud: number, points: number, dice: number) =>
    `Cloud ${cloud}: ${points === 1 ? '1 point' : `${points} points`}${dice > 0 ? `, ${dice} dice` : ''}`,
  basket: 'In the basket',
  stakes: (here: number, next: number) => `${here === 1 ? '1 point' : `${here} points`} here, ${next} next.`,
  asks: (need: readonly string[], held: number) => `The pilot needs ${colours(need)}, and holds ${cards(held)}.`,
  /** Of the pilot’s own. */
  yours: (need: readonly string[], lacks: readonly string[]) =>
    `You need ${colours(need)}, and ${lacks.length > 0 ? `lack ${colours(lacks)}` : 'have what it takes'}.`,
  free: 'The dice ask for nothing: you rise.',
  alone: 'Alone in the basket: jump, or go on?',
  chance: (chance: number) => `Odds: ${chance} in 100.`,
  sealed: (answer: string) =>
    answer === 'wait'
      ? 'You wait. You can still answer now.'
      : `Sealed: ${ANSWERS[answer] ?? answer}. You can still change it.`
}

const ANSWERS: { readonly [answer: string]: string } = {
  jump: 'jump',
  stay: 'stay',
  'jump if jumped': 'jump if they do',
  colours: 'the colours',
  wild: 'a wild card',
  fall: 'fall'
}
