import { makeConsequence } from '../../core/consequence.ts'
import type { Step } from '../../../game.ts'
import { spendCards } from '../../../players.ts'
import { firstReasonByCodeOrder } from '../../../refusal.ts'
import { unmetGoalsVisibleToAll, heldCardKindsForRole } from '../../core/rule-queries.ts'
import type { Card } from '../../sea/cards.ts'
import { REFUSAL_CODES, type Reason } from '../../codes.ts'
import { ruleMove } from '../../core/move.ts'
import type { Rule } from '../../core/rule.ts'
import {
  type PendingStep,
  type State,
  endMatch,
  makeEvent,
  countOpenCells,
  replaceFirstStep
} from '../../core/state.ts'
import { finishBotPart } from './bot.ts'

const FIVE: readonly Card[] = ['F', 'F', 'F', 'F', 'F']
const CARDS: ReadonlyMap<string, Card> = new Map([
  ['finish', 'F'],
  ['finish w', 'W'],
  ['finish j', 'J']
])

const playFinish = ruleMove('finish', {
  during: 'turn',

  parse(tokens) {
    const card = CARDS.get(tokens.join(' '))
    return card ? { verb: 'finish', card } : null
  },
  format: ({ card }) => lineOf(card),
  handCardsNeeded: ({ card }) => [card],

  refusals: (state, _, __, rules) => [reasonNotFinished(state, rules)],

  apply: (state, seat, { card }) => ({
    state: replaceFirstStep(state, [{ step: 'win', seat, card }]),
    events: [makeEvent('finished', { seat, ...(card !== 'F' && { with: String(card) }) })]
  }),

  candidates(state, seat, rules) {
    if (countOpenCells(state) > 0) return []
    return heldCardKindsForRole(rules, state, seat, 'finish', 'F').map(card => ({ verb: 'finish', card }))
  },

  offer: (_, __, { card }) => ({ subject: String(card), ...(card !== 'F' && { standsFor: 'F' }) }),
  whyMoveCannotUseCard: (state, _, card, rules) => (card === 'F' ? reasonNotFinished(state, rules) : null),
  hiddenFailure: hiddenFailureOfAnyRule
})

function lineOf(card: Card): string {
  return card === 'F' ? 'finish' : `finish ${card}`
}

function reasonNotFinished(state: State, rules: readonly Rule[]): Reason | null {
  const open = countOpenCells(state)
  if (open > 0) return { code: 'FINISH_GRID_INCOMPLETE', facts: { open } }
  return firstReasonByCodeOrder(REFUSAL_CODES, unmetGoalsVisibleToAll(rules, state))
}

function hiddenFailureOfAnyRule(state: State, rules: readonly Rule[]): Step<State> | null {
  for (const rule of rules) {
    const step = rule.hiddenFailure?.(state)
    if (step) return step
  }
  return null
}

/** Wins the match with the Finish, unless a hidden failure comes to light, such as a Sea Monster in a hand. */
function win(state: State, { seat, card }: Extract<PendingStep, { step: 'win' }>, rules: readonly Rule[]): Step<State> {
  const failed = hiddenFailureOfAnyRule(replaceFirstStep(state, [{ step: 'turn' }]), rules)
  return failed ?? endMatch(spendCards(state, seat, [card], []), { outcome: 'won', why: 'WIN' })
}

/**
 * The rule of the Finish: it wins once every cell is filled and no rule's condition is unmet (RULES.md, 6.1; rulings 34 and 35).
 */
export const finish = {
  name: 'finish',
  deck: cards => [...cards, ...FIVE],
  moves: { finish: playFinish },
  stepHandlers: { win: { run: win, visible: ({ step, seat, card }) => ({ step, seat, card }) } },
  consequences: ({ seat, action }) => (action.verb === 'finish' ? [makeConsequence('wins', { seat })] : []),

  botPart: finishBotPart
} satisfies Rule
