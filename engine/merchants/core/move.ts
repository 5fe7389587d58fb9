import type { Choice, Seat, Step } from '../../game.ts'
import type { Reason } from '../codes.ts'
import type { Space } from '../map/spaces.ts'
import type { Terrain } from '../map/terrain.ts'
import type { Phase, State } from './state.ts'

/** What a seat decides: RULES.md, 9. */
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
  | { readonly verb: 'sell'; readonly take: 'coin' | 'cards' }
  | { readonly verb: 'no-sale' }
  | { readonly verb: 'bonus' }
  | { readonly verb: 'no-roll' }

export type Verb = Action['verb']
export type ActionOf<V extends Verb> = Extract<Action, { verb: V }>

/** A kind of action: its line, what speaks against it, and what it does. */
export interface Move<V extends Verb = Verb> {
  readonly verb: V
  /** The phase in which it may be taken. */
  readonly phase: Phase
  /** The action of a line; null where the line is none of this kind. */
  read(tokens: readonly string[]): ActionOf<V> | null
  write(action: ActionOf<V>): string
  /** All that speaks against it, in its seat's own time. */
  refuse(state: State, seat: Seat, action: ActionOf<V>): readonly (Reason | null)[]
  apply(state: State, seat: Seat, action: ActionOf<V>): Step<State>
  choices(state: State, seat: Seat): readonly Choice[]
}
