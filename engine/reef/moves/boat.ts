import { formatDashPrefixedPicks } from '../../notation.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Move } from '../core/move.ts'
import { payTokens, payableTokens, refusePayment } from '../core/payment.ts'
import { MAX_BOATS_PER_SEAT, makeEvent } from '../core/state.ts'
import { parsePayment } from '../parse-line.ts'
import { countTokens } from '../sea/worms.ts'

const PRICE = 3

/** Launches a boat, which opens the seat's next column (RULES.md, 4.4). */
export const launchBoat: Move<'boat'> = {
  phases: ['turn'],
  parse([verb, ...rest]) {
    const pay = parsePayment(rest)
    return verb === 'boat' && pay ? { verb, pay } : null
  },
  format: ({ pay }) => `boat${formatDashPrefixedPicks(pay)}`,

  refusals(state, seat, { pay }) {
    return [
      playerAt(state, seat).boats < MAX_BOATS_PER_SEAT
        ? null
        : { code: 'BOATS_MAX', facts: { most: MAX_BOATS_PER_SEAT } },
      state.boatsLeft > 0 ? null : { code: 'BOATS_OUT' },
      refusePayment(state, seat, PRICE, pay)
    ]
  },

  apply(state, seat, { pay }) {
    const boats = playerAt(state, seat).boats + 1
    const launched = withPlayer(payTokens(state, seat, pay), seat, { boats })
    return {
      state: { ...launched, boatsLeft: state.boatsLeft - 1 },
      events: [makeEvent('launched', { seat, boats, paid: countTokens(pay) })]
    }
  },

  candidates: (state, seat) => [{ verb: 'boat', pay: payableTokens(state, seat).slice(0, PRICE) }],
  offer: (state, seat) => ({ payment: { from: payableTokens(state, seat), price: PRICE } })
}
