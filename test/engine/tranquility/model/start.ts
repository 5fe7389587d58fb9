import type { Reason } from './codes.ts'
import type { Action } from './lines.ts'
import { discardable, hasStart, hasYellow, type Offer, playerOf, type Table, without } from './table.ts'

/* The Start and its eight cards: RULES.md, 3.3 and 5, rulings 8, 41, 45 and 60. */

export const DUE = 8
export const SOLO_HAND = 10
export const EXTRA_FOR_TWO = 2
const BLIND = 2

export function mustPlayStart(table: Table, seat: number): boolean {
  return hasStart(table) && !table.started && playerOf(table, seat).hand.includes('S')
}

export function againstStart(table: Table, seat: number, { card }: Action): Reason[] {
  return [
    ['CARD_NOT_IN_HAND', !hasStart(table) || !playerOf(table, seat).hand.includes(card)],
    ['START_ALREADY_PLAYED', table.started],
    ['START_UNPAYABLE', card === 'W' && mostAfterStart(table) < DUE]
  ]
}

/** As many cards as everybody can count on when a Wild is played as the Start. */
function mostAfterStart(table: Table): number {
  const extra = [Infinity, EXTRA_FOR_TWO][table.players.length - 1] ?? 0
  const ahead = table.players.map(({ hand, pile }, seat) => {
    const drawn = Math.min(extra, pile.length)
    const blind = hasYellow(table, seat) && pile.length - drawn >= BLIND ? BLIND : 0
    return hand.length + drawn + blind
  })
  return sum(ahead) - 1
}

export function offersOf({ ahead }: Table): (Offer | null)[] | null {
  const [now] = ahead
  return now?.step === 'pledge' ? now.offers : null
}

/** Whether the top two of its pile may count, unseen. */
export function mayGiveBlind(table: Table, seat: number): boolean {
  return hasYellow(table, seat) && playerOf(table, seat).pile.length >= BLIND
}

/** How many it can give, as everybody can count: Sea Monsters are not known. */
export function mostSeen(table: Table, seat: number): number {
  return playerOf(table, seat).hand.length + (mayGiveBlind(table, seat) ? BLIND : 0)
}

export function mostOf(table: Table, seat: number): number {
  return discardable(playerOf(table, seat).hand).length + (mayGiveBlind(table, seat) ? BLIND : 0)
}

export function countOf({ cards, blind }: Offer): number {
  return cards.length + (blind ? BLIND : 0)
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

export function againstGiving(table: Table, seat: number, { count, cards, blind }: Action): Reason[] {
  const { hand } = playerOf(table, seat)
  const others = (offersOf(table) ?? []).filter((_, other) => other !== seat)
  const total = sum(others.map(offer => (offer ? countOf(offer) : 0))) + count
  return [
    ['PLEDGE_COUNT', count > mostOf(table, seat) || cards.length !== count - (blind ? BLIND : 0)],
    ['PLEDGE_BAD_CARDS', without(hand, cards) === null || cards.includes('M')],
    ['BLIND_NOT_ALLOWED', blind && !mayGiveBlind(table, seat)],
    ['PLEDGE_OVER_EIGHT', total > DUE]
  ]
}

/** Whether a Compass, or the Wild of that seat, would leave too few cards for all to see. */
export function againstPledging(table: Table, lifted: Table, spender: number | null): Reason[] {
  if (!offersOf(table)) return []
  const most = sum([...table.players.keys()].map(seat => mostSeen(lifted, seat))) - (spender === null ? 0 : 1)
  return [['START_UNPAYABLE', most < DUE]]
}

/** Whose offer is missing; once all stand and are short of eight, whoever could give more. */
export function awaitedForOffers(table: Table): number[] {
  const offers = offersOf(table) ?? []
  const seats = [...offers.keys()].filter(seat => mostSeen(table, seat) > 0)
  const missing = seats.filter(seat => !offers[seat])
  if (missing.length > 0) return missing
  return seats.filter(seat => mostSeen(table, seat) > countOf(offers[seat] ?? { cards: [] }))
}
