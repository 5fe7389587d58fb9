import type { EventFacts, RefusalFacts } from '../../../../engine/merchants/codes.ts'
import type { WarningFacts } from '../../../../engine/merchants/warnings.ts'
import { WARES } from '../../../../engine/merchants/map/special.ts'
import type { Samples } from '../../samples.ts'

const TERRAINS = ['F', 'W', 'M', 'V', 'E']
const NAMED = [...TERRAINS, 'ROCK']
const onSpace = { space: 'd4' }
const ofTerrain = TERRAINS.map(terrain => ({ terrain }))

export const samples: Samples<RefusalFacts, EventFacts, WarningFacts> = {
  refused: {
    CARD_NOT_IN_HAND: [{ cards: ['F', 'W'] }],
    RESERVE_EMPTY: NAMED.map(what => ({ what })),
    NOT_A_TILE_SPACE: [onSpace],
    ALREADY_THERE: [onSpace],
    ROCK_THERE: [onSpace],
    NO_TILE: [onSpace],
    WRONG_TERRAIN: ofTerrain.map(one => ({ ...onSpace, ...one })),
    UNREACHABLE: [onSpace, { ...onSpace, rock: 'e4' }],
    NOT_ADJACENT: [onSpace],
    NOT_EMPTY: [onSpace],
    OCCUPIED: [onSpace],
    FROM_NOT_ALLOWED: ofTerrain,
    NEEDS_FROM: ofTerrain,
    BAD_FROM: [{}, onSpace, ...NAMED.map(what => ({ ...onSpace, what }))]
  },
  happened: {
    dealt: [
      { first: 0, hands: [4, 4], deck: 50 },
      { first: 0, hands: [4, 4], deck: 50, hand: ['F', 'W'] }
    ],
    turn: [{ seat: 0 }],
    blocked: [{ seat: 0, ...onSpace }],
    placed: ofTerrain.flatMap(one => [
      { seat: 0, ...onSpace, ...one },
      { seat: 0, ...onSpace, ...one, from: 'e4' }
    ]),
    went: ['d3', 'c7', 'g9', 'e5'].map(to => ({ seat: 0, from: 'e4', to, card: 'W' })),
    removed: ofTerrain.map(one => ({ seat: 0, ...onSpace, ...one, cards: ['F', 'F'] })),
    paid: [{ seat: 0, cards: ['F', 'E'] }],
    rolled: [1, 2, 3, 4, 5, 6].flatMap(face => [
      { seat: 0, face, source: 'cards' },
      { seat: 0, face, source: 'sale' }
    ]),
    put: NAMED.map(what => ({ seat: 0, ...onSpace, what })),
    shifted: NAMED.map(what => ({ seat: 0, what, from: 'e4', to: 'e5' })),
    returned: NAMED.map(what => ({ seat: 0, ...onSpace, what })),
    skipped: [{ seat: 0 }],
    ended: [{ seat: 0 }],
    shuffled: [{ count: 12 }],
    drew: (['turn', 'meadow', 'warehouse', 'sale'] as const).flatMap(why => [
      { seat: 0, count: 2, why },
      { seat: 0, count: 2, why, cards: ['F', 'W'] }
    ]),
    loaded: [{ seat: 0, wares: WARES }],
    sold: WARES.flatMap(ware => [
      { seat: 0, ware, coin: 4 },
      { seat: 0, ware, coin: null }
    ]),
    declined: [
      { seat: 0, what: 'sale' },
      { seat: 0, what: 'roll' }
    ],
    over: [
      { outcome: 'ranked', why: 'GOLD' },
      { outcome: 'stopped', why: 'STOPPED' }
    ]
  },
  doubted: { SOLD_ALREADY: WARES.map(ware => ({ ware })) }
}
