import type { Seat } from '../../game.ts'
import { playerAt } from '../../players.ts'
import { beersToWin, type Guest, BEERS_TO_EXPEL, type State } from '../core/state.ts'
import { refuseSendingGuestHome } from '../moves/exit.ts'
import { DOOR } from '../room/circle.ts'
import { seatOfGuest } from '../room/names.ts'

/** Values of guests and risks, in banked beers; tuned in matches of autopilots against each other and against random play. */
const WORTH = {
  /** The value of each beer of a guest who may leave now, who needs only an exit, or who is too sober to leave. */
  beer: { leaving: 0.7, ready: 0.45, sober: 0.4 },
  /** The factor on `beer` for a guest at risk of being thrown out: without coins, or one beer short of the limit. */
  risk: { coinless: 0.75, full: 0.6 },
  guest: 0.2,
  /** The value of each coin of a guest. */
  coin: 0.14,
  /** The deduction for a guest at the door, where it keeps the next one out. */
  inTheWay: 0.3,
  newcomer: 0.5,
  /** The value of a clan that has won. */
  goal: 100,
  /** The factor on the mean worth of the other clans. */
  rivals: 0.5
}

/** The value of a clan's position, in banked beers: its own worth less half the mean worth of the other clans. */
export function evaluateClanAgainstRivals(state: State, seat: Seat): number {
  const rivals = state.players.flatMap((_, other) => (other === seat ? [] : clanWorth(state, other)))
  return clanWorth(state, seat) - (WORTH.rivals * rivals.reduce((sum, worth) => sum + worth, 0)) / rivals.length
}

/** The worth of a guest who comes in with `coins` coins, in banked beers. */
export function valueOfNewcomer(coins: number): number {
  return WORTH.newcomer + WORTH.coin * coins
}

function clanWorth(state: State, seat: Seat): number {
  const { bank } = playerAt(state, seat)
  if (bank >= beersToWin(state)) return WORTH.goal
  const own = state.guests.filter(({ name }) => seatOfGuest(name) === seat)
  return own.reduce((sum, guest) => sum + guestWorth(state, guest), bank)
}

function guestWorth(state: State, guest: Guest): number {
  const { coins, beers, place } = guest
  const { beer, risk } = WORTH
  const [isAway, isSober] = refuseSendingGuestHome(state, guest)
  if (!isAway && !isSober) return beers * beer.leaving
  const kept = (coins === 0 ? risk.coinless : 1) * (beers === BEERS_TO_EXPEL - 1 ? risk.full : 1)
  const had = beers * kept * (isSober ? beer.sober : beer.ready)
  return had + WORTH.guest + WORTH.coin * coins - (place === DOOR ? WORTH.inTheWay : 0)
}
