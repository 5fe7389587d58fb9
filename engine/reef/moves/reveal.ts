import { choiceAtPrice } from '../../choice.ts'
import { formatPicks } from '../../notation.ts'
import type { Move } from '../core/move.ts'
import { payTokens, payableTokens, refusePayment } from '../core/payment.ts'
import { happened } from '../core/state.ts'
import { parsePayment } from '../parse-line.ts'
import { cellNameOf, slotNamed, SLOTS } from '../sea/grid.ts'
import { countTokens } from '../sea/worms.ts'
import { refuseWithoutBoat } from './buy.ts'

/** What it costs to have a look: half of what a middle card does. */
const PRICE = 1

/** A card that lies face down is turned up, once it has been paid for. */
export const revealCard: Move<'reveal'> = {
  verb: 'reveal',
  phases: ['turn'],

  read([verb, cell = '', ...rest]) {
    const [slot, pay] = [slotNamed(cell), parsePayment(rest)]
    return verb === 'reveal' && slot !== null && pay ? { verb, slot, pay } : null
  },
  write: ({ slot, pay }) => `reveal ${cellNameOf(slot)}${formatPicks(pay)}`,

  refuse(state, seat, { slot, pay }) {
    const lying = state.grid[slot] ?? null
    const facts = { cell: cellNameOf(slot) }
    return [
      refuseWithoutBoat(state, seat, slot),
      lying ? null : { code: 'NO_CARD', facts },
      lying?.up ? { code: 'ALREADY_FACE_UP', facts } : null,
      ...refusePayment(state, seat, { due: PRICE, pay })
    ]
  },

  apply(state, seat, { slot, pay }) {
    const facts = { seat, cell: cellNameOf(slot), paid: countTokens(pay) }
    return {
      state: { ...payTokens(state, seat, pay), looking: slot, phase: 'look' },
      events: [happened('looked', facts)]
    }
  },

  choices(state, seat) {
    const from = payableTokens(state, seat)
    const hidden = SLOTS.filter(slot => state.grid[slot]?.up === false && !refuseWithoutBoat(state, seat, slot)).map(
      cellNameOf
    )
    return choiceAtPrice({ verb: 'reveal', line: 'reveal _' }, 'cell', hidden, PRICE, from)
  }
}
