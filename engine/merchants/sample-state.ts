import type { Options } from '../game.ts'
import type { Random } from '../random.ts'
import { difference } from '../multiset.ts'
import type { State } from './core/state.ts'
import { spaceNameOf, spaceNamed, SPACES } from './map/spaces.ts'
import { DECK, type TerrainCounts, type Terrain, TERRAINS } from './map/terrain.ts'
import { merchantSpaceOrThrow } from './bot/ground.ts'
import type { View } from './view.ts'

/** A random state that fits a view in which a seat must decide: the hidden cards are shuffled into others' hands and the deck. */
export function sampleState(_: Options, view: View, random: Random): State {
  const { phase, active, played, blocked, entered, die, tiles, rocks, reserve, rockReserve, castles, discard } = view
  const unseen = random.shuffle(unseenCards(view))
  return {
    phase,
    active,
    played,
    blocked,
    entered: entered === null ? null : spaceNamed(entered),
    die,
    tiles: SPACES.map(space => tiles[spaceNameOf(space)] ?? null),
    rocks: SPACES.map(space => rocks.includes(spaceNameOf(space))),
    reserve,
    rockReserve,
    castles,
    players: view.players.map(({ hand, rocks: own, wagon, coins }, seat) => ({
      at: merchantSpaceOrThrow(view, seat),
      hand: seat === view.viewer ? (view.hand ?? []) : unseen.splice(0, hand),
      rocks: own,
      wagon,
      coins
    })),
    deck: unseen,
    // The order of the discard doesn't matter: it is shuffled before cards are drawn from it.
    discard: cardsOf(discard),
    result: null
  }
}

/** The cards that the viewer can't see, sorted by terrain: those of the deck and of the hands of others. */
export function unseenCards({ discard, hand = [] }: View): readonly Terrain[] {
  return difference(DECK, [...cardsOf(discard), ...hand])
}

function cardsOf(counts: TerrainCounts): readonly Terrain[] {
  return TERRAINS.flatMap(terrain => Array<Terrain>(counts[terrain]).fill(terrain))
}
