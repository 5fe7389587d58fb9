import type { Seat, Step } from '../../../game.ts'
import { parseDashPrefixedPicks, formatDashPrefixedPicks } from '../../../notation.ts'
import { playerAt, spendCards, withPlayer } from '../../../players.ts'
import { type Card, discardableCards } from '../../sea/cards.ts'
import { parseCardToken } from '../../line.ts'
import { refusePayment } from '../../sea/payment.ts'
import { ruleMove } from '../../core/move.ts'
import { type State, makeEvent, replaceFirstStep } from '../../core/state.ts'
import { insertPendingFirst } from '../../core/turn.ts'

/** Pays for an island on a border space, once its Explorer card is known (RULES.md, 9.2; ruling 49). */
export const payForBorderSpace = ruleMove('pay', {
  during: 'pay',

  parse([verb, ...rest]) {
    const cards = parseDashPrefixedPicks(rest, parseCardToken)
    return verb === 'pay' && cards ? { verb, cards } : null
  },
  format: ({ cards }) => `pay${formatDashPrefixedPicks(cards)}`,

  refusals: (state, seat, { cards }) => [
    refusePayment(playerAt(state, seat).hand, cardsDueForBorderSpace(state), cards, {})
  ],
  apply: (state, seat, { cards }) => withCardsPaid(replaceFirstStep(state), seat, cards, 0),

  candidates: (state, seat) => [
    { verb: 'pay', cards: discardableCards(playerAt(state, seat).hand).slice(0, cardsDueForBorderSpace(state)) }
  ],
  offer: (state, seat, { cards }) => ({
    payment: { from: discardableCards(playerAt(state, seat).hand).map(String), price: cards.length }
  })
})

/** How many cards must be paid for a border space now; 0 if none. */
export function cardsDueForBorderSpace({ pending: [now] }: State): number {
  return now?.step === 'pay' ? now.due : 0
}

/**
 * Charges the active seat `due` cards for a border space. A seat with more than `due` cards in hand is asked which to
 * pay; any other seat pays its whole hand at once, and the rest unseen from the top of its pile (ruling 53).
 */
export function askPaymentOrTakeHandAndPile(state: State, due: number): Step<State> {
  const { hand, pile } = playerAt(state, state.active)
  if (due === 0) return { state, events: [] }
  if (due < hand.length) return { state: insertPendingFirst(state, { step: 'pay', due }), events: [] }
  return withCardsPaid(state, state.active, hand, Math.min(due - hand.length, pile.length))
}

function withCardsPaid(state: State, seat: Seat, cards: readonly Card[], unseen: number): Step<State> {
  const left = spendCards(state, seat, [], cards)
  const { pile, discarded } = playerAt(left, seat)
  return {
    state: withPlayer(left, seat, { pile: pile.slice(unseen), discarded: discarded + unseen }),
    events: [makeEvent('explorer-paid', { seat, count: cards.length, unseen })]
  }
}
