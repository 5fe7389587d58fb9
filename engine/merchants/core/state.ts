import { eventMaker } from '../../events.ts'
import type { Result, Seat } from '../../game.ts'
import { playerAt } from '../../players.ts'
import type { EventFacts } from '../codes.ts'
import type { CoinsByCastle } from '../map/coins.ts'
import { type Space, SPACES } from '../map/spaces.ts'
import { specialAt } from '../map/special-spaces.ts'
import type { Ware } from '../map/special.ts'
import { type TerrainCounts, DIE_FACES, type DieFace, type Terrain } from '../map/terrain.ts'

export type Player = {
  readonly at: Space
  readonly hand: readonly Terrain[]
  readonly rocks: number
  /** What the wagon still carries, in the order of the wares. */
  readonly wagon: readonly Ware[]
  /** In the order in which they were earned. */
  readonly coins: readonly number[]
}

/**
 * What happens next. The active seat decides in `play`, in `die` (how to use the roll), in `sale` (whether to sell) and in
 * `bonus` (whether to roll after it). The table does the rest: it rolls, draws at the end of a turn, sees where the merchant
 * stands (`arrive`), fills a hand after a sale, and goes on to the `next` seat.
 */
export type Phase = 'play' | 'roll' | 'die' | 'draw' | 'arrive' | 'sale' | 'fill' | 'bonus' | 'next' | 'over'

/** Why the die is rolled: for two cards that were paid, or after a sale. */
export type RollSource = 'cards' | 'sale'

/** A roll of the die that is due, or waits to be used. */
export type DieRoll = {
  readonly source: RollSource
  /** From 1; null until it falls. */
  readonly face: number | null
}

export type State = {
  readonly phase: Phase
  readonly active: Seat
  /** How many cards have been played in this turn. */
  readonly played: number
  /** Whether a rock was placed in this turn. */
  readonly blocked: boolean
  /** The special space that was entered last in this turn, and not left again. */
  readonly entered: Space | null
  readonly die: DieRoll | null
  /** By space; a rock may lie on a tile. */
  readonly tiles: readonly (Terrain | null)[]
  readonly rocks: readonly boolean[]
  readonly reserve: TerrainCounts
  readonly rockReserve: number
  readonly castles: CoinsByCastle
  readonly players: readonly Player[]
  /** Top first. */
  readonly deck: readonly Terrain[]
  /** In the order in which they were played. */
  readonly discard: readonly Terrain[]
  readonly result: Result | null
}

export const HAND_LIMIT = 6
export const GOLD_TO_WIN = 18

/** Whether tiles and rocks may lie on a space: it isn't a special one. */
export function isTileSpace(space: Space): boolean {
  return specialAt(space) === null
}

/** Whether a tile lies on a space, and no rock on it. */
export function hasOpenTile({ tiles, rocks }: State, space: Space): boolean {
  return tiles[space] !== null && !rocks[space]
}

/** Whether it is a space for tiles on which neither tile nor rock lies. */
export function isEmptyTileSpace({ tiles, rocks }: State, space: Space): boolean {
  return isTileSpace(space) && tiles[space] === null && !rocks[space]
}

/** Whether a merchant stands on a space. */
export function hasMerchant({ players }: State, space: Space): boolean {
  return players.some(({ at }) => at === space)
}

/** Whether an open tile of the terrain lies on a space without a merchant, so that it may be moved or removed (RULES.md, 2). */
export function isMovableTile(state: State, space: Space, terrain: Terrain): boolean {
  return state.tiles[space] === terrain && hasOpenTile(state, space) && !hasMerchant(state, space)
}

/** The spaces for which something holds, in the order of spaces. */
export function spacesWhere(holds: (space: Space) => boolean): readonly Space[] {
  return SPACES.filter(holds)
}

/** The face of the die that has fallen; null until it falls. */
export function namedByDie({ die }: State): DieFace | null {
  return die?.face ? (DIE_FACES[die.face - 1] ?? null) : null
}

/** The gold of a player: the sum of its coins. */
export function goldOf({ coins }: Pick<Player, 'coins'>): number {
  return coins.reduce((sum, coin) => sum + coin, 0)
}

/** Whether the active seat can do nothing but end its turn, for it has no card left and may place no rock: then the table ends it (ruling 25). */
export function canOnlyEndTurn(state: State): boolean {
  const { hand, rocks } = playerAt(state, state.active)
  const mayBlock = rocks > 0 && !state.blocked && state.played === 0
  return state.phase === 'play' && hand.length === 0 && !mayBlock
}

/** The state with a tile on a space, or none. */
export function withTile(state: State, space: Space, tile: Terrain | null): State {
  return { ...state, tiles: changed(state.tiles, space, tile) }
}

/** The state with a rock on a space, or none. */
export function withRock(state: State, space: Space, isThere: boolean): State {
  return { ...state, rocks: changed(state.rocks, space, isThere) }
}

/** The state with `more` tiles of a terrain in the reserve; fewer if that is negative. */
export function addToReserve(state: State, terrain: Terrain, more: number): State {
  return { ...state, reserve: { ...state.reserve, [terrain]: state.reserve[terrain] + more } }
}

/** An event of this game with its facts. */
export const happened = eventMaker<EventFacts>()

function changed<T>(list: readonly T[], space: Space, to: T): readonly T[] {
  const other = [...list]
  other[space] = to
  return other
}
