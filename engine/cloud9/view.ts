import type { Seat, Viewer } from '../game.ts'
import { type Card, type Colour, type DieFace, neededColours } from './cards.ts'
import { chanceToPay } from './chances.ts'
import { type Cloud, CLOUDS } from './clouds.ts'
import type { SealableAnswer } from './lines.ts'
import { type Phase, nextPassenger, type State } from './state.ts'

/** What a viewer may see of a match. Cards and faces are written `G P R Y`, a wild card `W`, a blank `-`. */
export type View = {
  readonly viewer: Viewer
  readonly phase: Phase
  readonly trip: number
  /** Where the basket is, from 1. */
  readonly cloud: number
  readonly clouds: readonly Cloud[]
  readonly pilot: Seat
  /** The passenger whose choice counts next. */
  readonly place: Seat | null
  readonly roll: readonly DieFace[] | null
  readonly need: readonly Colour[]
  readonly players: readonly {
    readonly score: number
    /** How many cards it holds. */
    readonly hand: number
    readonly aboard: boolean
    readonly choice: 'jump' | 'stay' | null
    readonly sealed: boolean
    readonly waits: boolean
  }[]
  /** How many cards are left to draw. */
  readonly pile: number
  readonly discard: readonly Card[]
  /** How many in a hundred hands of the pilot's size can pay; where the table counts that. */
  readonly chance?: number
  /** The viewer's own cards, and what it has sealed. */
  readonly hand?: readonly Card[]
  readonly answer?: SealableAnswer | 'wait'
}

const TIE = 1e-9

export function view(state: State, viewer: Viewer): View {
  const { phase, trip, cloud, pilot, roll, players, pile, discard } = state
  const own = viewer === 'watcher' ? undefined : players[viewer]
  const need = neededColours(roll ?? [])
  return {
    viewer,
    phase,
    trip,
    cloud,
    clouds: CLOUDS,
    pilot,
    place: nextPassenger(state),
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

/** In whole hundredths; a half is rounded up, also where floating point falls just short of it. */
function percent(share: number): number {
  return Math.round(share * 100 + TIE)
}
