import type { Game, Json } from '../../engine/game.ts'
import type { MatchRecord } from '../../engine/match.ts'
import type { GameWords, SeatGame } from '../seat/game.ts'

/** What the record needs of a game: its rules, its table, and what had lain hidden. */
export interface RecordGame<State = Json, View = Json, Words extends GameWords<View> = GameWords<View>> {
  /** Every version of its rules that a match may have begun with. */
  readonly rules: readonly Game[]
  readonly table: SeatGame<View, Words>
  hidden(state: State): readonly Hidden[]
}

/** The rules that a match began with. */
export function rulesOf({ rules }: Pick<RecordGame, 'rules'>, { game, version }: MatchRecord): Game | undefined {
  return rules.find(rules => rules.name === game && rules.version === version)
}

/** Cards that only one seat saw, or nobody; `seat` is null for what belonged to the table. */
export interface Hidden {
  readonly seat: number | null
  readonly kind: 'hand' | 'pile'
  readonly cards: readonly string[]
  /** Which pile it is, as the game's words call it; absent where there is but one kind. */
  readonly pile?: string
}
