import { priceEach } from '../../../choice.ts'
import type { Choice } from '../../../game.ts'
import { readPicks, writePicks } from '../../../notation.ts'
import { playerAt, spendCards } from '../../../players.ts'
import { type Card, discardable } from '../../sea/cards.ts'
import type { Reason } from '../../codes.ts'
import { readRow, readCard } from '../../line.ts'
import { isFull, openRows, rankOf, rowOf, rowsOf } from '../../sea/rows.ts'
import type { Action, Move, Rule } from '../../core/rule.ts'
import { seaNamed } from '../../sea/seas.ts'
import { type State, happened, proceed } from '../../core/state.ts'
import { beforeRefill } from '../../core/turn.ts'
import { refuseTwo } from '../discard/rule.ts'
import { imagining } from './imagining.ts'
import { pilot } from './pilot.ts'

/** With so many rows full at once the Rocks are removed (ruling 10). */
const ROWS_TO_CLEAR = 4

interface MoveRocks extends Action {
  readonly verb: 'rocks'
  readonly row: number
}

interface KeepRocks extends Action {
  readonly verb: 'keep'
  readonly cards: readonly Card[]
}

const moveRocks: Move<MoveRocks> = {
  verb: 'rocks',
  during: 'rocks',

  read([verb, rank = '', ...more]) {
    const row = readRow(rank)
    return verb === 'rocks' && row !== null && more.length === 0 ? { verb, row } : null
  },
  write: ({ row }) => `rocks ${rankOf(row)}`,

  refuse(state, _, { row }) {
    if (row === rocksIn(state)) return { code: 'ROCKS_SAME_ROW', facts: { row: rankOf(row) } }
    return openRows(state).includes(row) ? null : { code: 'ROCKS_ROW_FULL', facts: { row: rankOf(row) } }
  },

  apply: (state, seat, { row }) => ({
    state: proceed({ ...state, rocks: { row } }),
    events: [happened('rocks-moved', { seat, row: rankOf(row) })]
  }),

  choices(state): Choice[] {
    const ranks = openRows(state).flatMap(row => (row === rocksIn(state) ? [] : rankOf(row)))
    const at = priceEach(0, ranks)
    return [{ verb: 'rocks', line: 'rocks _', ways: { kind: 'row', at }, try: `rocks ${ranks[0]}` }]
  }
}

const keepRocks: Move<KeepRocks> = {
  verb: 'keep',
  during: 'rocks',

  read([verb, ...rest]) {
    const cards = readPicks(rest, readCard)
    return verb === 'keep' && cards ? { verb, cards } : null
  },
  write: ({ cards }) => `keep${writePicks(cards)}`,
  cards: ({ cards }) => cards,
  refuse: (state, seat, { cards }) => refuseTwo(playerAt(state, seat).hand, cards),

  apply: (state, seat, { cards }) => ({
    state: proceed(spendCards(state, seat, [], cards)),
    events: [happened('rocks-kept', { seat, count: cards.length })]
  }),

  choices(state, seat): Choice[] {
    const from = discardable(playerAt(state, seat).hand).map(String)
    if (from.length < 2) return []
    return [{ verb: 'keep', line: 'keep', pick: { from, least: 2, most: 2 }, try: `keep -${from[0]} -${from[1]}` }]
  }
}

/** Rulebook: no card enters the row of the Jagged Rocks; after each action they move on, or two cards keep them. */
export const rocks = {
  name: 'rocks',
  dealing: ['rocks-laid'],
  settings: [{ name: 'rocks', values: [false, true], default: false, when: { variant: ['standard'] } }],
  isOn: options => options.rocks === true,

  deal(state, { random }) {
    const row = random.below(rowsOf(state).length)
    const facts = { row: rankOf(row) }
    return {
      state: { ...state, rocks: { row } },
      events: [{ ...happened('rocks-laid', facts), sealed: { rocks: facts.row } }]
    }
  },

  moves: [moveRocks, keepRocks],
  pending: { rocks: { awaits: state => [state.active] } },
  phase: ({ step }) => (step === 'rocks' ? step : null),

  bars: (state, _, { cell }): Reason | null => {
    const row = rowOf(seaNamed(state.sea), cell)
    return row === rocksIn(state) ? { code: 'ROW_BLOCKED', facts: { row: rankOf(row), by: 'rocks' } } : null
  },

  after(state) {
    const row = rocksIn(state)
    if (row === null) return null
    if (rowsOf(state).filter(isFull).length < ROWS_TO_CLEAR)
      return { state: beforeRefill(state, { step: 'rocks' }), events: [] }
    return { state: { ...state, rocks: { row: null } }, events: [happened('rocks-gone', { row: rankOf(row) })] }
  },

  shown: state => ({ rocks: rocksIn(state) === null ? null : rankOf(rocksIn(state) ?? 0) }),
  pilot,
  imagining
} satisfies Rule

function rocksIn({ rocks: lie }: State): number | null {
  return lie?.row ?? null
}
