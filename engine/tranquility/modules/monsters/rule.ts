import { makeConsequence } from '../../core/consequence.ts'
import { singleChoiceIfPayable } from '../../../choice.ts'
import type { Seat } from '../../../game.ts'
import { looksLikeCellName } from '../../../notation.ts'
import { playerAt } from '../../../players.ts'
import { firstReasonByCodeOrder, lastReasonByCodeOrder } from '../../../refusal.ts'
import {
  cellRefusals,
  isCellForbidden,
  rulesThatMayForbidCells,
  heldCardKindsForRole
} from '../../core/rule-queries.ts'
import type { Card } from '../../sea/cards.ts'
import { REFUSAL_CODES, type Reason } from '../../codes.ts'
import { ruleMove } from '../../core/move.ts'
import type { Rule } from '../../core/rule.ts'
import { type Cell, cellNamedOrThrow, cellNamed, seaNamed } from '../../sea/seas.ts'
import { playCardAndNotifyRules } from '../../core/play-card.ts'
import { type State, makeEvent } from '../../core/state.ts'
import { replacePendingWithTurnEnd } from '../../core/turn.ts'
import { monstersSampling } from './sampling.ts'
import { monstersBotPart } from './bot.ts'

const CARDS: ReadonlyMap<string, Card> = new Map([
  ['m', 'M'],
  ['wm', 'W']
])

const playMonster = ruleMove('monster', {
  during: 'turn',

  parse([first = '', ...more]) {
    const [name = '', cell = '', ...rest] = first.split('@')
    const card = CARDS.get(name)
    return card && looksLikeCellName(cell) && more.length + rest.length === 0 ? { verb: 'monster', card, cell } : null
  },
  format: ({ card, cell }) => `${nameOf(card)}@${cell}`,
  handCardsNeeded: ({ card }) => [card],
  isPlayedByWild: ({ card }) => card === 'W',
  refusals: (state, seat, { cell }, rules) => refuseTarget(rules, state, seat, cell),

  apply(state, seat, { card, cell }, rules) {
    const slot = cellNamedOrThrow(seaNamed(state.sea), cell)
    const island = state.cells[slot] ?? 0
    const cells = state.cells.map((lies, other) => (other === slot ? null : lies))
    const destroyed = [...(state.destroyed ?? []), island]
    const facts = { seat, card: String(island), cell, ...(card !== 'M' && { with: String(card) }) }
    return {
      state: replacePendingWithTurnEnd(
        withMonsterCounted(playCardAndNotifyRules(rules, { ...state, cells, destroyed }, seat, card), seat, card),
        [seat]
      ),
      events: [makeEvent('destroyed', facts)]
    }
  },

  choices(state, seat, rules) {
    const held = heldCardKindsForRole(rules, state, seat, 'monster', 'M')
    if (held.length === 0) return []
    const barring = rulesThatMayForbidCells(rules)
    const cells = seaNamed(state.sea).names.filter(
      (_, cell) => !isEmpty(state, cell) && !isCellForbidden(barring, state, seat, { cell, island: null })
    )
    return held.flatMap(card => {
      const as = card === 'M' ? {} : { standsFor: 'M' }
      return singleChoiceIfPayable(
        { verb: 'monster', subject: String(card), ...as, line: `${nameOf(card)}@_` },
        'cell',
        cells
      )
    })
  },

  whyMoveCannotUseCard(state, seat, card, rules) {
    if (card !== 'M') return null
    const cells = seaNamed(state.sea).names
    const reasons = cells.flatMap(
      cell => firstReasonByCodeOrder(REFUSAL_CODES, refuseTarget(rules, state, seat, cell)) ?? []
    )
    return lastReasonByCodeOrder(REFUSAL_CODES, reasons)
  }
})

/**
 * The rule of the Sea Monsters: one takes an island and itself out of the game; while any seat holds one, no Finish wins
 * (RULES.md, 7.2; rulings 11, 33, 34, 35 and 42).
 */
export const monsters = {
  name: 'monsters',
  settings: [{ name: 'monsters', values: [0, 3, 4, 5], default: 0, when: { variant: ['standard'] } }],
  isOn: options => Number(options.monsters) > 0,
  deck: (cards, options) => [...cards, ...Array.from({ length: Number(options.monsters) }, (): Card => 'M')],
  deal: (state, { options }) => ({
    state: { ...state, monsters: { left: Number(options.monsters), marked: [] }, destroyed: [] },
    events: []
  }),
  moves: { monster: playMonster },

  unmetGoal(state) {
    const seats = state.monsters?.marked ?? []
    return seats.length > 0 ? { code: 'FINISH_MONSTER_HELD', facts: { seats } } : null
  },

  hiddenFailure(state) {
    const seats = [...state.players.keys()].filter(seat => holdsMonster(state, seat))
    if (seats.length === 0) return null
    const left = state.monsters?.left ?? 0
    return {
      state: { ...state, monsters: { left, marked: seats } },
      events: [makeEvent('FINISH_MONSTER_HELD', { seats })]
    }
  },

  viewPart: ({ monsters: { left = 0, marked = [] } = {} }) => ({ monsters: { left, marked } }),
  scoreItems: ({ monsters: shown }) => (shown ? [{ name: 'monsters', kind: 'count', value: shown.left }] : []),

  consequences({ before, after, action }) {
    const left = after.monsters?.left ?? 0
    if (action.verb === 'finish' && left > 0) return [makeConsequence('mayFail', { monsters: left })]
    if (action.verb !== 'monster') return []
    const island = before.cells[cellNamedOrThrow(seaNamed(before.sea), action.cell)]
    return [makeConsequence('destroys', { card: String(island), cell: action.cell, left })]
  },

  botPart: monstersBotPart,
  sampling: monstersSampling
} satisfies Rule

function nameOf(card: Card): string {
  return card === 'M' ? 'M' : `${card}M`
}

function holdsMonster(state: State, seat: Seat): boolean {
  return playerAt(state, seat).hand.includes('M')
}

/** The reasons against playing a Sea Monster on a cell (ruling 33). */
function refuseTarget(rules: readonly Rule[], state: State, seat: Seat, cell: string): Reason[] {
  const slot = cellNamed(seaNamed(state.sea), cell)
  if (slot === null) return [{ code: 'SLOT_OUT_OF_RANGE', facts: { cell } }]
  const reasons = cellRefusals(rules, state, seat, { cell: slot, island: null })
  return isEmpty(state, slot) ? [...reasons, { code: 'MONSTER_NO_TARGET', facts: { cell } }] : reasons
}

function isEmpty({ cells }: State, cell: Cell): boolean {
  return (cells[cell] ?? null) === null
}

/** Counts a played Sea Monster, but not a Wild played as one; unmarks the seat if it holds no other. */
function withMonsterCounted(state: State, seat: Seat, card: Card): State {
  const { left = 0, marked = [] } = state.monsters ?? {}
  return {
    ...state,
    monsters: {
      left: card === 'M' ? left - 1 : left,
      marked: holdsMonster(state, seat) ? marked : marked.filter(other => other !== seat)
    }
  }
}
