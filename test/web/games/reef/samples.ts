import type { EventFacts, RefusalFacts } from '../../../../engine/reef/codes.ts'
import type { Samples } from '../../samples.ts'

const ofColour = ['R', 'Y', 'G', 'B', 'P', 'K'].map(colour => ({ colour }))
const inCell = { cell: 'c2' }
const paid = { R: 2, pe: 3 }

export const samples: Samples<RefusalFacts, EventFacts, Record<never, never>> = {
  refused: {
    COLOUR_NOT_ROLLED: ofColour,
    COLOUR_OUT_OF_STOCK: ofColour,
    NO_BOAT: [{ ...inCell, boats: 2 }],
    NO_CARD: [inCell],
    FACE_DOWN: [inCell],
    ALREADY_FACE_UP: [inCell],
    BAD_TARGET: [{ coral: 2 }, { ...inCell, coral: 2 }],
    CORAL_LIMIT: [{ most: 6 }],
    NO_FREE_CORAL: [{ card: 'Rm' }, { card: 'Bf' }],
    CORAL_CLOSED: [{ coral: 2 }],
    SAME_SEX: [
      { coral: 2, card: 'Rm' },
      { coral: 2, card: 'Kf' }
    ],
    PAIR_NOT_WANTED: [{ pair: 'RB' }, { pair: 'RR' }],
    BOATS_MAX: [{ most: 8 }],
    BAD_PAYMENT: [{ due: 3, paid: 2 }],
    NOT_ENOUGH_WORMS: [{ paid: ['R', 'pe'] }],
    WRONG_WORM_COLOUR: ofColour.map(one => ({ ...one, other: 'B' }))
  },
  happened: {
    dealt: [{ first: 0, rows: { 0: ['Rm'], 3: ['co'] }, wanted: ['RB', null], deck: 40 }],
    rolled: [
      { seat: 0, dice: ['R', 'B'] },
      { seat: 0, dice: ['R', 'R'] }
    ],
    took: ofColour.map(one => ({ seat: 0, ...one })),
    turn: [{ seat: 0 }],
    bought: [
      ...['co', 'sh', 'pe', '~'].map(card => ({ seat: 0, ...inCell, card, paid })),
      ...['Rm', 'Bf'].map(card => ({ seat: 0, ...inCell, card, paid, coral: 2 }))
    ],
    bred: [
      { seat: 0, coral: 2, pair: 'RB', parents: ['Rm', 'Bf'] },
      { seat: 0, coral: 2, pair: 'RR', parents: ['Rm', 'Rf'] }
    ],
    wanted: [
      { pair: 'RB', place: 1, left: 3 },
      { pair: 'GG', place: 1, left: 3 }
    ],
    looked: [{ seat: 0, ...inCell, paid }],
    revealed: ['co', 'sh', 'pe', '~', 'Rm', 'Bf'].map(card => ({ seat: 0, ...inCell, card })),
    launched: [{ seat: 0, boats: 2, paid }],
    ate: [
      { seat: 0, ...inCell, card: 'co' },
      { seat: 0, ...inCell, card: '~' },
      { seat: 0, coral: 2, card: 'Bf' }
    ],
    ended: [{ seat: 0 }],
    drained: [{ cells: ['a1', 'a2'] }],
    shuffled: [{ count: 12 }],
    flowed: [
      { cards: { h1: 'co', h4: 'Rm' }, hidden: 2, left: 20 },
      { cards: {}, hidden: 2, left: 20 }
    ],
    over: [
      { outcome: 'ranked', why: 'FIVE_BREEDINGS' },
      { outcome: 'stopped', why: 'STOPPED' }
    ]
  },
  doubted: {}
}
