import { step } from '../events.ts'
import type { Options, Step } from '../game.ts'
import type { Random } from '../random.ts'
import { HAND_LIMIT, makeEvent, type State } from './core/state.ts'
import { startingCoins } from './map/coins.ts'
import { SPACES } from './map/spaces.ts'
import { spaceOfSpecial } from './map/special-spaces.ts'
import { WARES } from './map/special.ts'
import { DECK, countsByTerrain, TILES_PER_TERRAIN } from './map/terrain.ts'

/** The number of rocks in the game; those that no player has are the common reserve (ruling 3). */
const ROCKS = 10
/** The number of rocks of each player, by the number of seats. */
const ROCKS_EACH: { readonly [seats: number]: number } = { 2: 4, 3: 3, 4: 2 }

/** Deals a match: hands from the shuffled deck, a random first seat, and all merchants on the warehouse with full wagons. */
export function deal(_: Options, seats: number, random: Random): Step<State> {
  const cards = random.shuffle(DECK)
  const first = random.below(seats)
  const hands = Array.from({ length: seats }, (_hand, seat) => cards.slice(seat * HAND_LIMIT, (seat + 1) * HAND_LIMIT))
  const deck = cards.slice(seats * HAND_LIMIT)
  const rocks = ROCKS_EACH[seats] ?? 0
  const state: State = {
    phase: 'play',
    active: first,
    played: 0,
    blocked: false,
    entered: null,
    die: null,
    tiles: SPACES.map(() => null),
    rocks: SPACES.map(() => false),
    reserve: countsByTerrain(() => TILES_PER_TERRAIN),
    rockReserve: ROCKS - rocks * seats,
    castles: startingCoins(seats),
    players: hands.map(hand => ({ at: spaceOfSpecial('warehouse'), hand, rocks, wagon: WARES, coins: [] })),
    deck,
    discard: [],
    result: null
  }
  const facts = { first, hands: hands.map(({ length }) => length), deck: deck.length }
  const own = Object.fromEntries(hands.map((hand, seat) => [seat, { hand }]))
  const dealt = makeEvent('dealt', facts, { only: own, sealed: { first, hands, deck } })
  return step(state, dealt, makeEvent('turn', { seat: first }))
}
