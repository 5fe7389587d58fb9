import { chainSteps } from '../../chain-steps.ts'
import type { Seat } from '../../game.ts'
import { moveKit } from '../../move-kit.ts'
import { lastReasonByCodeOrder } from '../../refusal.ts'
import { REFUSAL_CODES, type Reason } from '../codes.ts'
import { parseCardToken } from '../line.ts'
import { MOVES, rulesOf } from '../modules/index.ts'
import type { ExtraMoveMembers, TypesSharedByMoves } from './rule.ts'
import { type State, handOf } from './state.ts'

const kit = moveKit<TypesSharedByMoves>({
  codes: REFUSAL_CODES,
  moves: MOVES,
  refuseNow,
  after: (step, _, action, rules) => chainSteps(step, rules, (rule, state) => rule.afterAction?.(state, action)),
  contextOf: rulesOf
})

export const { parse, format, apply, choices, hasChoice } = kit

/**
 * The reason why no choice uses a card of the hand; null if a choice uses it. If places refuse the card for different
 * reasons, the one returned is the last in the order of `REFUSAL_CODES`.
 */
export function whyNoChoiceUsesCard(state: State, seat: Seat, cardName: string): Reason | null {
  const card = parseCardToken(cardName)
  if (!card || !handOf(state, seat).includes(card)) return { code: 'CARD_NOT_IN_HAND', facts: { cards: [cardName] } }
  if (choices(state, seat).some(({ subject }) => subject === card)) return null
  const moves = rulesOf(state).flatMap(({ moves = {} }) => Object.values(moves))
  const attempts = moves.flatMap(move => move.attempts?.(state, card) ?? [])
  return lastReasonByCodeOrder(
    REFUSAL_CODES,
    attempts.flatMap(action => kit.refuse(state, seat, action) ?? [])
  )
}

function refuseNow(state: State, seat: Seat, { rule }: ExtraMoveMembers): Reason | null {
  if (seat !== state.active) return { code: 'NOT_YOUR_TURN' }
  if (state.phase !== 'action') return { code: 'WRONG_PHASE' }
  return state.rules.includes(rule) ? null : { code: 'MODULE' }
}
