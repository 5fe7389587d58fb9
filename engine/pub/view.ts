import type { Seat, Viewer } from '../game.ts'
import type { DiceValues, DiceUsed } from './core/dice.ts'
import { beersToWin, type Guest, type Phase, type State } from './core/state.ts'
import type { Place } from './room/circle.ts'
import { sortNames, type GuestName } from './room/names.ts'

/** A view of a match: everything but the order of the hidden stacks. It is the same for all viewers, but for `viewer` and `faceDown`. */
export type View = {
  readonly viewer: Viewer
  readonly phase: Phase
  readonly active: Seat
  readonly dice: DiceValues | null
  readonly used: DiceUsed
  readonly innkeeper: Place | null
  /** Coins by place: the door, tables 1 to 6. */
  readonly floor: readonly number[]
  /** By clan, race, number. */
  readonly guests: readonly Guest[]
  readonly clans: readonly {
    readonly bank: number
    /** The number of face-down cards in the stack, and their sorted names. */
    readonly hidden: number
    readonly among: readonly GuestName[]
    /** What lies face up under it, in the order in which it was put there. */
    readonly shown: readonly GuestName[]
  }[]
  readonly goal: number
  /** A card of the viewer's own is about to be turned over. */
  readonly faceDown?: number
}

export function view(state: State, viewer: Viewer): View {
  const { phase, active, dice, used, innkeeper, floor, guests, players } = state
  return {
    viewer,
    phase,
    active,
    dice,
    used,
    innkeeper,
    floor,
    guests: guests.map(({ name, place, coins, beers }) => ({ name, place, coins, beers })),
    clans: players.map(({ bank, hidden, shown }) => ({ bank, hidden: hidden.length, among: sortNames(hidden), shown })),
    goal: beersToWin(state),
    ...(phase === 'enter' && viewer === active && { faceDown: 1 })
  }
}
