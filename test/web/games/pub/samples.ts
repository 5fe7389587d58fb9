import type { EventFacts, RefusalFacts } from '../../../../engine/pub/codes.ts'
import type { WarningFacts } from '../../../../engine/pub/warnings.ts'
import type { Samples } from '../../samples.ts'

const guests = ['aL1', 'bN2', 'aO1', 'bT'].map(char => ({ char }))

export const samples: Samples<RefusalFacts, EventFacts, WarningFacts> = {
  refused: {
    SUM_TOO_BIG: [{ coins: 9, most: 8 }],
    NOT_YOUR_CHARACTER: guests,
    NOT_IN_PUB: guests,
    TOO_DRUNK: guests.map(guest => ({ ...guest, beers: 3 })),
    ONE_WAY_ONLY: guests,
    SEAT_REFUSED: guests.map(guest => ({ ...guest, table: 4 })),
    SAME_TABLE: [{ table: 4 }, { table: 4, char: 'aO1' }],
    NEEDS_VICTIM: [{ table: 4 }],
    BAD_VICTIM: guests.map(guest => ({ ...guest, table: 4 })),
    NOT_AT_EXIT: guests,
    TOO_SOBER: guests.map(guest => ({ ...guest, coins: 3, beers: 2 }))
  },
  happened: {
    dealt: [{ first: 0 }],
    entered: guests.map(guest => ({ ...guest, coins: 4 })),
    turn: [{ seat: 0 }],
    rolled: [{ seat: 0, A: 3, B: 5 }],
    forced: [{ seat: 0, line: 'enter A' }],
    shuffled: [{ seat: 0, count: 4 }],
    tipped: [0, 4].map(place => ({ char: 'aO1', place })),
    moved: [
      { char: 'aO1', from: 0, to: 4, dir: 'cw', steps: 4 },
      { char: 'bN2', from: 4, to: 0, dir: 'ccw', steps: 4 },
      { char: 'aL1', from: 4, to: 4, dir: 'cw', steps: 7 }
    ],
    took: [0, 4].map(place => ({ char: 'aO1', place })),
    innkeeper: [{ seat: 0, table: 4 }],
    drank: [{ chars: ['aO1', 'bO2'] }],
    paid: [
      {
        rounds: [
          ['aL1', 'bN2'],
          ['bN2', 'aT']
        ]
      }
    ],
    expelled: [{ chars: ['aL1', 'bN2', 'aO1'], why: ['coin', 'beer', 'both'] }],
    left: guests.map(guest => ({ ...guest, beers: 3, bank: 7 })),
    passed: [{ seat: 0 }],
    over: [
      { outcome: 'ranked', why: 'GOAL' },
      { outcome: 'stopped', why: 'STOPPED' }
    ]
  },
  doubted: { OWN_EXPELLED: [{ chars: ['aL1', 'aN2'] }] }
}
