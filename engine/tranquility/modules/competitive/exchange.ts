import type { Event, Seat } from '../../../game.ts'
import { playerAt, spendCards } from '../../../players.ts'
import { bareMove } from '../../core/bare.ts'
import type { Reason } from '../../codes.ts'
import { contestOf } from './contest.ts'
import type { Rule } from '../../core/rule.ts'
import { type State, happened } from '../../core/state.ts'
import { endTurn } from '../../core/turn.ts'
import { place } from '../islands/rule.ts'

/** Rulebook (Competitive): who can place nothing may show the hand, discard it and take the whole row. */
export const exchange = bareMove({
  verb: 'exchange',
  during: 'turn',
  refuse: refuseExchange,

  apply(state, seat) {
    const { hand } = playerAt(state, seat)
    return {
      state: endTurn(spendCards(state, seat, [], hand), [seat]),
      events: [happened('exchanged', { seat, cards: hand.map(String) })]
    }
  }
})

/** Ruling 56: who can do nothing else passes; the rulebook does not say. */
export const pass = bareMove({
  verb: 'pass',
  during: 'turn',

  refuse(state, seat, rules) {
    const canDiscard = playerAt(state, seat).hand.length > 1
    const canAct = canDiscard || refuseExchange(state, seat, rules)?.code !== 'EXCHANGE_EMPTY_ROW'
    return canAct ? { code: 'ACTION_AVAILABLE' } : null
  },

  apply: (state, seat) => ({ state: endTurn(state, [seat]), events: [passed(seat)] })
})

export function passed(seat: Seat): Event {
  return happened('passed', { seat })
}

function refuseExchange(state: State, seat: Seat, rules: readonly Rule[]): Reason | null {
  if (place.choices(state, seat, rules).length > 0) return { code: 'HAND_HAS_PLAY' }
  return contestOf(state).row.length === 0 ? { code: 'EXCHANGE_EMPTY_ROW' } : null
}
