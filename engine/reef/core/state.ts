import type { Event, Result, Seat } from '../../game.ts'
import { nextSeat, playerAt } from '../../players.ts'
import type { EventFacts } from '../codes.ts'
import { type Card, type Colour, type Fish, type ColourPair } from '../sea/cards.ts'
import type { Grid, Slot } from '../sea/grid.ts'
import { coloursIn, type WormCounts } from '../sea/worms.ts'

/** A coral is empty, carries a fish, or is closed by a breeding card. */
export type Coral = { readonly fish: Fish | null; readonly bred: ColourPair | null }

export type Player = {
  readonly worms: WormCounts
  readonly pearls: number
  readonly sharks: number
  readonly boats: number
  readonly corals: readonly Coral[]
}

/**
 * What is to happen next. The table rolls, hands out worms (`income`, `pick`) as far as nobody has a choice, turns a card
 * up (`look`) or a breeding card (`wanted`), and lets the current flow; in a `turn` it waits for its seat.
 */
export type Phase = 'roll' | 'income' | 'pick' | 'turn' | 'look' | 'wanted' | 'flow' | 'over'

export type DiceRoll = readonly [Colour, Colour]

export type State = {
  readonly grid: Grid
  /** Top first, like every pile. */
  readonly deck: readonly Card[]
  readonly discard: readonly Card[]
  readonly breeding: readonly ColourPair[]
  /** The open breeding cards by their places; null until the next is turned up. */
  readonly wanted: readonly (ColourPair | null)[]
  readonly stock: WormCounts
  readonly boatsLeft: number
  readonly players: readonly Player[]
  readonly active: Seat
  readonly phase: Phase
  readonly dice: DiceRoll | null
  /** How many dice have brought the active seat what they bring. */
  readonly given: number
  /** The card that is to be turned up. */
  readonly looking: Slot | null
  readonly result: Result | null
}

/** Printed on the sheet. */
export const MAX_CORALS = 5
export const MAX_BOATS = 8
export const BREEDINGS_TO_WIN = 5

/** The seat that the phase asks; where the table acts by itself, the active one. */
export function decidingSeat(state: State): Seat {
  return state.phase === 'pick' ? nextSeat(state, state.active) : state.active
}

/** The colours that may be taken now: where there is one, or none, nobody is asked. RULES.md, 4.2 and 4.3. */
export function takeableColours({ phase, dice, given, stock }: State): readonly Colour[] {
  const left = coloursIn(stock)
  const rolled =
    phase === 'pick' ? [...new Set(dice)] : phase === 'income' ? (dice?.slice(given, given + 1) ?? []) : null
  if (!rolled) return []
  return rolled.every(colour => left.includes(colour)) ? left.filter(colour => rolled.includes(colour)) : left
}

export function countBreedings(state: State, seat: Seat): number {
  return playerAt(state, seat).corals.filter(({ bred }) => bred !== null).length
}

export function scores(state: State): readonly number[] {
  return state.players.map((_, seat) => countBreedings(state, seat))
}

/** An event of this game; `sealed` as in every game. */
export function happened<Type extends keyof EventFacts>(
  type: Type,
  facts: EventFacts[Type],
  rest: Pick<Event, 'sealed'> = {}
): Event {
  return { type, facts, ...rest }
}
