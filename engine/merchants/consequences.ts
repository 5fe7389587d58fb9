import { consequenceMaker } from '../events.ts'
import type { Consequence, Seat } from '../game.ts'
import { nextSeat, playerAt } from '../players.ts'
import { apply } from './core/actions.ts'
import type { Action, ActionOf } from './core/move.ts'
import { spacesBetweenOnShortestRoad } from './core/reach.ts'
import { canOnlyEndTurn, goldOf, isTileSpace, rolledFace, type RollSource, type State } from './core/state.ts'
import { countUpcomingDrawsOfActiveSeat } from './core/turn.ts'
import { spaceNameOf, type Space } from './map/spaces.ts'
import { specialSpaceAt, wareBoughtAt } from './map/special-spaces.ts'
import { type Ware, WARES } from './map/special.ts'
import type { DieFace, Terrain } from './map/terrain.ts'

type OfSeat = { readonly seat: number }
type OnSpace = { readonly space: string }

/** The facts of each type of consequence. */
export type ConsequenceFacts = {
  /** The seat plays `cards` and keeps `left` in its hand. */
  readonly plays: OfSeat & { readonly cards: readonly Terrain[]; readonly left: number }
  /** A tile is laid: moved from the space `from`, or taken from the reserve, where `left` tiles of its terrain remain. */
  readonly lays: OnSpace & { readonly terrain: Terrain; readonly from?: string; readonly left?: number }
  /** The seat's merchant goes from one space to another, across the tiles on the spaces `over`. */
  readonly goes: OfSeat & { readonly from: string; readonly over: readonly string[]; readonly to: string }
  /** The meadow or the warehouse will fill the hand at the end of the turn, if the merchant stays there. */
  readonly willFill: OfSeat & { readonly site: 'meadow' | 'warehouse' }
  /** The warehouse will load these wares at the end of the turn, if the merchant stays there. */
  readonly willLoad: OfSeat & { readonly wares: readonly Ware[] }
  /** The castle will buy `ware` at the end of the turn, if the merchant stays; `coin` is its highest coin, null if none. */
  readonly willBuy: OfSeat & { readonly ware: Ware; readonly coin: number | null }
  /** A tile is removed and goes back to the reserve, which then has `left` tiles of its terrain. */
  readonly removes: OnSpace & { readonly terrain: Terrain; readonly left: number }
  /** The seat places a rock and keeps `left` rocks; `tile` is the terrain of the tile under the rock, null if there is none. */
  readonly blocks: OfSeat & OnSpace & { readonly tile: Terrain | null; readonly left: number }
  /** The die is rolled: for two cards that the seat pays, or free after a sale. */
  readonly rolls: OfSeat & { readonly source: RollSource }
  /** A tile or rock goes from the common reserve to a space; `left` of its kind remain in the reserve. */
  readonly puts: OnSpace & { readonly what: DieFace; readonly left: number }
  readonly shifts: { readonly what: DieFace; readonly from: string; readonly to: string }
  /** A tile or rock goes from a space back to the common reserve, which then has `left` of its kind. */
  readonly returns: OnSpace & { readonly what: DieFace; readonly left: number }
  /** The seat sells a ware: for a coin, which raises its gold to `gold`, or for a full hand of cards (`coin` is null). */
  readonly sells: OfSeat & { readonly ware: Ware; readonly coin: number | null; readonly gold: number }
  readonly draws: OfSeat & { readonly count: number }
  readonly wins: OfSeat
  /** The turn of `seat` begins, once the table has drawn cards for the seat before. */
  readonly turn: OfSeat
}

/** Builds a consequence from its type and facts. */
const will = consequenceMaker<ConsequenceFacts>()

/** The consequences of an offered action, as far as they are known before a card is drawn or the die is rolled. */
export function consequences(state: State, seat: Seat, action: Action): readonly Consequence[] {
  const after = apply(state, seat, action).state
  const isEnding = after.phase === 'draw' || canOnlyEndTurn(after)
  return [
    ...ofAction(state, after, seat, action),
    ...(isEnding || action.verb === 'go' ? ofStanding(after, seat) : []),
    ...ofDraws(after, seat),
    ...(isTurnOver(after, isEnding) ? [will('turn', { seat: nextSeat(after, seat) })] : [])
  ]
}

function ofAction(before: State, after: State, seat: Seat, action: Action): readonly Consequence[] {
  switch (action.verb) {
    case 'place':
      return [plays(after, seat, [action.card]), lays(after, action)]
    case 'go':
      return [plays(after, seat, [action.card]), goes(before, seat, action)]
    case 'remove':
      return [plays(after, seat, action.cards), ...ofRemoving(before, after, action.space)]
    case 'rock':
      return [blocks(after, seat, action.space)]
    case 'roll':
      return [plays(after, seat, action.cards), will('rolls', { seat, source: 'cards' })]
    case 'bonus':
      return [will('rolls', { seat, source: 'sale' })]
    case 'put':
      return withDieFace(before, what =>
        will('puts', { space: spaceNameOf(action.space), what, left: left(after, what) })
      )
    case 'shift':
      return withDieFace(before, what =>
        will('shifts', { what, from: spaceNameOf(action.from), to: spaceNameOf(action.to) })
      )
    case 'return':
      return withDieFace(before, what =>
        will('returns', { space: spaceNameOf(action.space), what, left: left(after, what) })
      )
    case 'sell-coin':
    case 'sell-cards':
      return ofSelling(before, after, seat)
    case 'end':
    case 'skip':
    case 'no-sale':
    case 'no-roll':
      return []
  }
}

function plays(after: State, seat: Seat, cards: readonly Terrain[]): Consequence {
  return will('plays', { seat, cards, left: playerAt(after, seat).hand.length })
}

function lays({ reserve }: State, { card, from, space }: ActionOf<'place'>): Consequence {
  const source = from === null ? { left: reserve[card] } : { from: spaceNameOf(from) }
  return will('lays', { space: spaceNameOf(space), terrain: card, ...source })
}

function goes(before: State, seat: Seat, { to, card }: ActionOf<'go'>): Consequence {
  const { at } = playerAt(before, seat)
  const over = isTileSpace(to) ? spacesBetweenOnShortestRoad(before, at, to, card).map(spaceNameOf) : []
  return will('goes', { seat, from: spaceNameOf(at), over, to: spaceNameOf(to) })
}

/** The consequences of the space where the seat's merchant ends its turn: a sale, a full hand or new wares (RULES.md, 4.4). */
function ofStanding(after: State, seat: Seat): readonly Consequence[] {
  const { entered, castles } = after
  const { at, wagon } = playerAt(after, seat)
  const ware = wareBoughtAt(at)
  if (ware) return wagon.includes(ware) ? [will('willBuy', { seat, ware, coin: castles[ware][0] ?? null })] : []
  const site = specialSpaceAt(at)
  const wares = site === 'warehouse' ? WARES.filter(one => !wagon.includes(one)) : []
  return [
    ...(entered === at && (site === 'meadow' || site === 'warehouse') ? [will('willFill', { seat, site })] : []),
    ...(wares.length > 0 ? [will('willLoad', { seat, wares })] : [])
  ]
}

function ofRemoving({ tiles }: State, { reserve }: State, space: Space): readonly Consequence[] {
  const terrain = tiles[space]
  return terrain ? [will('removes', { space: spaceNameOf(space), terrain, left: reserve[terrain] })] : []
}

function blocks(after: State, seat: Seat, space: Space): Consequence {
  const { rocks } = playerAt(after, seat)
  return will('blocks', { seat, space: spaceNameOf(space), tile: after.tiles[space] ?? null, left: rocks })
}

function ofSelling(before: State, after: State, seat: Seat): readonly Consequence[] {
  const { at, coins } = playerAt(after, seat)
  const ware = wareBoughtAt(at)
  if (!ware) return []
  const coin = coins.length > playerAt(before, seat).coins.length ? (coins.at(-1) ?? null) : null
  const sells = will('sells', { seat, ware, coin, gold: goldOf({ coins }) })
  return after.result ? [sells, will('wins', { seat })] : [sells]
}

function ofDraws(after: State, seat: Seat): readonly Consequence[] {
  const count = countUpcomingDrawsOfActiveSeat(after)
  return count > 0 ? [will('draws', { seat, count })] : []
}

/** Whether the next seat's turn follows at once: at the end of a turn, unless a castle buys the merchant's ware. */
function isTurnOver(after: State, isEnding: boolean): boolean {
  const { at, wagon } = playerAt(after, after.active)
  const ware = wareBoughtAt(at)
  return after.phase === 'next' || (isEnding && !(ware && wagon.includes(ware)))
}

function withDieFace(before: State, consequence: (what: DieFace) => Consequence): readonly Consequence[] {
  const what = rolledFace(before)
  return what ? [consequence(what)] : []
}

function left({ reserve, rockReserve }: State, what: DieFace): number {
  return what === 'ROCK' ? rockReserve : reserve[what]
}
