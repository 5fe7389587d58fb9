import { eventMaker } from '../../events.ts'
import type { Result, Seat } from '../../game.ts'
import { playerAt } from '../../players.ts'
import type { EventFacts } from '../codes.ts'
import type { CastleCoinsByWare } from '../map/coins.ts'
import { type Space, SPACES } from '../map/spaces.ts'
import { specialSpaceAt } from '../map/special-spaces.ts'
import type { Ware } from '../map/special.ts'
import { type TerrainCounts, DIE_FACES, type DieFace, type Terrain } from '../map/terrain.ts'

export type Player = {
  readonly at: Space
  readonly hand: readonly Terrain[]
  readonly rocks: number
  /** The wares that the wagon still carries, in the order of `WARES`. */
  readonly wagon: readonly Ware[]
  /** The values of the player's coins, in the order in which they were earned. */
  readonly coins: readonly number[]
}

/**
 * The phase of a turn. The active seat decides in `play`, `die` (how to use the roll), `sale` (whether to sell) and `bonus`
 * (whether to roll after a sale). The table does the other phases by itself: `roll`, `draw` (at the end of a turn), `arrive` (the
 * effect of the merchant's space), `fill` (the hand, after a sale) and `next` (seat).
 */
export type Phase = 'play' | 'roll' | 'die' | 'draw' | 'arrive' | 'sale' | 'fill' | 'bonus' | 'next' | 'over'

/** The reason for a roll of the die: two cards were paid, or a sale gave a free roll. */
export type RollSource = 'cards' | 'sale'

/** A roll of the die that is due, or has been made and must be used. */
export type DieRoll = {
  readonly source: RollSource
  /** The number of the face rolled, from 1; null before the roll. */
  readonly face: number | null
}

export type State = {
  readonly phase: Phase
  readonly active: Seat
  /** How many cards the active seat has played in this turn. */
  readonly played: number
  /** Whether the active seat has placed a rock in this turn. */
  readonly blocked: boolean
  /** The special space that the active merchant entered last in this turn and hasn't left; null if none. */
  readonly entered: Space | null
  readonly die: DieRoll | null
  /** The terrain of the tile on each space, null without a tile; a rock may lie on a tile. */
  readonly tiles: readonly (Terrain | null)[]
  readonly rocks: readonly boolean[]
  readonly reserve: TerrainCounts
  readonly rockReserve: number
  readonly castles: CastleCoinsByWare
  readonly players: readonly Player[]
  /** The cards left to draw, the top card first. */
  readonly deck: readonly Terrain[]
  /** The discarded cards, in the order in which they were played. */
  readonly discard: readonly Terrain[]
  readonly result: Result | null
}

export const HAND_LIMIT = 6
export const GOLD_TO_WIN = 18

/** Whether tiles and rocks may lie on a space: all spaces but the special ones. */
export function isTileSpace(space: Space): boolean {
  return specialSpaceAt(space) === null
}

/** Whether a space has a tile that no rock covers. */
export function hasTileWithoutRock({ tiles, rocks }: State, space: Space): boolean {
  return tiles[space] !== null && !rocks[space]
}

/** Whether a space is one for tiles and has neither tile nor rock. */
export function isEmptyTileSpace({ tiles, rocks }: State, space: Space): boolean {
  return isTileSpace(space) && tiles[space] === null && !rocks[space]
}

/** Whether a merchant stands on a space. */
export function hasMerchant({ players }: State, space: Space): boolean {
  return players.some(({ at }) => at === space)
}

/** Whether a space has an open tile of the terrain and no merchant, so that the tile may be moved or removed (RULES.md, 2). */
export function isMovableTile(state: State, space: Space, terrain: Terrain): boolean {
  return state.tiles[space] === terrain && hasTileWithoutRock(state, space) && !hasMerchant(state, space)
}

/** The spaces that meet a condition, in the order of `SPACES`. */
export function spacesWhere(holds: (space: Space) => boolean): readonly Space[] {
  return SPACES.filter(holds)
}

/** The terrain or rock on the rolled face of the die; null before the roll. */
export function rolledFace({ die }: State): DieFace | null {
  return die?.face ? (DIE_FACES[die.face - 1] ?? null) : null
}

/** The gold of a player: the sum of its coins. */
export function goldOf({ coins }: Pick<Player, 'coins'>): number {
  return coins.reduce((sum, coin) => sum + coin, 0)
}

/** Whether the active seat, with no card and no rock to place, can only end its turn; the table then ends it (ruling 25). */
export function canOnlyEndTurn(state: State): boolean {
  const { hand, rocks } = playerAt(state, state.active)
  const mayBlock = rocks > 0 && !state.blocked && state.played === 0
  return state.phase === 'play' && hand.length === 0 && !mayBlock
}

/** The state with a tile set on a space, or removed if `tile` is null. */
export function withTile(state: State, space: Space, tile: Terrain | null): State {
  return { ...state, tiles: changed(state.tiles, space, tile) }
}

/** The state with a rock set on a space, or removed if `isThere` is false. */
export function withRock(state: State, space: Space, isThere: boolean): State {
  return { ...state, rocks: changed(state.rocks, space, isThere) }
}

/** The state with `tilesToAdd` tiles of a terrain added to the reserve, or taken from it if `tilesToAdd` is negative. */
export function addToReserve(state: State, terrain: Terrain, tilesToAdd: number): State {
  return { ...state, reserve: { ...state.reserve, [terrain]: state.reserve[terrain] + tilesToAdd } }
}

/** Builds an event of this game from its type and facts. */
export const makeEvent = eventMaker<EventFacts>()

function changed<T>(list: readonly T[], space: Space, to: T): readonly T[] {
  const other = [...list]
  other[space] = to
  return other
}
