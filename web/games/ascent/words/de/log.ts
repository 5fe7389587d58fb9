import type { View } from '../../../../../engine/ascent/view.ts'
import { events as common } from '../../../../words/de/events.ts'
import { teller } from '../../../teller.ts'
import type { SeatLogWords } from '../en/log.ts'
import { ends, events } from './events.ts'

const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`)

export const words: SeatLogWords = {
  why: ends,
  event: teller({ ...common, ...events }),
  phrase: () => 'Hallo zusammen!',
  standing: ({ players }: View, seat: number) =>
    `${cards(players[seat]?.hand ?? 0)}, ${players[seat]?.deck ?? 0} im Stapel, ${players[seat]?.discarded ?? 0} abgeworfen`
}
