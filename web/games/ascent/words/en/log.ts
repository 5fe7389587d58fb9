import type { View } from '../../../../../engine/ascent/view.ts'
import { events as common } from '../../../../words/en/events.ts'
import { teller } from '../../../teller.ts'
import { ends, events } from './events.ts'

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

export const words = {
  why: ends,
  event: teller({ ...common, ...events }),
  // A greeting is all that may be said.
  phrase: () => 'Hello, everybody!',
  standing: ({ players }: View, seat: number) =>
    `${cards(players[seat]?.hand ?? 0)}, ${players[seat]?.deck ?? 0} to draw, ${players[seat]?.discarded ?? 0} discarded`
}

export type SeatLogWords = typeof words
