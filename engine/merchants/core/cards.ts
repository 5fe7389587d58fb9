import type { Seat } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import { removeEachOnce } from '../../multiset.ts'
import type { Reason } from '../codes.ts'
import type { Terrain } from '../map/terrain.ts'
import type { State } from './state.ts'

/** The reason against playing cards that the seat doesn't hold; null if it holds them all. */
export function refuseUnheldCards(state: State, seat: Seat, cards: readonly Terrain[]): Reason | null {
  return removeEachOnce(playerAt(state, seat).hand, cards) ? null : { code: 'CARD_NOT_IN_HAND', facts: { cards } }
}

/** The state with cards moved from the hand to the discard, and counted as played in this turn (RULES.md, 4.1). */
export function discardAndCountAsPlayed(state: State, seat: Seat, cards: readonly Terrain[]): State {
  const { hand } = playerAt(state, seat)
  const left = removeEachOnce(hand, cards)
  if (!left) throw new Error(`Cannot play "${cards.join(' ')}" from "${hand.join(' ')}"`)
  return {
    ...withPlayer(state, seat, { hand: left }),
    played: state.played + cards.length,
    discard: [...state.discard, ...cards]
  }
}
