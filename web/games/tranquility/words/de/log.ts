import { events as common } from '../../../../words/de/events.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import type * as en from '../en/log.ts'
import { has } from '../../../../words/de/has.ts'
import { cardsInWords } from './counted.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)

const ends: EndWords = {
  WIN: 'Das Meer ist voll, und das Ziel ist gespielt: Die Partie ist gewonnen.',
  LOSS_NO_ACTION: 'Es ging nichts mehr: Die Partie ist verloren.',
  LOSS_START_UNPAYABLE: 'Für den Start waren keine acht Karten mehr da: Die Partie ist verloren.',
  STOPPED: 'Die Partie wurde hier beendet.'
}

const events: EventWords = {
  dealt: ({ first }, who) =>
    `Die Karten sind verteilt. ${who(first) === null ? 'Du beginnst' : `${who(first)} beginnt`}.`,
  drew: ({ seat, count, cards: own }, who, named) =>
    `${has(seat, who)} ${own ? list(own.map(named)) : cardsInWords(count)} gezogen.`,
  turn: ({ seat }, who) => (who(seat) === null ? 'Du bist dran.' : `${who(seat)} ist dran.`)
}

export const log: typeof en.log = {
  ends,
  merits: {
    free: 'Dort kostet es nichts.',
    paid: 'Der Platz ist die Karten wert.',
    fresh: 'Andere Karten passen vielleicht besser.',
    other: 'Von allem, was erlaubt ist, sieht es am besten aus.'
  },
  events: { ...common, ...events },
  phrases: {
    hello: () => 'Hallo!'
  },
  hand: count => (count === 1 ? '1 Karte' : `${count} Karten`),
  pile: count => `${count} im Stapel`
}
