import { events as common } from '../../../../words/en/events.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import { cardsInWords } from './counted.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts)

const ends: EndWords = {
  WIN: 'The sea is full and the Finish is played: the match is won.',
  LOSS_NO_ACTION: 'There was nothing left to do: the match is lost.',
  LOSS_START_UNPAYABLE: 'There were no longer eight cards for the Start: the match is lost.',
  STOPPED: 'The match was stopped here.'
}

const events: EventWords = {
  dealt: ({ first }, who) => `The cards are dealt. ${who(first) === null ? 'You begin' : `${who(first)} begins`}.`,
  drew: ({ seat, count, cards: own }, who, named) =>
    `${who(seat) ?? 'You'} drew ${own ? list(own.map(named)) : cardsInWords(count)}.`,
  turn: ({ seat }, who) => (who(seat) === null ? 'It is your turn.' : `It is ${who(seat)}’s turn.`)
}

export const log = {
  ends,
  merits: {
    free: 'It costs nothing there.',
    paid: 'The place is worth its cards.',
    fresh: 'Other cards may fit better.',
    other: 'Of all that is allowed, it looks best.'
  },
  events: { ...common, ...events },
  phrases: {
    hello: () => 'Hello!'
  },
  hand: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  pile: (count: number) => `${count} to draw`
}
