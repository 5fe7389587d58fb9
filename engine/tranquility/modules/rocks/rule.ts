import { makeConsequence } from '../../core/consequence.ts'
import { parseDashPrefixedPicks, formatDashPrefixedPicks } from '../../../notation.ts'
import { playerAt, spendCards } from '../../../players.ts'
import { discardableCards } from '../../sea/cards.ts'
import type { Reason } from '../../codes.ts'
import { parseRowIndexToken, parseCardToken } from '../../line.ts'
import {
  hasOpenCellInRow,
  isRowFull,
  rowIndexesWithOpenCell,
  rowNumberForPlayers,
  rowIndexOfCell,
  islandsByRow
} from '../../sea/rows.ts'
import { ruleMove } from '../../core/move.ts'
import type { Rule } from '../../core/rule.ts'
import { seaNamed } from '../../sea/seas.ts'
import { type State, makeEvent, replaceFirstStep } from '../../core/state.ts'
import { insertBeforeRefill } from '../../core/turn.ts'
import { refuseDiscardOfTwo } from '../discard/rule.ts'
import { rocksSampling } from './sampling.ts'
import { rocksBotPart } from './bot.ts'

/** How many rows must be full at once for the Rocks to be removed (ruling 10). */
const ROWS_TO_CLEAR = 4

const moveRocks = ruleMove('rocks', {
  during: 'rocks',
  way: 'row',

  parse([verb, rank = '', ...more]) {
    const row = parseRowIndexToken(rank)
    return verb === 'rocks' && row !== null && more.length === 0 ? { verb, row } : null
  },
  format: ({ row }) => `rocks ${rowNumberForPlayers(row)}`,

  refusals(state, _, { row }) {
    const facts = { row: rowNumberForPlayers(row) }
    if (row === rowOfRocks(state)) return [{ code: 'ROCKS_SAME_ROW', facts }]
    return [hasOpenCellInRow(state, row) ? null : { code: 'ROCKS_ROW_FULL', facts }]
  },

  apply: (state, seat, { row }) => ({
    state: replaceFirstStep({ ...state, rocks: { row } }),
    events: [makeEvent('rocks-moved', { seat, row: rowNumberForPlayers(row) })]
  }),

  candidates: state => rowIndexesWithOpenCell(state).map(row => ({ verb: 'rocks', row }))
})

const keepRocks = ruleMove('keep', {
  during: 'rocks',

  parse([verb, ...rest]) {
    const cards = parseDashPrefixedPicks(rest, parseCardToken)
    return verb === 'keep' && cards ? { verb, cards } : null
  },
  format: ({ cards }) => `keep${formatDashPrefixedPicks(cards)}`,
  handCardsNeeded: ({ cards }) => cards,
  refusals: (state, seat, { cards }) => [refuseDiscardOfTwo(playerAt(state, seat).hand, cards)],

  apply: (state, seat, { cards }) => ({
    state: replaceFirstStep(spendCards(state, seat, [], cards)),
    events: [makeEvent('rocks-kept', { seat, count: cards.length })]
  }),

  candidates: (state, seat) => [{ verb: 'keep', cards: discardableCards(playerAt(state, seat).hand).slice(0, 2) }],

  offer: (state, seat, { cards }) => ({
    payment: { from: discardableCards(playerAt(state, seat).hand).map(String), price: cards.length }
  })
})

/**
 * The rule of the Jagged Rocks: no card enters their row; after each action they move on, unless two discarded cards keep them
 * (RULES.md, 7.1; rulings 10, 31 and 32).
 */
export const rocks = {
  name: 'rocks',
  dealEventsForRecord: ['rocks-laid'],
  settings: [{ name: 'rocks', values: [false, true], default: false, when: { variant: ['standard'] } }],
  isOn: options => options.rocks === true,

  deal(state, { random }) {
    const row = random.below(islandsByRow(state).length)
    const facts = { row: rowNumberForPlayers(row) }
    return {
      state: { ...state, rocks: { row } },
      events: [{ ...makeEvent('rocks-laid', facts), sealed: { rocks: facts.row } }]
    }
  },

  moves: { rocks: moveRocks, keep: keepRocks },
  stepHandlers: { rocks: { awaits: state => [state.active], visible: ({ step }) => ({ step }) } },
  phaseAt: ({ step }) => (step === 'rocks' ? step : null),

  forbidsCell: (state, _, { cell }): Reason | null => {
    const row = rowIndexOfCell(seaNamed(state.sea), cell)
    return row === rowOfRocks(state)
      ? { code: 'ROW_BLOCKED', facts: { row: rowNumberForPlayers(row), by: 'rocks' } }
      : null
  },

  afterAction(state) {
    const row = rowOfRocks(state)
    if (row === null) return null
    if (islandsByRow(state).filter(isRowFull).length < ROWS_TO_CLEAR)
      return { state: insertBeforeRefill(state, { step: 'rocks' }), events: [] }
    return {
      state: { ...state, rocks: { row: null } },
      events: [makeEvent('rocks-gone', { row: rowNumberForPlayers(row) })]
    }
  },

  viewPart: state => ({ rocks: rowOfRocks(state) === null ? null : rowNumberForPlayers(rowOfRocks(state) ?? 0) }),
  consequences({ before, after }) {
    const [from, to] = [rowOfRocks(before), rowOfRocks(after)]
    if (from === null || from === to) return []
    return to === null
      ? [makeConsequence('removesRocks', { row: rowNumberForPlayers(from) })]
      : [makeConsequence('movesRocks', { row: rowNumberForPlayers(to) })]
  },

  botPart: rocksBotPart,
  sampling: rocksSampling
} satisfies Rule

function rowOfRocks({ rocks: lie }: State): number | null {
  return lie?.row ?? null
}
