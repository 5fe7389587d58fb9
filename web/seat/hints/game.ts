import type { Json } from '../../../engine/game.ts'
import type { FactsOrNullByCode, TypedReason, SentenceFunctionsByCode } from '../../../engine/refusal.ts'
import type { TapWays } from '../game.ts'

/** What somebody may be told who plays a game for the first time. Neither part knows a rule. */
export interface HintsGame<
  View = Json,
  Name extends string = string,
  Doubts extends FactsOrNullByCode = FactsOrNullByCode
> {
  /** When each hint fits, the most sensible first. */
  readonly hints: { readonly [name in Name]: (at: At<View>) => boolean }
  /** What anybody might doubt about a line, as the game's rules judge it. */
  doubts?(view: View, line: string): readonly TypedReason<Doubts>[]
}

/** The same in one language. */
export interface HintsWords<Name extends string = string, Doubts extends FactsOrNullByCode = FactsOrNullByCode> {
  readonly hints: { readonly [name in Name]: string }
  readonly doubts: SentenceFunctionsByCode<Doubts>
}

/** Where somebody stands who may need a hint. */
export interface At<View = Json> {
  readonly view: View
  readonly hand: readonly string[]
  /** Whether nothing may be told of it while the match runs. */
  readonly isSilent: boolean
  /** What may be done now, by its verbs. */
  readonly offered: readonly string[]
  /** What is chosen so far; '' where nothing is. */
  readonly verb: string
  readonly place: string
  readonly ways: TapWays | undefined
}
