import { priceEach } from '../../../choice.ts'
import type { Choice } from '../../../game.ts'
import { parsePicks, formatPicks } from '../../../notation.ts'
import { playerAt, spendCards } from '../../../players.ts'
import { type Card, discardableCards } from '../../sea/cards.ts'
import type { Reason } from '../../codes.ts'
import { readRowToken, readCardToken } from '../../line.ts'
import { isRowFull, rowsWithOpenCell, rankOfRow, rowOfCell, islandsByRow } from '../../sea/rows.ts'
import type { Action, Move, Rule } from '../../core/rule.ts'
import { seaNamed } from '../../sea/seas.ts'
import { type State, happened, replaceFirstStep } from '../../core/state.ts'
import { insertBeforeRefill } from '../../core/turn.ts'
import { refuseDiscardOfTwo } from '../discard/rule.ts'
import { rocksSampling } from './sampling.ts'
import { rocksBot } from './bot.ts'

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
    const row = readRowToken(rank)
    return verb === 'rocks' && row !== null && more.length === 0 ? { verb, row } : null
  },
  write: ({ row }) => `rocks ${rankOfRow(row)}`,

  refuse(state, _, { row }) {
    if (row === rocksIn(state)) return { code: 'ROCKS_SAME_ROW', facts: { row: rankOfRow(row) } }
    return rowsWithOpenCell(state).includes(row) ? null : { code: 'ROCKS_ROW_FULL', facts: { row: rankOfRow(row) } }
  },

  apply: (state, seat, { row }) => ({
    state: replaceFirstStep({ ...state, rocks: { row } }),
    events: [happened('rocks-moved', { seat, row: rankOfRow(row) })]
  }),

  choices(state): Choice[] {
    const ranks = rowsWithOpenCell(state).flatMap(row => (row === rocksIn(state) ? [] : rankOfRow(row)))
    const at = priceEach(0, ranks)
    return [{ verb: 'rocks', line: 'rocks _', ways: { kind: 'row', at }, example: `rocks ${ranks[0]}` }]
  }
}

const keepRocks: Move<KeepRocks> = {
  verb: 'keep',
  during: 'rocks',

  read([verb, ...rest]) {
    const cards = parsePicks(rest, readCardToken)
    return verb === 'keep' && cards ? { verb, cards } : null
  },
  write: ({ cards }) => `keep${formatPicks(cards)}`,
  cards: ({ cards }) => cards,
  refuse: (state, seat, { cards }) => refuseDiscardOfTwo(playerAt(state, seat).hand, cards),

  apply: (state, seat, { cards }) => ({
    state: replaceFirstStep(spendCards(state, seat, [], cards)),
    events: [happened('rocks-kept', { seat, count: cards.length })]
  }),

  choices(state, seat): Choice[] {
    const from = discardableCards(playerAt(state, seat).hand).map(String)
    if (from.length < 2) return []
    return [{ verb: 'keep', line: 'keep', pick: { from, least: 2, most: 2 }, example: `keep -${from[0]} -${from[1]}` }]
  }
}

/**
 * No card enters the row of the Jagged Rocks; after each action they move on, or two cards keep them (RULES.md, 7.1; rulings
 * 10, 31 and 32).
 */
export const rocks = {
  name: 'rocks',
  dealEvents: ['rocks-laid'],
  settings: [{ name: 'rocks', values: [false, true], default: false, when: { variant: ['standard'] } }],
  isOn: options => options.rocks === true,

  deal(state, { random }) {
    const row = random.below(islandsByRow(state).length)
    const facts = { row: rankOfRow(row) }
    return {
      state: { ...state, rocks: { row } },
      events: [{ ...happened('rocks-laid', facts), sealed: { rocks: facts.row } }]
    }
  },

  moves: [moveRocks, keepRocks],
  stepHandlers: { rocks: { awaits: state => [state.active], visible: ({ step }) => ({ step }) } },
  phaseAt: ({ step }) => (step === 'rocks' ? step : null),

  forbidsCell: (state, _, { cell }): Reason | null => {
    const row = rowOfCell(seaNamed(state.sea), cell)
    return row === rocksIn(state) ? { code: 'ROW_BLOCKED', facts: { row: rankOfRow(row), by: 'rocks' } } : null
  },

  afterAction(state) {
    const row = rocksIn(state)
    if (row === null) return null
    if (islandsByRow(state).filter(isRowFull).length < ROWS_TO_CLEAR)
      return { state: insertBeforeRefill(state, { step: 'rocks' }), events: [] }
    return { state: { ...state, rocks: { row: null } }, events: [happened('rocks-gone', { row: rankOfRow(row) })] }
  },

  viewPart: state => ({ rocks: rocksIn(state) === null ? null : rankOfRow(rocksIn(state) ?? 0) }),
  bot: rocksBot,
  sampling: rocksSampling
} satisfies Rule

function rocksIn({ rocks: lie }: State): number | null {
  return lie?.row ?? null
}
