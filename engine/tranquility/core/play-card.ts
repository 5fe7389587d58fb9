import type { Seat } from '../../game.ts'
import { spendCards } from '../../players.ts'
import type { Card } from '../sea/cards.ts'
import type { State } from './state.ts'

/** The seat plays a card of its hand, and discards others as payment. A Wild played is counted. */
export function playCard(state: State, seat: Seat, card: Card, paid: readonly Card[] = []): State {
  const left = spendCards(state, seat, [card], paid)
  return card === 'W' ? { ...left, wilds: { left: (state.wilds?.left ?? 0) - 1 } } : left
}
