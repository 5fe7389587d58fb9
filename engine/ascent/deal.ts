import { chainSteps } from '../chain-steps.ts'
import type { Event, Options, Seat, Step } from '../game.ts'
import type { Random } from '../random.ts'
import { type Card, buildDeck } from './mountain/cards.ts'
import { ALL_PLACES } from './mountain/mountain.ts'
import { PANORAMA_SEQUENCES, formatSequence } from './mountain/panoramas.ts'
import { initialSlices, ruleNamesFor, rulesOf } from './modules/index.ts'
import { type State, makeEvent } from './core/state.ts'
import { drewEvent } from './core/turn.ts'
import { type TableSetup, tableSetupFor } from './tables.ts'

/** One seat's cards of the deal: Bridges that it is handed, and a pile from which its opening hand is drawn. */
interface Share {
  readonly given: readonly Card[]
  /** The seat's pile, top first, with the opening hand still on top. */
  readonly pile: readonly Card[]
  /** How many cards of the pile the opening hand takes. */
  readonly drawn: number
}

/**
 * Deals a match: shuffles the Panoramas, draws the first seat, cuts the deck into piles and draws the opening hands
 * (RULES.md, 3.1, 3.2; DEAL.md).
 */
export function deal(options: Options, seats: number, random: Random): Step<State> {
  const table = tableSetupFor(seats)
  const panoramas = random.shuffle(PANORAMA_SEQUENCES)
  const first = random.below(seats)
  const deck = random.shuffle(buildDeck(table.lowestValue, table.bridgedTurns.length))
  const inTurn = sharesInTurnOrder(table, cutIntoPiles(deck, pileSizes(deck.length, seats, random)))
  const bySeat = inTurn.map((_, seat) => inTurn[(seat - first + seats) % seats]).filter(share => share !== undefined)
  const state: State = {
    rules: ruleNamesFor(options),
    grid: ALL_PLACES.map(() => null),
    buried: [],
    ...initialSlices(panoramas),
    players: bySeat.map(share => ({ hand: openingHand(share), deck: share.pile.slice(share.drawn), discarded: 0 })),
    active: first,
    phase: 'begin',
    result: null
  }
  const events = [
    dealt(bySeat, first, panoramas.map(formatSequence)),
    ...bySeat.map(({ drawn }, seat) => drewEvent(seat, drawn))
  ]
  return chainSteps({ state, events }, rulesOf(state), (rule, from) => rule.deal?.(from, options))
}

/**
 * The sizes of the piles into which the `cardCount` cards of the deck are cut, in turn order: as even as possible. The first seat
 * gets one of the larger piles, chance decides who gets the others (RULES.md, ruling A32).
 */
export function pileSizes(cardCount: number, seats: number, random: Random): number[] {
  const small = Math.floor(cardCount / seats)
  const larger = cardCount % seats
  const [first = 0, ...others] = Array.from({ length: seats }, (_, turn) => (turn < larger ? small + 1 : small))
  return [first, ...random.shuffle(others)]
}

function cutIntoPiles(deck: readonly Card[], sizes: readonly number[]): (readonly Card[])[] {
  let dealt = 0
  return sizes.map(size => deck.slice(dealt, (dealt += size)))
}

function sharesInTurnOrder({ handLimit, bridgedTurns }: TableSetup, piles: readonly (readonly Card[])[]): Share[] {
  return piles.map((pile, turn) => {
    const given: Card[] = bridgedTurns.includes(turn) ? ['BR'] : []
    return { given, pile, drawn: handLimit - given.length }
  })
}

function openingHand({ given, pile, drawn }: Share): Card[] {
  return [...given, ...pile.slice(0, drawn)]
}

function dealt(bySeat: readonly Share[], first: Seat, panoramas: readonly string[]): Event {
  const piles = bySeat.map(({ pile }) => pile)
  const bridged = bySeat.flatMap(({ given }, seat) => (given.length > 0 ? [seat] : []))
  const facts = { piles: piles.map(({ length }) => length), bridged, first }
  return makeEvent('dealt', facts, { sealed: { piles, hands: bySeat.map(openingHand), bridged, first, panoramas } })
}
