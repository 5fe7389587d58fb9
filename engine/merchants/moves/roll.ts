import { choiceLine } from '../../choice.ts'
import { writePicks } from '../../notation.ts'
import { playerAt } from '../../players.ts'
import { play, refuseCards } from '../core/cards.ts'
import type { Move } from '../core/move.ts'
import { happened, only } from '../core/state.ts'
import { readCards } from '../line.ts'
import { inOrder } from '../map/terrain.ts'

const PRICE = 2

/** The die, for any two cards. */
export const roll: Move<'roll'> = {
  verb: 'roll',
  phase: 'play',

  read([verb, ...rest]) {
    const cards = readCards(rest, PRICE)
    return verb === 'roll' && cards ? { verb, cards } : null
  },
  write: ({ cards }) => `roll${writePicks(cards)}`,

  refuse: (state, seat, { cards }) => [refuseCards(state, seat, cards)],

  apply: (state, seat, { cards }) =>
    only(
      { ...play(state, seat, cards), phase: 'roll', die: { source: 'cards', face: null } },
      happened('paid', { seat, cards })
    ),

  choices(state, seat) {
    const from = inOrder(playerAt(state, seat).hand)
    if (from.length < PRICE) return []
    const line = 'roll'
    const pick = { from, least: PRICE, most: PRICE }
    return [{ verb: 'roll', line, pick, example: choiceLine({ line }, '', from.slice(0, PRICE)) }]
  }
}
