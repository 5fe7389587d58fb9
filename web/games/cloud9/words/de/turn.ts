import type { words as en } from '../en/turn.ts'
import { card } from './cards.ts'
import { cards, colours } from './counted.ts'

const ANSWERS: { readonly [answer: string]: string } = {
  jump: 'springen',
  stay: 'bleiben',
  'jump if jumped': 'mitspringen',
  colours: 'die Farben',
  wild: 'ein Joker',
  fall: 'fallen'
}

export const words: typeof en = {
  title: 'Cloud 9',
  board: 'Die Wolken',
  idle: 'Was tust du?',
  card,
  offers: {
    jump: 'Springen',
    stay: 'Bleiben',
    'jump-if-jumped': 'Mitspringen',
    wait: 'Abwarten',
    colours: 'Farben zeigen',
    wild: 'Joker zeigen',
    fall: 'Fallen',
    continue: 'Weiter'
  },
  does: {
    jump: 'Springen: Du bekommst die Punkte dieser Wolke und bist bis zur nächsten Fahrt draußen.',
    stay: 'Bleiben: Kann der Pilot zahlen, steigst du mit; wenn nicht, gehst du leer aus.',
    'jump-if-jumped': 'Mitspringen: springen, wenn bei diesem Wurf jemand vor dir gesprungen ist, sonst bleiben.',
    wait: 'Abwarten: Erst siehst du, was die vor dir tun. Dann wirst du wieder gefragt.',
    colours: 'Die Karten zeigen, die die Würfel verlangen: Ihr steigt alle.',
    wild: 'Einen Joker für den ganzen Wurf zeigen: Ihr steigt alle.',
    fall: 'Der Ballon fällt: Niemand im Korb bekommt etwas.',
    continue: 'Allein weiter: noch einmal würfeln und dafür zahlen.'
  },
  states: {
    jumped: 'gesprungen',
    out: 'draußen',
    sealed: 'fertig',
    pilotSealed: 'Pilot, fertig',
    waits: 'wartet ab',
    pilotWaits: 'Pilot, wartet',
    pilot: 'Pilot',
    pays: 'muss zahlen',
    alone: 'Pilot, allein',
    stay: 'bleibt',
    next: 'zählt gleich',
    aboard: 'überlegt'
  },
  points: points => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  cards,
  cloud: (cloud, points, dice) =>
    `Wolke ${cloud}: ${points === 1 ? '1 Punkt' : `${points} Punkte`}${dice > 0 ? `, ${dice} Würfel` : ''}`,
  basket: 'Im Korb',
  stakes: (here, next) => `Hier ${here === 1 ? '1 Punkt' : `${here} Punkte`}, dann ${next}.`,
  asks: (need, held) => `Der Pilot braucht ${colours(need)} und hält ${cards(held)}.`,
  yours: (need, lacks) =>
    `Du brauchst ${colours(need)}${lacks.length > 0 ? `; dir fehlt ${colours(lacks)}` : ' und hast alles'}.`,
  free: 'Die Würfel verlangen nichts: Ihr steigt.',
  alone: 'Allein im Korb: springen oder weiter?',
  chance: chance => `Chance: ${chance} von 100.`,
  sealed: answer =>
    answer === 'wait'
      ? 'Du wartest ab. Antworten kannst du trotzdem.'
      : `Versiegelt: ${ANSWERS[answer] ?? answer}. Du kannst es noch ändern.`
}
