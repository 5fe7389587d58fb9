import type { Choice, Seat, Step } from '../../game.ts'
import type { Reason } from '../codes.ts'
import type { Direction } from '../room/circle.ts'
import type { Name } from '../room/names.ts'
import type { Use } from './dice.ts'
import type { State } from './state.ts'

/** What a seat decides, and which die it spends on it. */
export type Action =
  | { readonly verb: 'exit'; readonly use: Use; readonly char: Name }
  | { readonly verb: 'enter'; readonly use: Use }
  | { readonly verb: 'innkeeper'; readonly use: Use; readonly char: Name | null }
  | { readonly verb: 'move'; readonly use: Use; readonly char: Name; readonly dir: Direction }
  | { readonly verb: 'pass' }

export type Verb = Action['verb']
export type ActionOf<V extends Verb> = Extract<Action, { verb: V }>

/** A kind of action: its line, what speaks against it, and what it does. */
export interface Move<V extends Verb = Verb> {
  readonly verb: V
  /** The action of a line; null where the line is none of this kind. */
  read(tokens: readonly string[]): ActionOf<V> | null
  write(action: ActionOf<V>): string
  /** All that speaks against it, in its seat's own time. */
  refuse(state: State, seat: Seat, action: ActionOf<V>): readonly (Reason | null)[]
  /** What it does, the die aside. */
  apply(state: State, seat: Seat, action: ActionOf<V>): Step<State>
  /** All of its kind that the seat can name, legal or not. */
  actions(state: State, seat: Seat): readonly ActionOf<V>[]
  /** What belongs to one choice: its subject, and what comes of it in figures that the line does not show. */
  about(state: State, action: ActionOf<V>): Pick<Choice, 'subject' | 'facts'>
}
