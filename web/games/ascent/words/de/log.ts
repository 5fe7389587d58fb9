import type { Who } from '../../../../seat/game.ts'
import { events as common } from '../../../../words/de/events.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import type * as en from '../en/log.ts'
import { card } from './cards.ts'
import { cards, cardsInWords } from './counted.ts'
import { has } from '../../../../words/de/has.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)

const handed = (seats: readonly number[], who: Who) =>
  seats.length > 0 ? ` Eine Brücke geht an ${list(seats.map(seat => who(seat) ?? 'dich'))}.` : ''

const ends: EndWords = {
  WIN: 'Der Gipfel ist erreicht: Die Partie ist gewonnen.',
  LOSS_STUCK: 'Es ging nichts mehr: Die Partie ist verloren.',
  LOSS_GOAL: 'Der Berg ist fertig, und ein Ziel ist nicht mehr zu erreichen: Die Partie ist verloren.',
  STOPPED: 'Die Partie wurde hier beendet.'
}

const events: EventWords = {
  dealt: ({ first, bridged }, who) =>
    `Die Karten sind verteilt. ${who(first) === null ? 'Du beginnst' : `${who(first)} beginnt`}.${handed(bridged, who)}`,
  drew: ({ seat, count }, who) => `${has(seat, who)} ${cardsInWords(count)} gezogen.`,
  turn: ({ seat }, who) => (who(seat) === null ? 'Du bist dran.' : `${who(seat)} ist dran.`),
  shuffled: () => 'Der Stapel ist gemischt.',
  over: ({ why }) => ends[why]
}

export const log: typeof en.log = {
  card,
  ends,
  merits: {
    free: 'Dort kostet es nichts.',
    paid: 'Der Platz ist die Karten wert.',
    fresh: 'Andere Karten passen vielleicht besser auf den Berg.',
    other: 'Von allem, was erlaubt ist, sieht es am besten aus.'
  },
  events: { ...common, ...events },
  hello: 'Hallo!',
  standing: ({ players }, seat) =>
    `${cards(players[seat]?.hand ?? 0)}, ${players[seat]?.deck ?? 0} im Stapel, ${players[seat]?.discarded ?? 0} abgeworfen`
}
