import { chainSteps } from '../../chain-steps.ts'
import type { Seat, Step } from '../../game.ts'
import { formatPicks } from '../../notation.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { EventFacts, Reason } from '../codes.ts'
import type { ActionOf, Move } from '../core/move.ts'
import { payTokens, payableTokens, refusePayment } from '../core/payment.ts'
import { refuseUnlessFaceUp, refuseWithoutBoat } from '../core/reach.ts'
import {
  BREEDINGS_TO_WIN,
  countBreedings,
  type Coral,
  happened,
  MAX_CORALS,
  scores,
  type State
} from '../core/state.ts'
import { parseCoral, parsePayment } from '../parse-line.ts'
import { type Card, type Colour, colourOf, colourPairOf, type Fish, isFish, isSameSex } from '../sea/cards.ts'
import { type CardInSea, cellNameOf, priceAt, slotNamed, SLOTS, withCell } from '../sea/grid.ts'
import { countTokens } from '../sea/worms.ts'

type BuyAction = ActionOf<'buy'>

/**
 * Buys a card that lies face up: a fish is put on a coral of one's own, anything else in front of its buyer, and a blank on
 * the discard (RULES.md, 4.4; ruling 5).
 */
export const buyCard: Move<'buy'> = {
  phases: ['turn'],
  parse([verb, what = '', ...rest]) {
    const [cell = '', named, ...more] = what.split('>')
    const [slot, coral, pay] = [slotNamed(cell), named === undefined ? null : parseCoral(named), parsePayment(rest)]
    if (verb !== 'buy' || slot === null || !pay || more.length > 0) return null
    return named !== undefined && coral === null ? null : { verb, slot, coral, pay }
  },
  format: ({ slot, coral, pay }) =>
    `buy ${cellNameOf(slot)}${coral === null ? '' : `>${coral + 1}`}${formatPicks(pay)}`,

  refusals(state, seat, { slot, coral, pay }) {
    const lying = state.grid[slot]
    const [reach, unseen] = [refuseWithoutBoat(state, seat, slot), refuseUnlessFaceUp(state, slot)]
    // Nothing else is said of a card that lies face down, whatever the line names.
    if (!lying || unseen) return [reach, unseen]
    const { card } = lying
    return [
      reach,
      isFish(card) ? refuseCoral(state, seat, card, coral) : refuseOther(state, seat, card, { slot, coral }),
      ...refusePayment(state, seat, priceAt(slot, lying, seat), pay, colourThatPays(card))
    ]
  },

  apply(state, seat, action) {
    const { card } = cardAt(state, action)
    const bought = happened('bought', boughtFacts(seat, card, action))
    const taken = { ...payTokens(state, seat, action.pay), grid: withCell(state.grid, action.slot, null) }
    return chainSteps({ state: taken, events: [bought] }, [card], (one, from) => placeBought(from, seat, one, action))
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

/** The only colour of worms that pays for a card; undefined if any does. */
function colourThatPays(card: Card): Colour | undefined {
  return isFish(card) ? colourOf(card) : undefined
}

function refuseCoral(state: State, seat: Seat, card: Fish, at: number | null): Reason | null {
  const coral = at === null ? undefined : playerAt(state, seat).corals[at]
  if (at === null || !coral) return { code: 'NO_FREE_CORAL', facts: { card } }
  const { fish, bred: breed } = coral
  if (breed) return { code: 'CORAL_CLOSED', facts: { coral: at + 1 } }
  if (!fish) return null
  if (isSameSex(fish, card)) return { code: 'SAME_SEX', facts: { coral: at + 1, card: fish } }
  const pair = colourPairOf(fish, card)
  return state.wanted.includes(pair) ? null : { code: 'PAIR_NOT_WANTED', facts: { pair } }
}

function refuseOther(
  state: State,
  seat: Seat,
  card: Card,
  { slot, coral }: Pick<BuyAction, 'slot' | 'coral'>
): Reason | null {
  if (coral !== null) return { code: 'BAD_TARGET', facts: { cell: cellNameOf(slot), coral: coral + 1 } }
  const isFull = card === 'co' && playerAt(state, seat).corals.length === MAX_CORALS
  return isFull ? { code: 'CORAL_LIMIT', facts: { most: MAX_CORALS } } : null
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

/** Puts a card that has been paid for where it goes. */
function placeBought(state: State, seat: Seat, card: Card, { coral }: BuyAction): Step<State> {
  const { corals, sharks, pearls } = playerAt(state, seat)
  switch (card) {
    case 'co':
      return silently(withPlayer(state, seat, { corals: [...corals, { fish: null, bred: null }] }))
    case 'sh':
      return silently(withPlayer(state, seat, { sharks: sharks + 1 }))
    case 'pe':
      return silently(withPlayer(state, seat, { pearls: pearls + 1 }))
    case '~':
      return silently({ ...state, discard: [...state.discard, card] })
    default: {
      const at = coral ?? 0
      const mate = corals[at]?.fish ?? null
      return mate
        ? bred(state, seat, at, [mate, card])
        : silently(withCoralReplaced(state, seat, at, { fish: card, bred: null }))
    }
  }
}

function silently(state: State): Step<State> {
  return { state, events: [] }
}

/** Discards both parents and closes their coral with the breeding card; the fifth one wins (RULES.md, 4.5 and 5). */
function bred(state: State, seat: Seat, at: number, parents: readonly [Fish, Fish]): Step<State> {
  const pair = colourPairOf(...parents)
  const closed = withCoralReplaced(state, seat, at, { fish: null, bred: pair })
  const event = happened('bred', { seat, coral: at + 1, pair, parents })
  const after: State = {
    ...closed,
    discard: [...state.discard, ...parents],
    wanted: state.wanted.map(open => (open === pair ? null : open)),
    phase: 'wanted'
  }
  return countBreedings(after, seat) < BREEDINGS_TO_WIN ? { state: after, events: [event] } : win(after, seat, event)
}

function win(state: State, seat: Seat, event: Step<State>['events'][number]): Step<State> {
  const [outcome, why] = ['ranked', 'FIVE_BREEDINGS'] as const
  const result = { outcome, why, ranking: [[seat], [1 - seat]], scores: scores(state) }
  return { state: { ...state, phase: 'over', result }, events: [event, happened('over', { outcome, why })] }
}

/** The state with one coral of the seat replaced. */
export function withCoralReplaced(state: State, seat: Seat, at: number, coral: Coral): State {
  const corals = playerAt(state, seat).corals.map((other, place) => (place === at ? coral : other))
  return withPlayer(state, seat, { corals })
}
