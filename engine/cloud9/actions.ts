import type { Choice, Seat } from '../game.ts'
import { moveKit } from '../move-kit.ts'
import { playerAt } from '../players.ts'
import { REFUSAL_CODES, type Reason } from './codes.ts'
import { type Action, MOVES, type TypesSharedByMoves, refuseUntimely } from './moves.ts'
import type { State } from './state.ts'

const kit = moveKit<TypesSharedByMoves>({ codes: REFUSAL_CODES, moves: MOVES, refuseNow: refuseUntimely })

export const { parse, format, apply, choices } = kit

/**
 * The choices for a plan: every answer that the seat could give as a passenger, a pilot or a lone pilot, except `wait`.
 * `colours` needs a coloured card in hand, `wild` a wild one.
 */
export function choicesInAnyRoleExceptWait(state: State, seat: Seat): readonly Choice[] {
  if (state.phase === 'over') return []
  const { hand } = playerAt(state, seat)
  const always: readonly Action[] = [{ verb: 'jump' }, { verb: 'stay' }, { verb: 'jump-if-jumped' }]
  const colours: readonly Action[] = hand.some(card => card !== 'W') ? [{ verb: 'colours' }] : []
  const wild: readonly Action[] = hand.includes('W') ? [{ verb: 'wild' }] : []
  return kit.choicesOf(state, seat, [...always, ...colours, ...wild, { verb: 'fall' }, { verb: 'continue' }])
}

/** Why the seat can't show a card: only the pilot shows cards, either one wild card or all the colours of the roll. */
export function whyNoChoiceUsesCard(state: State, seat: Seat, cardName: string): Reason | null {
  if (!playerAt(state, seat).hand.some(held => held === cardName)) return { code: 'MISSING_CARDS' }
  return kit.refuse(state, seat, { verb: cardName === 'W' ? 'wild' : 'colours' })
}
