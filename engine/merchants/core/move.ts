import type { Move as MoveOf } from '../../move-kit.ts'
import type { Reason } from '../codes.ts'
import type { Space } from '../map/spaces.ts'
import type { Terrain } from '../map/terrain.ts'
import type { Phase, State } from './state.ts'

/** A seat's action; its `verb` says which kind it is (RULES.md, 9). */
export type Action =
  | { readonly verb: 'rock'; readonly space: Space }
  | { readonly verb: 'place'; readonly card: Terrain; readonly from: Space | null; readonly space: Space }
  | { readonly verb: 'go'; readonly to: Space; readonly card: Terrain }
  | { readonly verb: 'remove'; readonly space: Space; readonly cards: readonly Terrain[] }
  | { readonly verb: 'roll'; readonly cards: readonly Terrain[] }
  | { readonly verb: 'end' }
  | { readonly verb: 'put'; readonly space: Space }
  | { readonly verb: 'shift'; readonly from: Space; readonly to: Space }
  | { readonly verb: 'return'; readonly space: Space }
  | { readonly verb: 'skip' }
  | { readonly verb: 'sell-coin' }
  | { readonly verb: 'sell-cards' }
  | { readonly verb: 'no-sale' }
  | { readonly verb: 'bonus' }
  | { readonly verb: 'no-roll' }

export type Verb = Action['verb']
export type ActionOf<V extends Verb> = Extract<Action, { verb: V }>

/** The types that the moves of this game share. */
export interface TypesSharedByMoves {
  readonly state: State
  readonly action: Action
  readonly reason: Reason
  /** The phase in which a move may be taken. */
  readonly extra: { readonly phase: Phase }
  readonly context: void
}

/** A kind of action, told apart by its verb. */
export type Move<V extends Verb> = MoveOf<TypesSharedByMoves, V>
