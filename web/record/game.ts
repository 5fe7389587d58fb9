import type { Json } from '../../engine/game.ts'
import type { GameWords, SeatGame } from '../seat/game.ts'

/** What the record needs of a game: its table, and what had lain hidden. */
export interface RecordGame<State = Json, View = Json, Words extends GameWords<View> = GameWords<View>> {
  readonly table: SeatGame<View, Words>
  hidden(state: State): readonly Hidden[]
}

/** Cards that only one seat saw, or nobody; `seat` is null for what belonged to the table. */
export interface Hidden {
  readonly seat: number | null
  readonly kind: 'hand' | 'pile'
  readonly cards: readonly string[]
}
