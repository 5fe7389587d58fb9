import type { Seat } from '../game.ts'
import { playerAt, withPlayer } from '../players.ts'
import type { Random } from '../random.ts'
import type { Card } from './sea/cards.ts'
import {
  type SeatsDrawStep,
  DEFAULT_HAND_LIMIT,
  type State,
  type TableKind,
  seatsClockwiseFromActive
} from './core/state.ts'
import { currentPointsPerSeat } from './modules/competitive/contest.ts'

const EXTRA_FOR_TWO = 2
// The printed solo rules could not be obtained. Ruling 60: with ten, as many cards per head are left as at larger tables.
const SOLO_START_HAND = 10

/** The parts of the rules that depend on the kind of table: the deal, the extra draws for a Start, and whether points count. */
interface Table {
  readonly deal: (deck: readonly Card[], seats: number, random: Random) => DealtCards
  /** The seats' draws beyond the hand limit once a Start is played. */
  extraDraws(state: State): readonly SeatsDrawStep[]
  /** Each seat's points so far; left out if points don't count. */
  points?(state: State): readonly number[]
}

/** The outcome of a deal: a pile for each seat, the first seat, and the cards left over. */
export interface DealtCards {
  /** A pile for each seat, top first. */
  readonly piles: readonly (readonly Card[])[]
  readonly first: Seat
  /** The cards that are in no seat's pile. */
  readonly rest: readonly Card[]
}

const TABLE: { readonly [name in TableKind]: Table } = {
  together: {
    deal: dealEvenly,
    extraDraws: state =>
      state.players.length === 2 ? seatsClockwiseFromActive(state).map(seat => extraDraw(seat, EXTRA_FOR_TWO)) : []
  },
  alone: {
    deal: dealEvenly,
    extraDraws: () => [{ step: 'draw', seats: [0], discardable: SOLO_START_HAND }]
  },
  against: { deal: dealHands, extraDraws: () => [], points: currentPointsPerSeat }
}

/** The kind of table for a number of seats; a variant may name another. */
export function usualTableKindFor(seats: number): TableKind {
  return seats === 1 ? 'alone' : 'together'
}

/** The function that deals the deck at that kind of table. */
export function dealFunctionFor(table: TableKind): Table['deal'] {
  return TABLE[table].deal
}

/** The draws beyond the hand limit once a Start is played (RULES.md, 3.3; ruling 60). */
export function extraDrawsForStart(state: State): readonly SeatsDrawStep[] {
  return TABLE[state.table].extraDraws(state)
}

/** Each seat's points so far; null if points don't count at the table. */
export function pointsPerSeatOrNull(state: State): readonly number[] | null {
  return TABLE[state.table].points?.(state) ?? null
}

/**
 * The state as if the extra draws for a Start were done. Use it only to count cards: a Storm among them would be replaced
 * (ruling 46).
 */
export function withStartDrawsAddedForCounting(state: State): State {
  return extraDrawsForStart(state).reduce((ahead, { seats, cards = Infinity }) => {
    const [seat = 0] = seats
    const { hand, pile } = playerAt(ahead, seat)
    return withPlayer(ahead, seat, { hand: [...hand, ...pile.slice(0, cards)], pile: pile.slice(cards) })
  }, state)
}

function extraDraw(seat: Seat, cards: number): SeatsDrawStep {
  return { step: 'draw', seats: [seat], cards }
}

/**
 * Deals the deck into piles as evenly as can be. Chance decides which seats get a card more, and which of those with the
 * fewest begins.
 */
function dealEvenly(deck: readonly Card[], seats: number, random: Random): DealtCards {
  const shuffled = random.shuffle(deck)
  const order = random.shuffle(Array.from({ length: seats }, (_, seat): Seat => seat))
  const few = Math.floor(deck.length / seats)
  const odd = deck.length % seats
  const piles: Card[][] = []
  let dealt = 0
  for (const [rank, seat] of order.entries()) {
    const count = rank < odd ? few + 1 : few
    piles[seat] = shuffled.slice(dealt, dealt + count)
    dealt += count
  }
  const fewest = order.slice(odd)
  return { piles, first: fewest[random.below(fewest.length)] ?? 0, rest: [] }
}

/** Deals only the opening hands, and leaves the rest of the deck over; chance names the first seat. */
function dealHands(deck: readonly Card[], seats: number, random: Random): DealtCards {
  const shuffled = random.shuffle(deck)
  const piles = Array.from({ length: seats }, () => shuffled.splice(0, DEFAULT_HAND_LIMIT))
  return { piles, first: random.below(seats), rest: shuffled }
}
