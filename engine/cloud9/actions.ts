import type { Choice, Seat } from '../game.ts'
import { moveKit } from '../move-kit.ts'
import { playerAt } from '../players.ts'
import { CODES, type Reason } from './codes.ts'
import { type Action, MOVES, type MoveTypes, refuseByRole } from './moves.ts'
import type { State } from './state.ts'

const kit = moveKit<MoveTypes>({ codes: CODES, moves: MOVES, refuseNow: refuseByRole })

export const { parse, format, apply, choices } = kit

/**
 * The choices for a plan: the answers of a passenger and of a pilot, since every seat aboard may fly the balloon next, and be
 * alone in it then. Answers whose cards the seat doesn't have are left out.
 */
export function plannableChoices(state: State, seat: Seat): readonly Choice[] {
  if (state.phase === 'over') return []
  const { hand } = playerAt(state, seat)
  const always: readonly Action[] = [{ verb: 'jump' }, { verb: 'stay' }, { verb: 'jump-if-jumped' }]
  const colours: readonly Action[] = hand.some(card => card !== 'W') ? [{ verb: 'colours' }] : []
  const wild: readonly Action[] = hand.includes('W') ? [{ verb: 'wild' }] : []
  return kit.choicesOf(state, seat, [...always, ...colours, ...wild, { verb: 'fall' }, { verb: 'continue' }])
}

/** Why a card can't be shown: only the pilot shows cards, a wild one alone or all the colours of the roll. */
export function whyUnplayable(state: State, seat: Seat, card: string): Reason | null {
  if (!playerAt(state, seat).hand.some(held => held === card)) return { code: 'MISSING_CARDS' }
  return kit.refuse(state, seat, { verb: card === 'W' ? 'wild' : 'colours' })
}
