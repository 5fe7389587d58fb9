import type { Seat } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import { removeAll } from '../../multiset.ts'
import type { Reason } from '../codes.ts'
import type { Colour } from '../sea/cards.ts'
import { plus, purse, type Token } from '../sea/worms.ts'
import type { State } from './state.ts'

/** What speaks against paying that for what costs `due`; only worms of one colour may pay where one is named. */
export function refusePayment(
  state: State,
  seat: Seat,
  { due, pay, colour }: { readonly due: number; readonly pay: readonly Token[]; readonly colour?: Colour | undefined }
): readonly (Reason | null)[] {
  const other = colour && pay.find(token => token !== 'pe' && token !== colour)
  return [
    pay.length === due ? null : { code: 'BAD_PAYMENT', facts: { due, paid: pay.length } },
    removeAll(purse(playerAt(state, seat)), pay) ? null : { code: 'NOT_ENOUGH_WORMS', facts: { paid: pay } },
    other ? { code: 'WRONG_WORM_COLOUR', facts: { colour, other } } : null
  ]
}

/** What may pay, one by one: with a colour named its worms and pearls. */
export function payable(state: State, seat: Seat, colour?: Colour): readonly Token[] {
  const all = purse(playerAt(state, seat))
  return colour ? all.filter(token => token === colour || token === 'pe') : all
}

/** Worms go to the stock, pearls to the discard. RULES.md, 4.4. */
export function paid(state: State, seat: Seat, pay: readonly Token[]): State {
  const { worms, pearls } = playerAt(state, seat)
  const spent = pay.filter(token => token === 'pe')
  return {
    ...withPlayer(state, seat, { worms: plus(worms, pay, -1), pearls: pearls - spent.length }),
    stock: plus(state.stock, pay),
    discard: [...state.discard, ...spent]
  }
}
