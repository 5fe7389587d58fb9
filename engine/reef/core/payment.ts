import type { Seat } from '../../game.ts'
import { memoizeWeak } from '../../memoize.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Reason } from '../codes.ts'
import type { Colour } from '../sea/cards.ts'
import { addWorms, holdsTokens, type PayToken, tokensOf } from '../sea/worms.ts'
import type { Player, State } from './state.ts'

/** The tokens of a player, which every card on offer asks for. */
const knownTokensOf = memoizeWeak<Player, readonly PayToken[]>(tokensOf)

/** All reasons against paying a price of `due` with those tokens. If a colour is named, only its worms and pearls may pay. */
export function refusePayment(
  state: State,
  seat: Seat,
  due: number,
  pay: readonly PayToken[],
  colour?: Colour
): readonly (Reason | null)[] {
  const other = colour && pay.find(token => token !== 'pe' && token !== colour)
  return [
    pay.length === due ? null : { code: 'BAD_PAYMENT', facts: { due, paid: pay.length } },
    holdsTokens(playerAt(state, seat), pay) ? null : { code: 'NOT_ENOUGH_WORMS', facts: { paid: pay } },
    other ? { code: 'WRONG_WORM_COLOUR', facts: { colour, other } } : null
  ]
}

/** The seat's tokens that may pay, one by one; if a colour is named, its worms and the pearls. */
export function payableTokens(state: State, seat: Seat, colour?: Colour): readonly PayToken[] {
  const all = knownTokensOf(playerAt(state, seat))
  return colour ? all.filter(token => token === colour || token === 'pe') : all
}

/** Takes tokens from the seat: worms go to the stock, pearls to the discard (RULES.md, 4.4). */
export function payTokens(state: State, seat: Seat, pay: readonly PayToken[]): State {
  const { worms, pearls } = playerAt(state, seat)
  const spent = pay.filter(token => token === 'pe')
  return {
    ...withPlayer(state, seat, { worms: addWorms(worms, pay, -1), pearls: pearls - spent.length }),
    stock: addWorms(state.stock, pay),
    discard: [...state.discard, ...spent]
  }
}
