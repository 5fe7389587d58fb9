import { parseDashPrefixedPicks, formatDashPrefixedPicks } from '../../../notation.ts'
import { playerAt, spendCards } from '../../../players.ts'
import { discardableCards, isDiscardable, type Card } from '../../sea/cards.ts'
import type { Reason } from '../../codes.ts'
import { parseCardToken } from '../../line.ts'
import { ruleMove } from '../../core/move.ts'
import type { Rule } from '../../core/rule.ts'
import { makeEvent } from '../../core/state.ts'
import { replacePendingWithTurnEnd } from '../../core/turn.ts'
import { discardBotPart } from './bot.ts'

const discardTwo = ruleMove('discard', {
  during: 'turn',

  parse(tokens) {
    const cards = parseDashPrefixedPicks(tokens, parseCardToken)
    return cards && { verb: 'discard', cards }
  },

  format: ({ cards }) => formatDashPrefixedPicks(cards).trim(),

  handCardsNeeded: ({ cards }) => cards,
  refusals: (state, seat, { cards }) => [refuseDiscardOfTwo(playerAt(state, seat).hand, cards)],

  apply(state, seat, { cards }) {
    return {
      state: replacePendingWithTurnEnd(spendCards(state, seat, [], cards), [seat]),
      events: [makeEvent('discarded', { seat, count: cards.length })]
    }
  },

  choices(state, seat) {
    const from = discardableCards(playerAt(state, seat).hand).map(String)
    if (from.length < 2) return []
    return [{ verb: 'discard', line: '', pick: { from, least: 2, most: 2 }, example: `-${from[0]} -${from[1]}` }]
  }
})

/**
 * The rule of discarding: a seat may discard two cards instead of placing an island, even if it could place one (RULES.md, 4.3).
 */
export const discard = {
  name: 'discard',
  moves: { discard: discardTwo },
  botPart: discardBotPart
} satisfies Rule

/** The reason against these cards as a discard of exactly two; null if they are allowed. */
export function refuseDiscardOfTwo(hand: readonly Card[], cards: readonly Card[]): Reason | null {
  if (!cards.every(isDiscardable)) return { code: 'MONSTER_UNDISCARDABLE' }
  if (cards.length === 2) return null
  return { code: 'DISCARD_NEEDS_TWO', facts: { named: cards.length, can: discardableCards(hand).length } }
}
