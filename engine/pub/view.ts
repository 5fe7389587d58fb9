import type { Seat, Viewer } from '../game.ts'
import type { DiceValues, DiceUsed } from './core/dice.ts'
import { beersToWin, type Guest, type Phase, type State } from './core/state.ts'
import type { Place } from './room/circle.ts'
import { sortUniqueNames, type GuestName } from './room/names.ts'

/** A viewer's view of a match: everything but the order of the hidden stacks. Viewers differ in `viewer` and `faceDown` alone. */
export type View = {
  readonly viewer: Viewer
  readonly phase: Phase
  readonly active: Seat
  readonly dice: DiceValues | null
  readonly used: DiceUsed
  readonly innkeeper: Place | null
  /** The number of coins that lie at each place: the door, then tables 1 to 6. */
  readonly floor: readonly number[]
  /** The guests in the pub, sorted by clan, race and number. */
  readonly guests: readonly Guest[]
  readonly clans: readonly {
    readonly bank: number
    /** The number of face-down cards in the stack. */
    readonly hidden: number
    /** The names of the face-down cards, sorted, since their order is hidden. */
    readonly among: readonly GuestName[]
    /** The face-up cards under the stack, in the order in which they were put there. */
    readonly shown: readonly GuestName[]
  }[]
  readonly goal: number
  /** The number of the viewer's own cards about to be turned over: 1 while a guest comes in, otherwise absent. */
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
    clans: players.map(({ bank, hidden, shown }) => ({
      bank,
      hidden: hidden.length,
      among: sortUniqueNames(hidden),
      shown
    })),
    goal: beersToWin(state),
    ...(phase === 'enter' && viewer === active && { faceDown: 1 })
  }
}
