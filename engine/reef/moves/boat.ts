import { choiceLine } from '../../choice.ts'
import { writePicks } from '../../notation.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Move } from '../core/move.ts'
import { paid, payable, refusePayment } from '../core/payment.ts'
import { BOATS_MOST, happened } from '../core/state.ts'
import { readPay } from '../line.ts'
import { counted } from '../sea/worms.ts'

const PRICE = 3

/** A boat under the next column. */
export const boat: Move<'boat'> = {
  verb: 'boat',
  phases: ['turn'],

  read([verb, ...rest]) {
    const pay = readPay(rest)
    return verb === 'boat' && pay ? { verb, pay } : null
  },
  write: ({ pay }) => `boat${writePicks(pay)}`,

  refuse(state, seat, { pay }) {
    return [
      playerAt(state, seat).boats < BOATS_MOST ? null : { code: 'BOATS_MAX', facts: { most: BOATS_MOST } },
      state.boatsLeft > 0 ? null : { code: 'BOATS_OUT' },
      ...refusePayment(state, seat, { due: PRICE, pay })
    ]
  },

  apply(state, seat, { pay }) {
    const boats = playerAt(state, seat).boats + 1
    const launched = withPlayer(paid(state, seat, pay), seat, { boats })
    return {
      state: { ...launched, boatsLeft: state.boatsLeft - 1 },
      events: [happened('launched', { seat, boats, paid: counted(pay) })]
    }
  },

  choices(state, seat) {
    const from = payable(state, seat)
    const isOut = playerAt(state, seat).boats === BOATS_MOST || state.boatsLeft === 0
    if (isOut || from.length < PRICE) return []
    const line = 'boat'
    const pick = { from, least: PRICE, most: PRICE }
    return [{ verb: 'boat', line, pick, example: choiceLine({ line }, '', from.slice(0, PRICE)) }]
  }
}
