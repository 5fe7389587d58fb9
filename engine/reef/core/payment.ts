import type { Seat } from '../../game.ts'
import { memoizeWeak } from '../../memoize.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Reason } from '../codes.ts'
import { type Colour, COLOURS } from '../sea/cards.ts'
import { addWormsIgnoringPearls, holdsTokens, type PayToken, payTokensOneByOne } from '../sea/worms.ts'
import type { Player, State } from './state.ts'

/** A player's tokens: all, and those that pay for a fish of each colour. Memoized, since every card on offer needs them. */
const tokensByColour = memoizeWeak((player: Player) => {
  const all = payTokensOneByOne(player)
  const ofColour = COLOURS.map(colour => [colour, all.filter(token => token === colour || token === 'pe')] as const)
  return new Map<Colour | undefined, readonly PayToken[]>([[undefined, all], ...ofColour])
})

/** The first reason against paying a price of `due` with `pay`. If `colour` is given, only its worms and pearls may pay. */
export function refusePayment(
  state: State,
  seat: Seat,
  due: number,
  pay: readonly PayToken[],
  colour?: Colour
): Reason | null {
  if (pay.length !== due) return { code: 'BAD_PAYMENT', facts: { due, paid: pay.length } }
  if (!holdsTokens(playerAt(state, seat), pay)) return { code: 'NOT_ENOUGH_WORMS', facts: { paid: pay } }
  const other = colour && pay.find(token => token !== 'pe' && token !== colour)
  return other ? { code: 'WRONG_WORM_COLOUR', facts: { colour, other } } : null
}

/** The seat's tokens that may pay, one by one; if `colour` is given, only its worms and the pearls. */
export function payableTokens(state: State, seat: Seat, colour?: Colour): readonly PayToken[] {
  return tokensByColour(playerAt(state, seat)).get(colour) ?? []
}

/** Takes tokens from the seat: worms go to the stock, pearls to the discard (RULES.md, 4.4). */
export function payTokens(state: State, seat: Seat, pay: readonly PayToken[]): State {
  const { worms, pearls } = playerAt(state, seat)
  const spent = pay.filter(token => token === 'pe')
  return {
    ...withPlayer(state, seat, { worms: addWormsIgnoringPearls(worms, pay, -1), pearls: pearls - spent.length }),
    stock: addWormsIgnoringPearls(state.stock, pay),
    discard: [...state.discard, ...spent]
  }
}
