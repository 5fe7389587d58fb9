import type { Event, Result, Seat, Step } from '../../game.ts'
import { playerAt } from '../../players.ts'
import type { EventFacts } from '../codes.ts'
import type { CastleCoins } from '../map/coins.ts'
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
 * What is to happen next. Its seat is asked to `play`, for what the `die` shows, whether it will sell (`sale`) and whether
 * it will roll then (`bonus`); all else the table does by itself: it rolls, draws at the end of a turn, sees where the
 * merchant stands (`arrive`), fills a hand after a sale, and goes on to the `next` seat.
 */
export type Phase = 'play' | 'roll' | 'die' | 'draw' | 'arrive' | 'sale' | 'fill' | 'bonus' | 'next' | 'over'

/** What a roll is for: two cards that were paid, or a sale. */
export type RollSource = 'cards' | 'sale'

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
  readonly castles: CastleCoins
  readonly players: readonly Player[]
  /** Top first. */
  readonly deck: readonly Terrain[]
  /** In the order in which they were played. */
  readonly discard: readonly Terrain[]
  readonly result: Result | null
}

export const HAND_LIMIT = 6
export const GOLD_TO_WIN = 18

export function isTileSpace(space: Space): boolean {
  return specialAt(space) === null
}

/** Whether a tile lies there that no rock covers. */
export function hasOpenTile({ tiles, rocks }: State, space: Space): boolean {
  return tiles[space] !== null && !rocks[space]
}

/** Whether neither tile nor rock lies on a space for tiles. */
export function isEmptyTileSpace({ tiles, rocks }: State, space: Space): boolean {
  return isTileSpace(space) && tiles[space] === null && !rocks[space]
}

export function hasMerchant({ players }: State, space: Space): boolean {
  return players.some(({ at }) => at === space)
}

/** Whether a tile of that terrain lies there that may be moved or removed: RULES.md, 2. */
export function isMovableTile(state: State, space: Space, terrain: Terrain): boolean {
  return state.tiles[space] === terrain && hasOpenTile(state, space) && !hasMerchant(state, space)
}

export function spacesWhere(holds: (space: Space) => boolean): readonly Space[] {
  return SPACES.filter(holds)
}

/** What the die names; null while it has not fallen. */
export function namedByDie({ die }: State): DieFace | null {
  return die?.face ? (DIE_FACES[die.face - 1] ?? null) : null
}

export function goldOf({ coins }: Pick<Player, 'coins'>): number {
  return coins.reduce((sum, coin) => sum + coin, 0)
}

/** Whether the turn can only be ended, which all can see: no card is left, and no rock may be placed (ruling 25). */
export function canOnlyEndTurn(state: State): boolean {
  const { hand, rocks } = playerAt(state, state.active)
  const mayBlock = rocks > 0 && !state.blocked && state.played === 0
  return state.phase === 'play' && hand.length === 0 && !mayBlock
}

export function withTile(state: State, space: Space, tile: Terrain | null): State {
  return { ...state, tiles: changed(state.tiles, space, tile) }
}

export function withRock(state: State, space: Space, isThere: boolean): State {
  return { ...state, rocks: changed(state.rocks, space, isThere) }
}

export function addToReserve(state: State, terrain: Terrain, more: number): State {
  return { ...state, reserve: { ...state.reserve, [terrain]: state.reserve[terrain] + more } }
}

export function step(state: State, ...events: readonly Event[]): Step<State> {
  return { state, events }
}

/** An event of this game; `only` and `sealed` as in every game. */
export function happened<Type extends keyof EventFacts>(
  type: Type,
  facts: EventFacts[Type],
  rest: Pick<Event, 'only' | 'sealed'> = {}
): Event {
  return { type, facts, ...rest }
}

function changed<T>(list: readonly T[], space: Space, to: T): readonly T[] {
  const other = [...list]
  other[space] = to
  return other
}
