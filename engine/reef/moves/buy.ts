import { step } from '../../events.ts'
import type { Seat, Step } from '../../game.ts'
import { formatDashPrefixedPicks } from '../../notation.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { EventFacts, Reason } from '../codes.ts'
import { putFishOnCoralOrBreed, refuseFishOnCoral } from '../core/corals.ts'
import type { ActionOf, Move } from '../core/move.ts'
import { payTokens, payableTokens, refusePayment } from '../core/payment.ts'
import { refuseUnlessFaceUp, refuseWithoutBoat } from '../core/reach.ts'
import { makeEvent, MAX_CORALS_PER_SEAT, type State } from '../core/state.ts'
import { parseCoralIndex, parsePayment } from '../parse-line.ts'
import { type Card, type Colour, colourOf, colourPairOf, isFish } from '../sea/cards.ts'
import { type CardInSea, cellNameOf, priceAt, slotNamed, SLOTS, withSlot } from '../sea/grid.ts'
import { countTokens } from '../sea/worms.ts'

type BuyAction = ActionOf<'buy'>

/**
 * Buys a card that lies face up: a fish goes onto one of the buyer's corals, a blank to the discard, any other card to the
 * buyer (RULES.md, 4.4; ruling 5).
 */
export const buyCard: Move<'buy'> = {
  phases: ['turn'],
  parse([verb, what = '', ...rest]) {
    const [cell = '', named, ...more] = what.split('>')
    const [slot, coral, pay] = [
      slotNamed(cell),
      named === undefined ? null : parseCoralIndex(named),
      parsePayment(rest)
    ]
    if (verb !== 'buy' || slot === null || !pay || more.length > 0) return null
    return named !== undefined && coral === null ? null : { verb, slot, coral, pay }
  },
  format: ({ slot, coral, pay }) =>
    `buy ${cellNameOf(slot)}${coral === null ? '' : `>${coral + 1}`}${formatDashPrefixedPicks(pay)}`,

  refusals(state, seat, { slot, coral, pay }) {
    const lying = state.grid[slot]
    const [reach, unseen] = [refuseWithoutBoat(state, seat, slot), refuseUnlessFaceUp(state, slot)]
    // A card that lies face down gets no further reason, which could reveal the card.
    if (!lying || unseen) return [reach, unseen]
    const { card } = lying
    return [
      reach,
      isFish(card) ? refuseFishOnCoral(state, seat, card, coral) : refuseOther(state, seat, card, { slot, coral }),
      refusePayment(state, seat, priceAt(slot, lying, seat), pay, colourThatPays(card))
    ]
  },

  apply(state, seat, action) {
    const { card } = cardAt(state, action)
    const bought = makeEvent('bought', boughtFacts(seat, card, action))
    const taken = { ...payTokens(state, seat, action.pay), grid: withSlot(state.grid, action.slot, null) }
    const placed = placeBought(taken, seat, card, action)
    return { state: placed.state, events: [bought, ...placed.events] }
  },

  candidates(state, seat) {
    const corals = [...playerAt(state, seat).corals.keys()]
    const all: BuyAction[] = []
    for (const slot of SLOTS) {
      const lying = state.grid[slot]
      if (!lying || refuseUnlessFaceUp(state, slot) || refuseWithoutBoat(state, seat, slot)) continue
      const pay = payableTokens(state, seat, colourThatPays(lying.card)).slice(0, priceAt(slot, lying, seat))
      for (const coral of isFish(lying.card) ? corals : [null]) all.push({ verb: 'buy', slot, coral, pay })
    }
    return all
  },
  offer(state, seat, action) {
    const lying = cardAt(state, action)
    const { card } = lying
    const mate = action.coral === null ? null : playerAt(state, seat).corals[action.coral]?.fish
    const payment = {
      from: payableTokens(state, seat, colourThatPays(card)),
      price: priceAt(action.slot, lying, seat)
    }
    if (!isFish(card)) return { facts: { card }, way: 'cell', payment }
    return { facts: mate ? { card, pair: colourPairOf(mate, card) } : { card }, way: 'route', payment }
  }
}

/** The only colour of worms that pays for a card; undefined if every colour does. */
function colourThatPays(card: Card): Colour | undefined {
  return isFish(card) ? colourOf(card) : undefined
}

function refuseOther(
  state: State,
  seat: Seat,
  card: Card,
  { slot, coral }: Pick<BuyAction, 'slot' | 'coral'>
): Reason | null {
  if (coral !== null) return { code: 'BAD_TARGET', facts: { cell: cellNameOf(slot), coral: coral + 1 } }
  const isFull = card === 'co' && playerAt(state, seat).corals.length === MAX_CORALS_PER_SEAT
  return isFull ? { code: 'CORAL_LIMIT', facts: { most: MAX_CORALS_PER_SEAT } } : null
}

function cardAt(state: State, { slot }: BuyAction): CardInSea {
  const lying = state.grid[slot]
  if (!lying) throw new Error(`Cannot buy from the hole "${cellNameOf(slot)}"`)
  return lying
}

function boughtFacts(seat: Seat, card: Card, { slot, coral, pay }: BuyAction): EventFacts['bought'] {
  const facts = { seat, cell: cellNameOf(slot), card, paid: countTokens(pay) }
  return coral === null ? facts : { ...facts, coral: coral + 1 }
}

/** Puts a fish that has been paid for on its coral, a blank on the discard, and any other card with the seat. */
function placeBought(state: State, seat: Seat, card: Card, { coral }: BuyAction): Step<State> {
  const { corals, sharks, pearls } = playerAt(state, seat)
  switch (card) {
    case 'co':
      return step(withPlayer(state, seat, { corals: [...corals, { fish: null, bred: null }] }))
    case 'sh':
      return step(withPlayer(state, seat, { sharks: sharks + 1 }))
    case 'pe':
      return step(withPlayer(state, seat, { pearls: pearls + 1 }))
    case '~':
      return step({ ...state, discard: [...state.discard, card] })
    default:
      return putFishOnCoralOrBreed(state, seat, coral ?? 0, card)
  }
}
