import type { Seat, Step } from '../../../game.ts'
import { playerAt, spendCards, withPlayer } from '../../../players.ts'
import {
  PAIR,
  START_PRICE,
  allCouldGive,
  capacity,
  couldGive,
  mayGiveBlind,
  offering,
  offersIn,
  shortOf,
  sizeOf,
  withdrew
} from './offers.ts'
import type { Handler, Rule } from '../../core/rule.ts'
import { type Pending, type State, end, happened, proceed } from '../../core/state.ts'
import type { Offer } from './slice.ts'

/** Open until every seat's offer stands and they make eight. */
export const pledging: Handler<Extract<Pending, { step: 'pledge' }>> = {
  awaits(state, { offers }, rules) {
    const seats = [...offers.keys()]
    const silent = seats.filter(seat => !offers[seat])
    if (silent.length > 0 || shortOf(offers) === 0) return silent
    return seats.filter(seat => couldGive(rules, state, seat) > sizeOf(offers[seat]))
  },

  run: (state, { offers }) => ({
    state: offers.reduce(paid, proceed(state)),
    events: [happened('paid', { counts: offers.map(sizeOf) })]
  })
}

/**
 * Asks for offers, or asks again where what may be given has changed. Where all together can give exactly eight, and
 * where a seat can give nothing, everybody can see what is given.
 */
export function openPledges(
  state: State,
  { offers }: Extract<Pending, { step: 'capacity' }>,
  rules: readonly Rule[]
): Step<State> {
  const seats = [...offers.keys()]
  const most = seats.reduce((sum, seat) => sum + capacity(rules, state, seat), 0)
  if (most < START_PRICE) return end(state, { outcome: 'lost', why: 'LOSS_START_UNPAYABLE' })
  const isForced = allCouldGive(rules, state) === START_PRICE
  const forced = seats.filter(seat => {
    const all = couldGive(rules, state, seat)
    return (isForced || all === 0) && (!offers[seat] || sizeOf(offers[seat]) < all)
  })
  const asked = proceed(state, [{ step: 'pledge', offers }])
  return forced.reduce<Step<State>>(
    (step, seat) => {
      const next = offering(step.state, seat, whole(rules, state, seat))
      return { state: next.state, events: [...step.events, ...next.events] }
    },
    { state: asked, events: [] }
  )
}

/** Takes back what cannot stand any more, and what `seat` has offered; then asks as from the beginning. */
export function askAgain(state: State, seat: Seat | null, rules: readonly Rule[]): Step<State> {
  const offers = offersIn(state)
  if (!offers) return { state, events: [] }
  const broken = [...offers.keys()].filter(
    other => offers[other] && (other === seat || (offers[other].blind && !mayGiveBlind(rules, state, other)))
  )
  const left = offers.map((offer, other) => (broken.includes(other) ? null : offer))
  return {
    state: proceed(state, [{ step: 'capacity', offers: left }]),
    events: broken.map(withdrew)
  }
}

function whole(rules: readonly Rule[], state: State, seat: Seat): NonNullable<Offer> {
  return { cards: playerAt(state, seat).hand, ...(mayGiveBlind(rules, state, seat) && { blind: true }) }
}

/** Each seat's cards go to its discard pile; those of its pile are seen by nobody. */
function paid(state: State, offer: Offer, seat: Seat): State {
  const given = spendCards(state, seat, [], offer?.cards ?? [])
  if (!offer?.blind) return given
  const { pile, discarded } = playerAt(given, seat)
  return withPlayer(given, seat, { pile: pile.slice(PAIR), discarded: discarded + PAIR })
}
