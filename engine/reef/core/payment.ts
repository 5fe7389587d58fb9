import type { Seat } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import { removeAll } from '../../multiset.ts'
import type { Reason } from '../codes.ts'
import type { Colour } from '../sea/cards.ts'
import { addWorms, tokensOf, type PayToken } from '../sea/worms.ts'
import type { State } from './state.ts'

/** All reasons against paying a price of `due` with those tokens. If a colour is named, only its worms and pearls may pay. */
export function refusePayment(
  state: State,
  seat: Seat,
  {
    due,
    pay,
    colour
  }: { readonly due: number; readonly pay: readonly PayToken[]; readonly colour?: Colour | undefined }
): readonly (Reason | null)[] {
  const other = colour && pay.find(token => token !== 'pe' && token !== colour)
  return [
    pay.length === due ? null : { code: 'BAD_PAYMENT', facts: { due, paid: pay.length } },
    removeAll(tokensOf(playerAt(state, seat)), pay) ? null : { code: 'NOT_ENOUGH_WORMS', facts: { paid: pay } },
    other ? { code: 'WRONG_WORM_COLOUR', facts: { colour, other } } : null
  ]
}

/** The seat's tokens that may pay, one by one; if a colour is named, its worms and the pearls. */
export function payableTokens(state: State, seat: Seat, colour?: Colour): readonly PayToken[] {
  const all = tokensOf(playerAt(state, seat))
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
