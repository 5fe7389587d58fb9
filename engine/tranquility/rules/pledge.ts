import type { Choice, Seat, Step } from '../../game.ts'
import { type Reason, firstOf } from '../../refusal.ts'
import { mayGiveBlind } from '../asked.ts'
import { type Card, discardable, without } from '../cards.ts'
import { CODES, type Code } from '../codes.ts'
import { readPicks, writePicks } from '../line.ts'
import type { Action, Handler, Move, Rule } from '../rule.ts'
import { type Offer, type Pending, type State, end, happened, playerAt, proceed, spend, withPlayer } from '../state.ts'

/** How many cards the Start costs all seats together. */
export const START_PRICE = 8
/** How many cards of the own pile may be given unseen. */
const PAIR = 2

const COUNT = /^(0|[1-9][0-9]?)$/
const BLIND = 'blind'

export interface Give extends Action {
  readonly verb: 'give'
  readonly count: number
  readonly cards: readonly Card[]
  readonly blind: boolean
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

export function sizeOf(offer: Offer | undefined): number {
  return offer ? offer.cards.length + (offer.blind ? PAIR : 0) : 0
}

/** What is short of eight while the offers of all seats, or of all but one, stand. */
export function shortOf(offers: readonly Offer[], but?: Seat): number {
  return offers.reduce((short, offer, seat) => (seat === but ? short : short - sizeOf(offer)), START_PRICE)
}

/** How many cards everybody can see that the seat might give: its hand, and a pair of its pile where that is allowed. */
function couldGive(rules: readonly Rule[], state: State, seat: Seat): number {
  return playerAt(state, seat).hand.length + pairOf(rules, state, seat)
}

export function allCouldGive(rules: readonly Rule[], state: State): number {
  return state.players.reduce((sum, _, seat) => sum + couldGive(rules, state, seat), 0)
}

/** How many it can truly give. */
export function capacity(rules: readonly Rule[], state: State, seat: Seat): number {
  return discardable(playerAt(state, seat).hand).length + pairOf(rules, state, seat)
}

function pairOf(rules: readonly Rule[], state: State, seat: Seat): number {
  return mayGiveBlind(rules, state, seat) ? PAIR : 0
}

export const give: Move<Give> = {
  verb: 'give',
  during: 'pledge',

  read([verb, count = '', ...rest]) {
    const named = rest.filter(token => token !== BLIND)
    const cards = readPicks(named)
    if (verb !== 'give' || !COUNT.test(count) || !cards || rest.length > named.length + 1) return null
    return { verb, count: Number(count), cards, blind: rest.length > named.length }
  },

  write: ({ count, cards, blind }) => `give ${count}${writePicks(cards)}${blind ? ` ${BLIND}` : ''}`,

  refuse(state, seat, { count, cards, blind }, rules) {
    const offers = openOffers(state)
    if (!offers || couldGive(rules, state, seat) === 0) return { code: 'WRONG_PHASE' }
    const most = capacity(rules, state, seat)
    const short = shortOf(offers, seat)
    const isCounted = count <= most && count === cards.length + (blind ? PAIR : 0)
    const isBlindly = blind && !mayGiveBlind(rules, state, seat)
    return firstOf(CODES, [
      isCounted ? null : { code: 'PLEDGE_COUNT', facts: { count, named: cards.length, most } },
      refuseCards(playerAt(state, seat).hand, cards),
      isBlindly ? { code: 'BLIND_NOT_ALLOWED' } : null,
      count > short ? { code: 'PLEDGE_OVER_EIGHT', facts: { count, short } } : null
    ])
  },

  apply: (state, seat, { cards, blind }) => offering(state, seat, { cards, ...(blind && { blind }) }),

  choices(state, seat, rules) {
    const offers = openOffers(state)
    if (!offers || couldGive(rules, state, seat) === 0) return []
    const from = discardable(playerAt(state, seat).hand).map(String)
    const short = shortOf(offers, seat)
    const plain = giving(from, 0, short)
    return mayGiveBlind(rules, state, seat) && short >= PAIR ? [plain, giving(from, PAIR, short)] : [plain]
  }
}

export const withdraw: Move<Withdraw> = {
  verb: 'withdraw',
  during: 'pledge',

  read: tokens => (tokens.length === 1 && tokens[0] === 'withdraw' ? WITHDRAW : null),
  write: () => 'withdraw',

  // Who can give nothing, as everybody can see, has nothing to take back.
  refuse(state, seat, _, rules) {
    const offered = openOffers(state)?.[seat]
    return offered && couldGive(rules, state, seat) > 0 ? null : { code: 'WRONG_PHASE' }
  },

  apply: (state, seat) => ({ state: withOffer(state, seat, null), events: [happened('withdrew', { seat })] }),

  choices(state, seat, rules) {
    const refused = withdraw.refuse(state, seat, WITHDRAW, rules)
    return refused ? [] : [{ verb: 'withdraw', line: 'withdraw', try: 'withdraw' }]
  }
}

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
    events: broken.map(other => happened('withdrew', { seat: other }))
  }
}

function whole(rules: readonly Rule[], state: State, seat: Seat): NonNullable<Offer> {
  return { cards: playerAt(state, seat).hand, ...(mayGiveBlind(rules, state, seat) && { blind: true }) }
}

function refuseCards(hand: readonly Card[], cards: readonly Card[]): Reason<Code> | null {
  const isPayable = without(discardable(hand), cards)
  return isPayable ? null : { code: 'PLEDGE_BAD_CARDS', facts: { cards: cards.map(String) } }
}

/** The numbers that may be given, so many of each unseen. */
function giving(from: readonly string[], unseen: number, short: number): Choice {
  const most = Math.min(from.length, short - unseen)
  const at: { [count: number]: number } = {}
  for (let count = 0; count <= most; count++) at[count + unseen] = count
  const pick = { from, least: 0, most }
  if (unseen === 0) return { verb: 'give', line: 'give _', at, pick, try: 'give 0' }
  return { verb: 'give', subject: BLIND, line: 'give _', at, pick, tail: BLIND, try: `give ${unseen} ${BLIND}` }
}

function offering(state: State, seat: Seat, offer: NonNullable<Offer>): Step<State> {
  const facts = { seat, count: sizeOf(offer), ...(offer.blind && { blind: true }) }
  return { state: withOffer(state, seat, offer), events: [happened('pledged', facts)] }
}

function withOffer(state: State, seat: Seat, offer: Offer): State {
  const offers = [...(offersIn(state) ?? [])]
  offers[seat] = offer
  return proceed(state, [{ step: 'pledge', offers }])
}

/** Each seat's cards go to its discard pile; those of its pile are seen by nobody. */
function paid(state: State, offer: Offer, seat: Seat): State {
  const given = spend(state, seat, [], offer?.cards ?? [])
  if (!offer?.blind) return given
  const { pile, discarded } = playerAt(given, seat)
  return withPlayer(given, seat, { pile: pile.slice(PAIR), discarded: discarded + PAIR })
}
