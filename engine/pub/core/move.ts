import type { Move as MoveOf } from '../../move-kit.ts'
import type { Reason } from '../codes.ts'
import type { WalkDirection } from '../room/circle.ts'
import type { GuestName } from '../room/names.ts'
import type { DiceUse } from './dice.ts'
import type { State } from './state.ts'

/** A seat's action; its `verb` says which kind it is, its `use` which dice it spends. */
export type Action =
  | { readonly verb: 'exit'; readonly use: DiceUse; readonly char: GuestName }
  | { readonly verb: 'enter'; readonly use: DiceUse }
  | { readonly verb: 'innkeeper'; readonly use: DiceUse; readonly char: GuestName | null }
  | { readonly verb: 'move'; readonly use: DiceUse; readonly char: GuestName; readonly dir: WalkDirection }
  | { readonly verb: 'pass' }

export type ActionOf<V extends Action['verb']> = Extract<Action, { verb: V }>

/** The types that the moves of this game share. */
export interface TypesSharedByMoves {
  readonly state: State
  readonly action: Action
  readonly reason: Reason
  readonly extra: object
  readonly context: void
}

/** A kind of action, told apart by its verb. Its `apply` leaves the dice alone: `core/actions.ts` spends them. */
export type Move<V extends Action['verb']> = MoveOf<TypesSharedByMoves, V>
