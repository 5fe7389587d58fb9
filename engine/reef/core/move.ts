import type { Move as MoveOf } from '../../move-kit.ts'
import type { Reason } from '../codes.ts'
import type { Colour } from '../sea/cards.ts'
import type { Slot } from '../sea/grid.ts'
import type { PayToken } from '../sea/worms.ts'
import type { Phase, State } from './state.ts'

/** A seat's decision (RULES.md, 9). Corals count from 0 here, and from 1 in lines. */
export type Action =
  | { readonly verb: 'take'; readonly colour: Colour }
  | { readonly verb: 'buy'; readonly slot: Slot; readonly coral: number | null; readonly pay: readonly PayToken[] }
  | { readonly verb: 'reveal'; readonly slot: Slot; readonly pay: readonly PayToken[] }
  | { readonly verb: 'boat'; readonly pay: readonly PayToken[] }
  | { readonly verb: 'shark'; readonly slot: Slot }
  | { readonly verb: 'shark'; readonly coral: number }
  | { readonly verb: 'end' }

/** The verb of an action. */
export type Verb = Action['verb']

/** The actions of one verb. */
export type ActionOf<V extends Verb> = Extract<Action, { verb: V }>

/** The types that the moves of this game share. */
export interface TypesSharedByMoves {
  readonly state: State
  readonly action: Action
  readonly reason: Reason
  /** The phases in which a move may be taken. */
  readonly extra: { readonly phases: readonly Phase[] }
  readonly context: void
}

/** A kind of action, told apart by its verb. */
export type Move<V extends Verb> = MoveOf<TypesSharedByMoves, V>
