import type { Seat } from '../../game.ts'
import { spendCards } from '../../players.ts'
import type { Card } from '../sea/cards.ts'
import type { Rule } from './rule.ts'
import type { State } from './state.ts'

/** Plays a card of the seat's hand openly, discards others as payment, and lets each rule note the card. */
export function playCardAndNotifyRules(
  rules: readonly Rule[],
  state: State,
  seat: Seat,
  card: Card,
  paid: readonly Card[] = []
): State {
  const left = spendCards(state, seat, [card], paid)
  return rules.reduce((noted, rule) => rule.noteCardPlayed?.(noted, card) ?? noted, left)
}
