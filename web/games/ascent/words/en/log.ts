import type { View } from '../../../../../engine/ascent/view.ts'
import type { Who } from '../../../../seat/game.ts'
import { events as common } from '../../../../words/en/events.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import { card } from './cards.ts'
import { cards, cardsInWords } from './counted.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts)

const handed = (seats: readonly number[], who: Who) =>
  seats.length > 0 ? ` A Bridge goes to ${list(seats.map(seat => who(seat) ?? 'you'))}.` : ''

const ends: EndWords = {
  WIN: 'The Summit is reached: the match is won.',
  LOSS_STUCK: 'There was nothing left to do: the match is lost.',
  LOSS_GOAL: 'The mountain is finished, and a goal can no longer be reached: the match is lost.',
  STOPPED: 'The match was stopped here.'
}

const events: EventWords = {
  dealt: ({ first, bridged }, who) =>
    `The cards are dealt. ${who(first) === null ? 'You begin' : `${who(first)} begins`}.${handed(bridged, who)}`,
  drew: ({ seat, count }, who) => `${who(seat) ?? 'You'} drew ${cardsInWords(count)}.`,
  turn: ({ seat }, who) => (who(seat) === null ? 'It is your turn.' : `It is ${who(seat)}’s turn.`),
  shuffled: () => 'The deck has been shuffled.',
  over: ({ why }) => ends[why]
}

export const log = {
  card,
  ends,
  merits: {
    free: 'It costs nothing there.',
    paid: 'The slot is worth its cards.',
    fresh: 'Other cards may suit the mountain better.',
    other: 'Of all that is allowed, it looks best.'
  },
  events: { ...common, ...events },
  // A greeting is all that may be said.
  hello: 'Hello!',
  standing: ({ players }: View, seat: number) =>
    `${cards(players[seat]?.hand ?? 0)}, ${players[seat]?.deck ?? 0} to draw, ${players[seat]?.discarded ?? 0} discarded`
}
