import { choiceAtPrice } from '../../choice.ts'
import { writePicks } from '../../notation.ts'
import type { Move } from '../core/move.ts'
import { paid, payable, refusePayment } from '../core/payment.ts'
import { happened } from '../core/state.ts'
import { readPay } from '../line.ts'
import { nameOf, slotNamed, SLOTS } from '../sea/grid.ts'
import { counted } from '../sea/worms.ts'
import { refuseReach } from './buy.ts'

/** What it costs to have a look: half of what a middle card does. */
const PRICE = 1

/** A card that lies face down is turned up, once it has been paid for. */
export const reveal: Move<'reveal'> = {
  verb: 'reveal',
  phases: ['turn'],

  read([verb, cell = '', ...rest]) {
    const [slot, pay] = [slotNamed(cell), readPay(rest)]
    return verb === 'reveal' && slot !== null && pay ? { verb, slot, pay } : null
  },
  write: ({ slot, pay }) => `reveal ${nameOf(slot)}${writePicks(pay)}`,

  refuse(state, seat, { slot, pay }) {
    const lying = state.grid[slot] ?? null
    const facts = { cell: nameOf(slot) }
    return [
      refuseReach(state, seat, slot),
      lying ? null : { code: 'NO_CARD', facts },
      lying?.up ? { code: 'ALREADY_FACE_UP', facts } : null,
      ...refusePayment(state, seat, { due: PRICE, pay })
    ]
  },

  apply(state, seat, { slot, pay }) {
    const facts = { seat, cell: nameOf(slot), paid: counted(pay) }
    return {
      state: { ...paid(state, seat, pay), looking: slot, phase: 'look' },
      events: [happened('looked', facts)]
    }
  },

  choices(state, seat) {
    const from = payable(state, seat)
    const hidden = SLOTS.filter(slot => state.grid[slot]?.up === false && !refuseReach(state, seat, slot)).map(nameOf)
    return choiceAtPrice({ verb: 'reveal', line: 'reveal _' }, 'cell', hidden, PRICE, from)
  }
}
