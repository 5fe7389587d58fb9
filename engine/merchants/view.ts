import type { Seat, Viewer } from '../game.ts'
import { nextSeat } from '../players.ts'
import { type DieRoll, goldOf, rolledFace, type Phase, type State } from './core/state.ts'
import { countUpcomingDrawsOfActiveSeat } from './core/turn.ts'
import type { CastleCoinsByWare } from './map/coins.ts'
import { spaceNameOf, SPACES } from './map/spaces.ts'
import type { Ware } from './map/special.ts'
import { type TerrainCounts, countCards, type DieFace, type Terrain } from './map/terrain.ts'

/** A viewer's view of a match: everything but the hands of others and the order of the deck. Spaces are named as in lines. */
export type View = {
  readonly viewer: Viewer
  readonly phase: Phase
  readonly active: Seat
  readonly next: Seat
  /** How many cards the active seat has played in this turn. */
  readonly played: number
  /** Whether the active seat has placed a rock in this turn. */
  readonly blocked: boolean
  /** The special space that the active merchant entered last in this turn and hasn't left; null if none. */
  readonly entered: string | null
  /** The roll of the die that is due or must be used; null if there is none. */
  readonly die: DieRoll | null
  /** The terrain or rock on the rolled face; null before the roll. */
  readonly named: DieFace | null
  /** The terrain of each tile by the name of its space, including tiles under rocks. */
  readonly tiles: { readonly [space: string]: Terrain }
  readonly rocks: readonly string[]
  readonly reserve: TerrainCounts
  readonly rockReserve: number
  /** The coins that each castle still has, highest first. */
  readonly castles: CastleCoinsByWare
  readonly players: readonly {
    readonly at: string
    /** The number of cards in the player's hand. */
    readonly hand: number
    readonly rocks: number
    readonly wagon: readonly Ware[]
    readonly coins: readonly number[]
    readonly gold: number
  }[]
  /** The number of cards left in the deck. */
  readonly deck: number
  readonly discard: TerrainCounts
  /** The viewer's own hand; absent for a watcher. */
  readonly hand?: readonly Terrain[]
  readonly faceDown?: number
}

export function view(state: State, viewer: Viewer): View {
  const { phase, active, played, blocked, entered, die, tiles, rocks, reserve, rockReserve, castles } = state
  const own = viewer === 'watcher' ? undefined : state.players[viewer]
  const faceDown = viewer === active ? countUpcomingDrawsOfActiveSeat(state) : 0
  return {
    viewer,
    phase,
    active,
    next: nextSeat(state, active),
    played,
    blocked,
    entered: entered === null ? null : spaceNameOf(entered),
    die,
    named: rolledFace(state),
    tiles: Object.fromEntries(SPACES.flatMap(space => (tiles[space] ? [[spaceNameOf(space), tiles[space]]] : []))),
    rocks: SPACES.filter(space => rocks[space]).map(spaceNameOf),
    reserve,
    rockReserve,
    castles,
    players: state.players.map(player => ({
      at: spaceNameOf(player.at),
      hand: player.hand.length,
      rocks: player.rocks,
      wagon: player.wagon,
      coins: player.coins,
      gold: goldOf(player)
    })),
    deck: state.deck.length,
    discard: countCards(state.discard),
    ...(own && { hand: own.hand }),
    ...(faceDown > 0 && { faceDown })
  }
}
