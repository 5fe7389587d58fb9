import type { Event, Seat } from '../../../game.ts'
import { playerAt, spendCards } from '../../../players.ts'
import { fixedLineMove } from '../../../move-kit.ts'
import { ruleMove } from '../../core/move.ts'
import type { Reason } from '../../codes.ts'
import { contestOrThrow, withContest } from './contest.ts'
import type { Rule } from '../../core/rule.ts'
import { type State, makeEvent } from '../../core/state.ts'
import { replacePendingWithTurnEnd } from '../../core/turn.ts'
import { placeAndPayIsland } from '../islands/rule.ts'

/** Discards the hand face up, for the whole row in its place; only if the seat can place nothing (RULES.md, 9.4). */
export const exchangeHandForOpenRow = ruleMove('exchange', {
  ...fixedLineMove('exchange'),
  during: 'turn',
  refusals: (state, seat, _, rules) => [refuseExchange(state, seat, rules)],

  apply(state, seat) {
    const { hand } = playerAt(state, seat)
    const { exchanged = [] } = contestOrThrow(state)
    const left = withContest(spendCards(state, seat, [], hand), { exchanged: [...exchanged, ...hand] })
    return {
      state: replacePendingWithTurnEnd(left, [seat]),
      events: [makeEvent('exchanged', { seat, cards: hand.map(String) })]
    }
  }
})

/** Passes; only if the seat can do nothing else (ruling 56). */
export const forcedPass = ruleMove('pass', {
  ...fixedLineMove('pass'),
  during: 'turn',

  refusals(state, seat, _, rules) {
    const canDiscard = playerAt(state, seat).hand.length > 1
    const canAct = canDiscard || refuseExchange(state, seat, rules)?.code !== 'EXCHANGE_EMPTY_ROW'
    return [canAct ? { code: 'ACTION_AVAILABLE' } : null]
  },

  apply: (state, seat) => ({ state: replacePendingWithTurnEnd(state, [seat]), events: [turnPassedEvent(seat)] })
})

/** The event that a seat has passed. */
export function turnPassedEvent(seat: Seat): Event {
  return makeEvent('passed', { seat })
}

function refuseExchange(state: State, seat: Seat, rules: readonly Rule[]): Reason | null {
  if (placeAndPayIsland.isPossible(state, seat, rules)) return { code: 'HAND_HAS_PLAY' }
  return contestOrThrow(state).row.length === 0 ? { code: 'EXCHANGE_EMPTY_ROW' } : null
}
