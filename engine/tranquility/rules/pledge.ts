import type { Seat } from '../../game.ts'
import type { Action, Handler, Move } from '../rule.ts'
import { readPicks, writePicks } from '../line.ts'
import {
  type Card,
  type Offer,
  type Pending,
  type State,
  happened,
  playerAt,
  proceed,
  spend,
  without
} from '../state.ts'

/** How many cards the Start costs all seats together. */
export const START_PRICE = 8

const COUNT = /^(0|[1-9][0-9]?)$/

export interface Give extends Action {
  readonly verb: 'give'
  readonly count: number
  readonly cards: readonly Card[]
}

export interface Withdraw extends Action {
  readonly verb: 'withdraw'
}

const WITHDRAW: Withdraw = { verb: 'withdraw' }

/** The offers made so far; null while no Start is being paid. */
export function offersIn(state: State): readonly Offer[] | null {
  const [now] = state.pending
  return now?.step === 'pledge' ? now.offers : null
}

/** The offers while they can still be changed: closed are they once all stand and make eight. */
function openOffers(state: State): readonly Offer[] | null {
  const offers = offersIn(state)
  return offers && (offers.includes(null) || shortOf(offers) > 0) ? offers : null
}

/** What is short of eight while the offers of all seats, or of all but one, stand. */
export function shortOf(offers: readonly Offer[], but?: Seat): number {
  return offers.reduce((short, offer, seat) => (seat === but ? short : short - (offer?.length ?? 0)), START_PRICE)
}

export const give: Move<Give> = {
  verb: 'give',
  during: 'pledge',

  read([verb, count = '', ...rest]) {
    const cards = readPicks(rest)
    if (verb !== 'give' || !COUNT.test(count) || !cards) return null
    return { verb, count: Number(count), cards }
  },

  write: ({ count, cards }) => `give ${count}${writePicks(cards)}`,

  refuse(state, seat, { count, cards }) {
    const offers = openOffers(state)
    const { hand } = playerAt(state, seat)
    if (!offers || hand.length === 0) return { code: 'WRONG_PHASE' }
    if (count > hand.length || count !== cards.length)
      return { code: 'PLEDGE_COUNT', facts: { count, named: cards.length, most: hand.length } }
    if (!without(hand, cards)) return { code: 'PLEDGE_BAD_CARDS', facts: { cards: cards.map(String) } }
    const short = shortOf(offers, seat)
    if (count > short) return { code: 'PLEDGE_OVER_EIGHT', facts: { count, short } }
    return null
  },

  apply: (state, seat, { count, cards }) => ({
    state: offering(state, seat, cards),
    events: [happened('pledged', { seat, count })]
  }),

  choices(state, seat) {
    const offers = openOffers(state)
    const from = playerAt(state, seat).hand.map(String)
    if (!offers || from.length === 0) return []
    const most = Math.min(from.length, shortOf(offers, seat))
    const at: { [count: number]: number } = {}
    for (let count = 0; count <= most; count++) at[count] = count
    return [{ verb: 'give', line: 'give _', at, pick: { from, least: 0, most }, try: 'give 0' }]
  }
}

export const withdraw: Move<Withdraw> = {
  verb: 'withdraw',
  during: 'pledge',

  read: tokens => (tokens.length === 1 && tokens[0] === 'withdraw' ? WITHDRAW : null),
  write: () => 'withdraw',

  // An empty hand gives nothing, as everybody can see: there is nothing to take back.
  refuse(state, seat) {
    const offered = openOffers(state)?.[seat]
    return offered && playerAt(state, seat).hand.length > 0 ? null : { code: 'WRONG_PHASE' }
  },

  apply: (state, seat) => ({ state: offering(state, seat, null), events: [happened('withdrew', { seat })] }),

  choices(state, seat) {
    return withdraw.refuse(state, seat, WITHDRAW) ? [] : [{ verb: 'withdraw', line: 'withdraw', try: 'withdraw' }]
  }
}

/** Open until every seat's offer stands and they make eight. */
export const pledging: Handler<Extract<Pending, { step: 'pledge' }>> = {
  awaits(state, { offers }) {
    const seats = [...offers.keys()]
    const silent = seats.filter(seat => !offers[seat])
    if (silent.length > 0 || shortOf(offers) === 0) return silent
    return seats.filter(seat => playerAt(state, seat).hand.length > (offers[seat]?.length ?? 0))
  },

  run(state, { offers }) {
    const paid = offers.reduce((left, offer, seat) => spend(left, seat, [], offer ?? []), proceed(state))
    return { state: paid, events: [happened('paid', { counts: offers.map(offer => offer?.length ?? 0) })] }
  }
}

function offering(state: State, seat: Seat, offer: Offer): State {
  const offers = [...(offersIn(state) ?? [])]
  offers[seat] = offer
  return proceed(state, [{ step: 'pledge', offers }])
}
