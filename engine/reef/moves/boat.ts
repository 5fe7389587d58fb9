import { choiceLine } from '../../choice.ts'
import { formatPicks } from '../../notation.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Move } from '../core/move.ts'
import { payTokens, payableTokens, refusePayment } from '../core/payment.ts'
import { MAX_BOATS, happened } from '../core/state.ts'
import { parsePayment } from '../parse-line.ts'
import { countTokens } from '../sea/worms.ts'

const PRICE = 3

/** A boat under the next column. */
export const launchBoat: Move<'boat'> = {
  verb: 'boat',
  phases: ['turn'],

  read([verb, ...rest]) {
    const pay = parsePayment(rest)
    return verb === 'boat' && pay ? { verb, pay } : null
  },
  write: ({ pay }) => `boat${formatPicks(pay)}`,

  refuse(state, seat, { pay }) {
    return [
      playerAt(state, seat).boats < MAX_BOATS ? null : { code: 'BOATS_MAX', facts: { most: MAX_BOATS } },
      state.boatsLeft > 0 ? null : { code: 'BOATS_OUT' },
      ...refusePayment(state, seat, { due: PRICE, pay })
    ]
  },

  apply(state, seat, { pay }) {
    const boats = playerAt(state, seat).boats + 1
    const launched = withPlayer(payTokens(state, seat, pay), seat, { boats })
    return {
      state: { ...launched, boatsLeft: state.boatsLeft - 1 },
      events: [happened('launched', { seat, boats, paid: countTokens(pay) })]
    }
  },

  choices(state, seat) {
    const from = payableTokens(state, seat)
    const isOut = playerAt(state, seat).boats === MAX_BOATS || state.boatsLeft === 0
    if (isOut || from.length < PRICE) return []
    const line = 'boat'
    const pick = { from, least: PRICE, most: PRICE }
    return [{ verb: 'boat', line, pick, example: choiceLine({ line }, '', from.slice(0, PRICE)) }]
  }
}
