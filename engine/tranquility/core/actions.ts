import { chainSteps } from '../../chain-steps.ts'
import type { Seat } from '../../game.ts'
import { moveKit } from '../../move-kit.ts'
import { playerAt } from '../../players.ts'
import { firstReasonByCodeOrder, lastReasonByCodeOrder } from '../../refusal.ts'
import { REFUSAL_CODES, type Reason } from '../codes.ts'
import { parseCardToken } from '../line.ts'
import { MOVES, rulesOf } from '../modules/index.ts'
import type { TypesSharedByMoves } from './move.ts'
import { movesOf, reasonsAgainstMove, refuseUntimely, verbsOf } from './rule-queries.ts'
import type { State } from './state.ts'

export const { parse, format, apply, choices } = moveKit<TypesSharedByMoves>({
  codes: REFUSAL_CODES,
  moves: MOVES,
  contextOf: rulesOf,
  verbsIn: verbsOf,
  refuseNow: (state, seat, move, rules) => refuseUntimely(rules, state, seat, move),

  after(step, seat, action, rules) {
    if (MOVES[action.verb].during !== 'turn') return step
    return chainSteps(step, rules, (rule, from) => rule.afterAction?.(from, seat, action))
  }
})

/** Why no choice takes a card of the hand: of all moves' reasons, that nearest to being allowed; null if a choice takes it. */
export function whyNoChoiceUsesCard(state: State, seat: Seat, cardName: string): Reason | null {
  const rules = rulesOf(state)
  const card = parseCardToken(cardName.toLowerCase())
  if (card === null || !playerAt(state, seat).hand.includes(card))
    return { code: 'CARD_NOT_IN_HAND', facts: { card: cardName } }
  if (choices(state, seat).some(({ subject }) => subject === String(card))) return null
  const reasons = movesOf(rules).flatMap(move => {
    if (!move.whyMoveCannotUseCard) return []
    const untimely = refuseUntimely(rules, state, seat, move)
    const common = [untimely, ...reasonsAgainstMove(rules, state, seat, move)]
    return firstReasonByCodeOrder(REFUSAL_CODES, [...common, move.whyMoveCannotUseCard(state, seat, card, rules)]) ?? []
  })
  return lastReasonByCodeOrder(REFUSAL_CODES, reasons)
}
