import type { CommonEventFacts, RefusalFacts } from '../../../../engine/tranquility/codes.ts'
import type { WarningFacts } from '../../../../engine/tranquility/warnings.ts'
import type { ModuleEvents } from '../../../../engine/tranquility/modules/slices.ts'
import type { Samples } from '../../samples.ts'

const SCORE = { placed: 6, discarded: 9, inRuns: 4, longest: 4, points: 7 }
const priced = { card: '40', cell: 'd3' }

export const samples: Samples<RefusalFacts, CommonEventFacts & ModuleEvents, WarningFacts> = {
  refused: {
    MODULE: [{ verb: 'monster' }],
    CARD_NOT_IN_HAND: [{ card: '40' }, { card: 'W' }, { cards: ['40', 'F', 'S'] }],
    SLOT_OUT_OF_RANGE: [{ cell: 'z9' }],
    SLOT_OCCUPIED: [{ cell: 'd3', by: '38' }],
    ROW_BLOCKED: [
      { row: 4, by: 'rocks' },
      { row: 4, by: 'P1' }
    ],
    SPACE_STORMED: [{ cell: 'c1' }],
    PILLARS_FIRST: [{ cell: 'd3', card: '40' }],
    WILD_AS_UNAVAILABLE: [{ verb: 'compass' }, { verb: 'monster' }, { verb: 'start' }, { verb: 'finish' }],
    WILD_VALUE_RANGE: [{ card: 'W', value: 81 }],
    WILD_VALUE_TAKEN: [
      { card: 'W', value: 38 },
      { card: 'J', value: 38 }
    ],
    MONSTER_NO_TARGET: [{ cell: 'd3' }],
    ORDER: [
      { card: '40', cell: 'd3', against: '38' },
      { card: '40', between: ['39', '41'] },
      { card: '40', between: ['39'] }
    ],
    MATH_IMPOSSIBLE: [{ cell: 'd3', card: '40' }],
    ORANGE_NEEDS_NEIGHBOUR: [{ cell: 'd3' }],
    COST_TOO_HIGH: [
      { ...priced, due: 3, can: 2 },
      { due: 3, can: 2 }
    ],
    PAYMENT_COUNT: [
      { ...priced, due: 3, paid: 2 },
      { due: 3, paid: 2 }
    ],
    PAYMENT_INVALID: [{ ...priced, paid: ['7', 'F'] }, { paid: ['7', 'F'] }],
    DISCARD_NEEDS_TWO: [{ named: 3, can: 5 }],
    FINISH_GRID_INCOMPLETE: [{ open: 3 }],
    FINISH_ORIENTATION: [{ wrong: 3 }],
    FINISH_MONSTER_HELD: [{ seats: [0, 1] }],
    ROCKS_SAME_ROW: [{ row: 4 }],
    ROCKS_ROW_FULL: [{ row: 4 }],
    STORM_CHOICE: [{ storm: 'P1' }, { storm: 'Y1', due: 2, named: 1 }],
    PURPLE_ROW_FULL: [{ row: 4, storm: 'P1' }],
    STORM_NOT_ACTIVE: [{ storm: 'O1' }],
    PLEDGE_COUNT: [
      { count: 3, named: 2, most: 5 },
      { count: 6, named: 6, most: 5 }
    ],
    PLEDGE_BAD_CARDS: [{ cards: ['7', 'S'] }],
    PLEDGE_OVER_EIGHT: [{ count: 5, short: 4 }],
    NO_COMPASS_CARD: [{ cell: 'c1' }, {}],
    NO_GRID_CARD: [{ cell: 'd3' }]
  },
  happened: {
    dealt: [{ piles: [38, 38], first: 0 }],
    ready: [{ piles: [38, 38] }],
    drew: [
      { seat: 0, count: 2 },
      { seat: 0, count: 2, cards: ['7', 'S'] }
    ],
    turn: [{ seat: 0 }],
    placed: [
      { seat: 0, card: '40', cell: 'd3', paid: 2 },
      { seat: 0, card: '40', cell: 'd3', paid: 2, with: 'W' }
    ],
    discarded: [{ seat: 0, count: 2 }],
    started: [{ seat: 0 }, { seat: 0, with: 'W' }],
    pledged: [
      { seat: 0, count: 4 },
      { seat: 0, count: 4, blind: true }
    ],
    withdrew: [{ seat: 0 }],
    paid: [{ counts: [3, 5] }],
    finished: [{ seat: 0 }, { seat: 0, with: 'J' }],
    over: [
      { outcome: 'won', why: 'WIN' },
      { outcome: 'lost', why: 'LOSS_NO_ACTION' },
      { outcome: 'lost', why: 'LOSS_START_UNPAYABLE' },
      { outcome: 'ranked', why: 'SCORED' },
      { outcome: 'stopped', why: 'STOPPED' }
    ],
    'row-laid': [{ row: ['1', '2'], left: 65, day: 1 }],
    took: [{ seat: 0, cards: ['5', '7'], laid: ['9'] }],
    exchanged: [{ seat: 0, cards: ['5', '7'] }],
    passed: [{ seat: 0 }],
    scored: [{ scores: [SCORE, SCORE] }],
    'set-aside': [{ seat: 0 }],
    flipped: [
      { seat: 0, side: 'day' },
      { seat: 0, side: 'night' }
    ],
    rotated: [
      { seat: 0, cell: 'd3', side: 'day' },
      { seat: 0, cell: 'd3', side: 'night' }
    ],
    explorers: [{ left: 30 }],
    explored: [
      { seat: 0, cell: 'c1', explorer: 'storm', card: '40' },
      { seat: 0, cell: 'c1', explorer: 'monster', card: '40' },
      { seat: 0, cell: 'c1', explorer: 'start' },
      { seat: 0, cell: 'c1', explorer: 'rocks' },
      { seat: 0, cell: 'c1', explorer: 'kept' },
      { seat: 0, cell: 'c1', explorer: 'kept', card: 'J' }
    ],
    'explorer-paid': [
      { seat: 0, count: 2, unseen: 0 },
      { seat: 0, count: 2, unseen: 1 },
      { seat: 0, count: 1, unseen: 1 },
      { seat: 0, count: 0, unseen: 1 }
    ],
    cleared: [{ seat: 0, cell: 'c1' }],
    destroyed: [
      { seat: 0, card: '40', cell: 'd3' },
      { seat: 0, card: '40', cell: 'd3', with: 'W' }
    ],
    FINISH_MONSTER_HELD: [{ seats: [0, 1] }],
    'rocks-laid': [{ row: 4 }],
    'rocks-moved': [{ seat: 0, row: 4 }],
    'rocks-kept': [{ seat: 0, count: 2 }],
    'rocks-gone': [{ row: 4 }],
    stormed: [
      { seat: 0, storm: 'Y1' },
      { seat: 0, storm: 'P1' },
      { seat: 0, storm: 'O1' }
    ],
    'storm-struck': [
      { seat: 0, storm: 'Y1', count: 2 },
      { seat: 0, storm: 'P1', row: 4 },
      { seat: 0, storm: 'O2' }
    ],
    'storm-left': [{ storm: 'P2' }],
    'compass-earned': [
      { seat: 0, by: 'start' },
      { seat: 0, by: 'hand' },
      { seat: 0, by: 'row', row: 4 }
    ],
    'compass-spent': [
      { seat: 0, storm: 'Y1' },
      { seat: 0, storm: 'O1', with: 'W' }
    ],
    'whole-hand': [{ seat: 0, count: 4 }]
  },
  doubted: {
    FEW_LEFT: [
      { below: 0, above: 40, cells: 41, left: 39 },
      { below: 38, above: 40, cells: 2, left: 1 },
      { below: 40, above: 81, cells: 41, left: 40, reopens: true }
    ]
  }
}
