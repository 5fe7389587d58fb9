import { formatDashPrefixedPicks } from '../../notation.ts'
import type { Reason } from '../codes.ts'
import type { Move } from '../core/move.ts'
import { payTokens, payableTokens, refusePayment } from '../core/payment.ts'
import { makeEvent, type State } from '../core/state.ts'
import { parsePayment } from '../parse-line.ts'
import { cellNameOf, type Slot, slotNamed, SLOTS } from '../sea/grid.ts'
import { countTokens } from '../sea/worms.ts'
import { refuseWithoutBoat } from '../core/reach.ts'

/** The price of turning a card up: half the price of a card in the middle rows (RULES.md, 4.4). */
const PRICE = 1

/** Pays for turning up a card that lies face down; the table turns it up in its next step. */
export const revealCard: Move<'reveal'> = {
  phases: ['turn'],
  parse([verb, cell = '', ...rest]) {
    const [slot, pay] = [slotNamed(cell), parsePayment(rest)]
    return verb === 'reveal' && slot !== null && pay ? { verb, slot, pay } : null
  },
  format: ({ slot, pay }) => `reveal ${cellNameOf(slot)}${formatDashPrefixedPicks(pay)}`,

  refusals(state, seat, { slot, pay }) {
    return [
      refuseWithoutBoat(state, seat, slot),
      refuseUnlessFaceDown(state, slot),
      refusePayment(state, seat, PRICE, pay)
    ]
  },

  apply(state, seat, { slot, pay }) {
    const facts = { seat, cell: cellNameOf(slot), paid: countTokens(pay) }
    return {
      state: { ...payTokens(state, seat, pay), looking: slot, phase: 'look' },
      events: [makeEvent('looked', facts)]
    }
  },

  candidates(state, seat) {
    const pay = payableTokens(state, seat).slice(0, PRICE)
    const hidden = SLOTS.filter(slot => !refuseUnlessFaceDown(state, slot) && !refuseWithoutBoat(state, seat, slot))
    return hidden.map(slot => ({ verb: 'reveal', slot, pay }))
  },
  way: 'cell',
  offer: (state, seat) => ({ payment: { from: payableTokens(state, seat), price: PRICE } })
}

function refuseUnlessFaceDown(state: State, slot: Slot): Reason | null {
  const lying = state.grid[slot]
  if (lying && !lying.up) return null
  return { code: lying ? 'ALREADY_FACE_UP' : 'NO_CARD', facts: { cell: cellNameOf(slot) } }
}
