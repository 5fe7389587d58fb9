import { step } from '../../events.ts'
import { formatDashPrefixedPicks } from '../../notation.ts'
import { playerAt } from '../../players.ts'
import { discardAndCountAsPlayed, refuseUnheldCards } from '../core/cards.ts'
import type { Move } from '../core/move.ts'
import { makeEvent } from '../core/state.ts'
import { parsePayment } from '../parse-line.ts'
import { sortCards } from '../map/terrain.ts'

const PRICE = 2

/** Pays any two cards for a roll of the die (RULES.md, 4.1). */
export const payForRoll: Move<'roll'> = {
  phase: 'play',

  parse([verb, ...rest]) {
    const cards = parsePayment(rest, PRICE)
    return verb === 'roll' && cards ? { verb, cards } : null
  },
  format: ({ cards }) => `roll${formatDashPrefixedPicks(cards)}`,

  refusals: (state, seat, { cards }) => [refuseUnheldCards(state, seat, cards)],

  apply: (state, seat, { cards }) =>
    step(
      { ...discardAndCountAsPlayed(state, seat, cards), phase: 'roll', die: { source: 'cards', face: null } },
      makeEvent('paid', { seat, cards })
    ),

  candidates(state, seat) {
    const { hand } = playerAt(state, seat)
    return hand.length < PRICE ? [] : [{ verb: 'roll', cards: sortCards(hand).slice(0, PRICE) }]
  },
  offer: (state, seat) => ({ payment: { from: sortCards(playerAt(state, seat).hand), price: PRICE } })
}
