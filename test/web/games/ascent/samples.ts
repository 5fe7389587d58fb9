import type { EventFacts, RefusalFacts } from '../../../../engine/ascent/codes.ts'
import type { Samples } from '../../samples.ts'

const placed = { card: 'G7', slot: 'b2' }
const step = { from: 'b1', to: 'b2' }

export const samples: Samples<RefusalFacts, EventFacts, Record<never, never>> = {
  refused: {
    CARD_NOT_IN_HAND: [{ cards: ['G7', 'BR', 'S3*'] }],
    GRID: [{ open: 3 }],
    GOAL: [{ open: ['greenPath', 'documentary', 'wildlife'] }],
    DISCARD: [{ named: 3 }],
    HERD_NONE: [{ slot: 'b2' }],
    HERD_TOP: [step],
    HERD_PATH: [step],
    HERD_BRIDGE: [step],
    FIRE_TARGET: [{ slot: 'b2' }],
    FIRE_TERRAIN: [{ slot: 'b2', card: 'FS', by: 'G7' }],
    FIRE_HERD: [{ slot: 'b2', card: 'FG' }],
    SLOT: [{ slot: 'z9' }],
    FIRE_UP: [{ source: 'b2', target: 'a1' }],
    SUMMIT_ONLY: [{ slot: 'a9' }],
    OCCUPIED: [
      { slot: 'b2', by: 'G7' },
      { slot: 'b2', by: 'BR' },
      { slot: 'b2', by: 'FG' }
    ],
    EDGE: [{ slot: 'a1' }],
    LEFT: [{ slot: 'b2' }],
    SUPPORT: [{ slot: 'b2' }],
    ROW: [{ ...placed, row: 8 }],
    TERRAIN: [{ ...placed, terrain: 'G' }],
    COST: [
      { ...placed, due: 3, can: 2 },
      { due: 3, can: 2 }
    ],
    PAY: [
      { ...placed, due: 3, paid: 2 },
      { due: 3, paid: 2 }
    ]
  },
  happened: {
    dealt: [
      { piles: [28, 28], bridged: [1], first: 0 },
      { piles: [55], bridged: [], first: 0 }
    ],
    drew: [{ seat: 0, count: 2 }],
    turn: [{ seat: 0 }],
    shuffled: [{ seat: 0, count: 5 }],
    over: [
      { outcome: 'won', why: 'WIN' },
      { outcome: 'lost', why: 'LOSS_STUCK' },
      { outcome: 'lost', why: 'LOSS_GOAL' },
      { outcome: 'stopped', why: 'STOPPED' }
    ],
    placed: [{ seat: 0, ...placed, paid: 2 }],
    discarded: [{ seat: 0, count: 2 }],
    bridged: [{ seat: 0, slot: 'b2' }],
    lifted: [{ seat: 0, card: 'FG', source: 'b2', target: 'a3', lifted: 'G7', paid: 2 }],
    topped: [{ seat: 0 }],
    revealed: [{ sequences: ['3-4-5', '5-4-3'] }],
    filmed: [{ sequence: '3-4-5' }],
    herded: [{ seat: 0, route: ['b1', 'b2', 'a3'], ibexes: 2, paid: 2 }],
    appeared: [{ slot: 'b2' }],
    climbed: [{ route: ['a8', 'b8', 'a9'], ibexes: 8 }],
    hooked: [{ seat: 0, left: 2 }]
  },
  doubted: {}
}
