import type { Seat, Viewer } from '../game.ts'
import { type Card, type Colour, type DieFace, neededColoursWithDuplicates } from './cards.ts'
import { chanceToPay } from './chances.ts'
import { type Cloud, CLOUDS } from './clouds.ts'
import type { SealableAnswer } from './lines.ts'
import { type Phase, nextPassengerInEffectOrder, type State } from './state.ts'

/** A match as a viewer may see it: all but the pile, other hands, and the answers that others have sealed (RULES.md, 6). */
export type View = {
  readonly viewer: Viewer
  readonly phase: Phase
  readonly trip: number
  /** The number of the cloud on which the balloon is, from 1. */
  readonly cloud: number
  /** All clouds, from the lowest. */
  readonly clouds: readonly Cloud[]
  /** The seat that flies the balloon. */
  readonly pilot: Seat
  /**
   * The place that the answers of passengers have reached, clockwise from the pilot's left: the seat whose answer takes
   * effect next (RULES.md, 4.3). Null once all have chosen, and in phases other than `passengers`.
   */
  readonly place: Seat | null
  readonly roll: readonly DieFace[] | null
  /** The colours that the pilot must show, each as often as it was rolled. */
  readonly need: readonly Colour[]
  readonly players: readonly {
    readonly score: number
    /** How many cards the seat has in hand. */
    readonly hand: number
    readonly aboard: boolean
    readonly choice: 'jump' | 'stay' | null
    /** Whether the seat has sealed an answer (`sealed`) or waits for its turn to answer (`waits`). */
    readonly sealed: boolean
    readonly waits: boolean
  }[]
  /** How many cards the pile has. */
  readonly pile: number
  readonly discard: readonly Card[]
  /** The chance that the pilot can pay, in percent, by what everybody can see; only with the setting `odds`. */
  readonly chance?: number
  /** The viewer's own hand; absent for a watcher. */
  readonly hand?: readonly Card[]
  /** The viewer's own sealed answer, or `wait` if the viewer has said that it waits for its turn; absent without either. */
  readonly answer?: SealableAnswer | 'wait'
}

/** Added before rounding, so that a half rounds up even if floating point makes it slightly less. */
const TIE = 1e-9

/** Builds a viewer's view of a state, field by field. */
export function view(state: State, viewer: Viewer): View {
  const { phase, trip, cloud, pilot, roll, players, pile, discard } = state
  const own = viewer === 'watcher' ? undefined : players[viewer]
  const need = neededColoursWithDuplicates(roll ?? [])
  return {
    viewer,
    phase,
    trip,
    cloud,
    clouds: CLOUDS,
    pilot,
    place: nextPassengerInEffectOrder(state),
    roll,
    need,
    players: players.map(({ score, hand, aboard, choice, sealed }) => ({
      score,
      hand: hand.length,
      aboard,
      choice,
      sealed: sealed !== null && sealed !== 'wait',
      waits: sealed === 'wait'
    })),
    pile: pile.length,
    discard,
    ...(state.odds &&
      need.length > 0 && { chance: percent(chanceToPay(need, players[pilot]?.hand.length ?? 0, discard)) }),
    ...(own && { hand: own.hand }),
    ...(own && own.sealed !== null && { answer: own.sealed })
  }
}

/** Converts a share from 0 to 1 to whole percent; halves round up. */
function percent(share: number): number {
  return Math.round(share * 100 + TIE)
}
