import type { View } from '../../../../../engine/ascent/view.ts'
import { events as common } from '../../../../words/fr/events.ts'
import { teller } from '../../../teller.ts'
import type { SeatLogWords } from '../en/log.ts'
import { ends, events } from './events.ts'

const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`)

export const words: SeatLogWords = {
  why: ends,
  event: teller({ ...common, ...events }),
  phrase: () => 'Bonjour à tous !',
  standing: ({ players }: View, seat: number) =>
    `${cards(players[seat]?.hand ?? 0)}, ${players[seat]?.deck ?? 0} à piocher, ${players[seat]?.discarded ?? 0} à la défausse`
}
