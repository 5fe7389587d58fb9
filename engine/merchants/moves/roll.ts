import { formatPicks } from '../../notation.ts'
import { playerAt } from '../../players.ts'
import { play, refuseCards } from '../core/cards.ts'
import type { Move } from '../core/move.ts'
import { happened, only } from '../core/state.ts'
import { readCards } from '../line.ts'
import { inOrder } from '../map/terrain.ts'

const PRICE = 2

/** The die, for any two cards. */
export const roll: Move<'roll'> = {
  phase: 'play',

  parse([verb, ...rest]) {
    const cards = readCards(rest, PRICE)
    return verb === 'roll' && cards ? { verb, cards } : null
  },
  format: ({ cards }) => `roll${formatPicks(cards)}`,

  refusals: (state, seat, { cards }) => [refuseCards(state, seat, cards)],

  apply: (state, seat, { cards }) =>
    only(
      { ...play(state, seat, cards), phase: 'roll', die: { source: 'cards', face: null } },
      happened('paid', { seat, cards })
    ),

  candidates(state, seat) {
    const { hand } = playerAt(state, seat)
    return hand.length < PRICE ? [] : [{ verb: 'roll', cards: inOrder(hand).slice(0, PRICE) }]
  },
  offer: (state, seat) => ({ payment: { from: inOrder(playerAt(state, seat).hand), price: PRICE } })
}
