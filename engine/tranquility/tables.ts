import type { Seat } from '../game.ts'
import type { Random } from '../random.ts'
import { type Card, type Pending, type State, clockwise, playerAt } from './state.ts'

const EXTRA_FOR_TWO = 2
// The printed solo text could not be had. Our ruling: with ten, as many cards per head are left as at larger tables.
const SOLO_START_HAND = 10

/** How many sit at the table and what that changes. */
export interface Table {
  /** What is drawn beyond the limit once the Start is on its space. */
  extraDraws(state: State): readonly Pending[]
}

const together: Table = {
  extraDraws: state =>
    state.players.length === 2 ? clockwise(state).map(seat => ({ step: 'extra', seat, cards: EXTRA_FOR_TWO })) : []
}

const alone: Table = {
  extraDraws: state => [{ step: 'extra', seat: 0, cards: SOLO_START_HAND - playerAt(state, 0).hand.length }]
}

export function tableFor(seats: number): Table {
  return seats === 1 ? alone : together
}

export interface Dealt {
  /** A pile for each seat, top first. */
  readonly piles: readonly (readonly Card[])[]
  readonly first: Seat
}

/** Deals as evenly as can be. Chance decides who gets a card more, and who begins of those with the fewest. */
export function dealEvenly(deck: readonly Card[], seats: number, random: Random): Dealt {
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
  return { piles, first: fewest[random.below(fewest.length)] ?? 0 }
}
