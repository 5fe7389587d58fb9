import type { Options } from '../game.ts'
import type { Random } from '../random.ts'
import { difference } from '../multiset.ts'
import type { State } from './core/state.ts'
import { nameOf, spaceNamed, SPACES } from './map/spaces.ts'
import { CARDS, type Counts, type Terrain, TERRAINS } from './map/terrain.ts'
import { standsAt } from './pilot/ground.ts'
import type { View } from './view.ts'

/** A whole state, by chance, as it might be where somebody must decide who has that view. */
export function imagine(_: Options, view: View, random: Random): State {
  const { phase, active, played, blocked, entered, die, tiles, rocks, reserve, rockReserve, castles, discard } = view
  const unseen = random.shuffle(unseenIn(view))
  return {
    phase,
    active,
    played,
    blocked,
    entered: entered === null ? null : spaceNamed(entered),
    die,
    tiles: SPACES.map(space => tiles[nameOf(space)] ?? null),
    rocks: SPACES.map(space => rocks.includes(nameOf(space))),
    reserve,
    rockReserve,
    castles,
    players: view.players.map(({ hand, rocks: own, wagon, coins }, seat) => ({
      at: standsAt(view, seat),
      hand: seat === view.viewer ? (view.hand ?? []) : unseen.splice(0, hand),
      rocks: own,
      wagon,
      coins
    })),
    deck: unseen,
    // It is shuffled before anybody draws of it.
    discard: cardsOf(discard),
    result: null
  }
}

/** All cards that lie in the deck and in the hands of others. */
export function unseenIn({ discard, hand = [] }: View): readonly Terrain[] {
  return difference(CARDS, [...cardsOf(discard), ...hand])
}

function cardsOf(counts: Counts): readonly Terrain[] {
  return TERRAINS.flatMap(terrain => Array<Terrain>(counts[terrain]).fill(terrain))
}
