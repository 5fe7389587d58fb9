import type { EventFacts, RefusalFacts } from '../../../../engine/cloud9/codes.ts'
import { LINES } from '../../../../engine/cloud9/lines.ts'
import type { Samples } from '../../samples.ts'

export const samples: Samples<RefusalFacts, EventFacts, Record<never, never>> = {
  refused: {},
  happened: {
    dealt: [
      { first: 0, hands: [6, 6, 6], pile: 60 },
      { first: 0, hands: [6, 6, 6], pile: 60, hand: ['G', 'W'] }
    ],
    trip: [{ trip: 2, pilot: 1 }],
    rolled: [
      { seat: 0, cloud: 4, dice: ['G', 'G', '-'] },
      { seat: 0, cloud: 4, dice: ['-', '-'] }
    ],
    chose: [{ seat: 0 }, ...LINES.map(choice => ({ seat: 0, choice }))],
    waits: [{ seat: 0 }],
    jumped: [{ seat: 0, points: 4 }],
    stayed: [{ seat: 0 }],
    rose: [
      { seat: 0, cloud: 4, by: 'nothing', cards: [] },
      { seat: 0, cloud: 4, by: 'wild', cards: ['W'] },
      { seat: 0, cloud: 4, by: 'colours', cards: ['G', 'G', 'P'] }
    ],
    arrived: [{ seats: [0, 1, 2], points: 25 }],
    fell: [
      { seat: 0, seats: [0, 1, 2] },
      { seat: 0, seats: [0] }
    ],
    continued: [{ seat: 0 }],
    shuffled: [{ count: 12 }],
    drew: [
      { seat: 0, count: 1 },
      { seat: 0, count: 1, cards: ['G'] }
    ],
    over: [
      { outcome: 'ranked', why: 'FIFTY_POINTS' },
      { outcome: 'stopped', why: 'STOPPED' }
    ]
  },
  doubted: {}
}
