import type { Seat } from '../../game.ts'
import { spendCards } from '../../players.ts'
import type { Card } from '../sea/cards.ts'
import type { Rule } from './rule.ts'
import type { State } from './state.ts'

/** The seat plays a card of its hand for all to see, and discards others as payment. */
export function playCard(
  rules: readonly Rule[],
  state: State,
  seat: Seat,
  card: Card,
  paid: readonly Card[] = []
): State {
  const left = spendCards(state, seat, [card], paid)
  return rules.reduce((noted, rule) => rule.noteCardPlayed?.(noted, card) ?? noted, left)
}
