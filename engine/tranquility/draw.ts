import type { Seat, Step } from '../game.ts'
import { type State, happened, playerAt, withPlayer } from './state.ts'

/** Draws that many from the own pile, or what it has; only the seat itself learns which cards. */
export function draw(state: State, seat: Seat, wanted: number): Step<State> {
  const { hand, pile } = playerAt(state, seat)
  const cards = pile.slice(0, Math.max(0, wanted))
  if (cards.length === 0) return { state, events: [] }
  const drew = happened('drew', { seat, count: cards.length })
  return {
    state: withPlayer(state, seat, { hand: hand.concat(cards), pile: pile.slice(cards.length) }),
    events: [{ ...drew, only: { [seat]: { cards: cards.map(String) } } }]
  }
}
