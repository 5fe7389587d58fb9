import type { Choice, Seat, Step } from '../../game.ts'
import type { Reason } from '../codes.ts'
import type { Colour } from '../sea/cards.ts'
import type { Slot } from '../sea/grid.ts'
import type { PayToken } from '../sea/worms.ts'
import type { State } from './state.ts'

/** What a seat decides. Corals count from 0 here, and from 1 in lines. */
export type Action =
  | { readonly verb: 'take'; readonly colour: Colour }
  | { readonly verb: 'buy'; readonly slot: Slot; readonly coral: number | null; readonly pay: readonly PayToken[] }
  | { readonly verb: 'reveal'; readonly slot: Slot; readonly pay: readonly PayToken[] }
  | { readonly verb: 'boat'; readonly pay: readonly PayToken[] }
  | { readonly verb: 'shark'; readonly slot: Slot }
  | { readonly verb: 'shark'; readonly coral: number }
  | { readonly verb: 'end' }

export type Verb = Action['verb']
export type ActionOf<V extends Verb> = Extract<Action, { verb: V }>

/** A kind of action: its line, what speaks against it, and what it does. */
export interface Move<V extends Verb = Verb> {
  readonly verb: V
  /** The phases in which it may be taken. */
  readonly phases: readonly State['phase'][]
  /** The action of a line; null where the line is none of this kind. */
  read(tokens: readonly string[]): ActionOf<V> | null
  write(action: ActionOf<V>): string
  /** All that speaks against it, in its seat's own time. */
  refuse(state: State, seat: Seat, action: ActionOf<V>): readonly (Reason | null)[]
  apply(state: State, seat: Seat, action: ActionOf<V>): Step<State>
  choices(state: State, seat: Seat): readonly Choice[]
}
