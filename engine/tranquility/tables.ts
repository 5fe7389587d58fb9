import type { Seat } from '../game.ts'
import { playerAt, withPlayer } from '../players.ts'
import type { Random } from '../random.ts'
import type { Card } from './sea/cards.ts'
import { type DrawStep, HAND_LIMIT, type State, type TableKind, seatsClockwise } from './core/state.ts'
import { currentPoints } from './modules/competitive/contest.ts'

const EXTRA_FOR_TWO = 2
// The printed solo text could not be had. Ruling 60: with ten, as many cards per head are left as at larger tables.
const SOLO_START_HAND = 10

/** How many sit at the table, whether against each other, and what that changes. */
interface Table {
  readonly deal: (deck: readonly Card[], seats: number, random: Random) => DealtCards
  /** What is drawn beyond the limit once the Start is on its space. */
  extraDraws(state: State): readonly DrawStep[]
  /** Each seat's points so far, where they count. */
  points?(state: State): readonly number[]
}

export interface DealtCards {
  /** A pile for each seat, top first. */
  readonly piles: readonly (readonly Card[])[]
  readonly first: Seat
  /** What is in nobody's pile. */
  readonly rest: readonly Card[]
}

const TABLE: { readonly [name in TableKind]: Table } = {
  together: {
    deal: dealEvenly,
    extraDraws: state =>
      state.players.length === 2 ? seatsClockwise(state).map(seat => extra(seat, EXTRA_FOR_TWO)) : []
  },
  alone: {
    deal: dealEvenly,
    extraDraws: () => [{ step: 'draw', seats: [0], discardable: SOLO_START_HAND }]
  },
  against: { deal: dealHands, extraDraws: () => [], points: currentPoints }
}

export function tableKindFor(seats: number): TableKind {
  return seats === 1 ? 'alone' : 'together'
}

export function dealerFor(table: TableKind): Table['deal'] {
  return TABLE[table].deal
}

export function extraDrawsForStart(state: State): readonly DrawStep[] {
  return TABLE[state.table].extraDraws(state)
}

export function pointsOfSeats(state: State): readonly number[] | null {
  return TABLE[state.table].points?.(state) ?? null
}

/** How many would be drawn then, as far as everybody can count; which cards they are is of no matter. */
export function afterExtraDraws(state: State): State {
  return extraDrawsForStart(state).reduce((ahead, { seats, cards = Infinity }) => {
    const [seat = 0] = seats
    const { hand, pile } = playerAt(ahead, seat)
    return withPlayer(ahead, seat, { hand: [...hand, ...pile.slice(0, cards)], pile: pile.slice(cards) })
  }, state)
}

function extra(seat: Seat, cards: number): DrawStep {
  return { step: 'draw', seats: [seat], cards }
}

/** Deals as evenly as can be. Chance decides who gets a card more, and who begins of those with the fewest. */
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

/** Deals the opening hands alone; chance names the first player. */
function dealHands(deck: readonly Card[], seats: number, random: Random): DealtCards {
  const shuffled = random.shuffle(deck)
  const piles = Array.from({ length: seats }, () => shuffled.splice(0, HAND_LIMIT))
  return { piles, first: random.below(seats), rest: shuffled }
}
