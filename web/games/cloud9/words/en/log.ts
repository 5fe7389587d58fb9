import type { Who } from '../../../../seat/game.ts'
import { events as common } from '../../../../words/en/events.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import { card } from './cards.ts'
import { cards, colours } from './counted.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts)
const all = (seats: readonly number[], who: Who) => list(seats.map(seat => who(seat) ?? 'you'))
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`)

const ends: EndWords = {
  FIFTY_POINTS: 'Fifty points are reached. Of equals, whoever holds more cards comes first.',
  STOPPED: 'The match was stopped here.'
}

const CHOICES: { readonly [choice: string]: string } = {
  jump: 'jump',
  stay: 'stay',
  'jump if jumped': 'jump if somebody before does',
  colours: 'show the colours',
  wild: 'show a wild card',
  fall: 'let the balloon fall'
}

const events: EventWords = {
  dealt: ({ first }, who) =>
    `Everybody holds six cards. ${who(first) === null ? 'You are' : `${who(first)} is`} the first pilot.`,
  trip: ({ trip, pilot }, who) =>
    `Trip ${trip} begins, and ${who(pilot) === null ? 'you are' : `${who(pilot)} is`} the pilot.`,
  rolled: ({ seat, dice }, who) => {
    const need = dice.filter(face => face !== '-')
    return `${who(seat) ?? 'You'} rolled ${need.length > 0 ? colours(need) : 'nothing but blanks'}.`
  },
  chose: ({ seat, choice }, who) => {
    const what = CHOICES[choice ?? '']
    return `${who(seat) ?? 'You'} answered${what ? `: ${what}` : ''}. It lies sealed.`
  },
  waits: ({ seat }, who) => `${who(seat) === null ? 'You want' : `${who(seat)} wants`} to see first what others do.`,
  jumped: ({ seat, points: got }, who) => `${who(seat) ?? 'You'} jumped, for ${points(got)}.`,
  stayed: ({ seat }, who) => `${who(seat) ?? 'You'} stayed.`,
  rose: ({ seat, cloud, by, cards: shown }, who) => {
    if (by === 'nothing') return `Nothing was needed: up to cloud ${cloud}.`
    return `${who(seat) ?? 'You'} showed ${by === 'wild' ? `a ${card('W')}` : colours(shown)}: up to cloud ${cloud}.`
  },
  arrived: ({ seats, points: got }, who) => `Cloud 9! That is ${points(got)} for ${all(seats, who)}.`,
  fell: ({ seat, seats }, who) =>
    `${who(seat) ?? 'You'} lacked a colour. The balloon fell, with nothing for ${all(seats, who)}.`,
  continued: ({ seat }, who) => `${who(seat) ?? 'You'} went on alone.`,
  shuffled: ({ count }) =>
    count === 1
      ? 'The one discarded card is the new pile.'
      : `The ${count} discarded cards were shuffled into a new pile.`,
  drew: ({ seat, cards: drawn = [], count }, who) =>
    `${who(seat) ?? 'You'} drew ${drawn.length > 0 ? list(drawn.map(card)) : cards(count)}.`,
  over: ({ why }) => ends[why]
}

export const log = {
  ends,
  merits: {
    chose: 'That does not depend on what others do.',
    jumped: 'What one has, one has.',
    stayed: 'The pilot may well hold that.',
    rose: 'The cards were there for that.',
    other: 'Of all that is allowed, it looks best.'
  },
  follows: {
    arrived: 'A new trip begins, if nobody has fifty points.',
    fell: 'If nobody has fifty points, everybody draws a card for a new trip.'
  },
  events: { ...common, ...events },
  standing: (score: number, held: number) => `${points(score)}, ${cards(held)}`
}
