import type { Choice, Seat, Step } from '../game.ts'
import type { Random } from '../random.ts'
import type { Reason } from '../refusal.ts'
import type { Code } from './codes.ts'
import type { Card, Pending, State } from './state.ts'

export interface Action {
  readonly verb: string
}

/** A kind of action: its line, what speaks against it, and what it does. */
export interface Move<A extends Action = Action> {
  readonly verb: A['verb']
  /** The decision that it answers; one of the turn is the active seat's alone. */
  readonly during: 'turn' | 'pledge'
  /** The action of a line; null where the line is none of this kind. */
  read(tokens: readonly string[]): A | null
  write(action: A): string
  /** Of all that speaks against it, what stands first in the list of codes. */
  refuse(state: State, seat: Seat, action: A): Reason<Code> | null
  apply(state: State, seat: Seat, action: A): Step<State>
  /** All of its kind that the cards and the sea allow. */
  choices(state: State, seat: Seat): readonly Choice[]
}

/** How one kind of pending step is dealt with. */
export interface Handler<P extends Pending = Pending> {
  /** Whose decision it is; where nobody is awaited, the table runs it. */
  awaits?(state: State, step: P): readonly Seat[]
  run?(state: State, step: P, random: Random): Step<State>
}

export type Handlers = { readonly [P in Pending as P['step']]?: Handler<P> }

/** A part of the rules: what it adds to the game, and no more. */
export interface Rule {
  readonly name: string
  /** The cards it puts into the deck. */
  readonly deck?: readonly Card[]
  /** What it does once the opening hands are drawn. */
  readonly opening?: readonly Pending[]
  readonly moves?: readonly Move[]
  readonly pending?: Handlers
  /** What speaks against this kind of action now, whatever its cards. */
  refuse?(state: State, seat: Seat, move: Move): Reason<Code> | null
}
