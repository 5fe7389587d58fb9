import type { Coral, Player, State } from '../../../engine/reef/core/state.ts'
import {
  type Card,
  COLOURS,
  type Colour,
  type Fish,
  type BreedingCard,
  SEA_CARDS
} from '../../../engine/reef/sea/cards.ts'
import type { CardInSea } from '../../../engine/reef/sea/grid.ts'
import { wormsOfEachColour, type WormCounts } from '../../../engine/reef/sea/worms.ts'

/*
 * Positions as the worked examples write them, RULES.md, 8: rows from 3 down to 0, `#Rf` face down, `_` a hole, `^co` a
 * middle card that lies face up, `%co` one that was turned up in this turn; a seat as `4 boats R3 Y2 pe1 sh1 [- Ym RY]`,
 * where `-` is an empty coral, `Ym` one that a fish sits on, and `RY` one that is closed.
 */

export const A = 'Yf ~ Gm co Pf ~ Kf Bm / #Kf #~ # # # # # # / #co #Rf # # # # # # / ~ ~ Rm co Yf ~ sh pe'
export const MINE = '4 boats R3 Y2 G1 B1 K1 pe1 [- Ym]'
export const THEIRS = '2 boats R1 Y1 G1 B1 P1 K1 []'

/** What is under a `#` of which nothing is said. */
const NO_MATTER: Card = 'Gf'

export interface Table extends Partial<Omit<State, 'grid' | 'players' | 'stock' | 'deck' | 'discard'>> {
  readonly grid?: string
  readonly seats?: readonly [string, string]
  readonly stock?: string
  /** How many, or which. */
  readonly deck?: number | readonly Card[]
  readonly discard?: number | readonly Card[]
}

/** Position A, and whatever is another way. */
export function position({
  grid = A,
  seats = [MINE, THEIRS],
  stock,
  deck = 20,
  discard = 4,
  ...rest
}: Table = {}): State {
  return {
    grid: grid
      .split(' / ')
      .toReversed()
      .flatMap(row => row.split(' ').map(cell)),
    deck: pile(deck),
    discard: pile(discard),
    breeding: ['KK', 'RB', 'GP'],
    wanted: ['RY', 'GG', 'BK', 'PP'],
    stock: stock === undefined ? { R: 4, Y: 5, G: 6, B: 6, P: 7, K: 6 } : worms(stock),
    boatsLeft: 9,
    players: seats.map(player),
    active: 0,
    phase: 'turn',
    dice: ['R', 'B'],
    given: 2,
    looking: null,
    result: null,
    ...rest
  }
}

/** Cards of no matter, or these. */
function pile(cards: number | readonly Card[]): readonly Card[] {
  return typeof cards === 'number' ? Array.from({ length: cards }, (): Card => 'Bf') : cards
}

function cell(text: string): CardInSea | null {
  if (text === '_') return null
  const sign = /^[#^%]/.exec(text)?.[0] ?? ''
  const name = text.slice(sign.length)
  return { card: name === '' ? NO_MATTER : card(name), up: sign !== '#', half: sign === '%' }
}

function card(name: string): Card {
  const found = SEA_CARDS.find(one => one === name)
  if (!found) throw new Error(`Cannot read the card "${name}"`)
  return found
}

function player(text: string): Player {
  const [, boats = '', held = '', corals = ''] = /^(\d) boats(.*) \[(.*)\]$/.exec(text) ?? []
  const count = (token: string) => Number(new RegExp(`${token}(\\d)`).exec(held)?.[1] ?? 0)
  return {
    worms: worms(held),
    pearls: count('pe'),
    sharks: count('sh'),
    boats: Number(boats),
    corals: corals.split(' ').filter(Boolean).map(coral)
  }
}

function coral(text: string): Coral {
  if (text === '-') return { fish: null, bred: null }
  return /[mf]$/.test(text) ? { fish: text as Fish, bred: null } : { fish: null, bred: text as BreedingCard }
}

function worms(text: string): WormCounts {
  const counts = COLOURS.map((colour): [Colour, number] => [
    colour,
    Number(new RegExp(`${colour}(\\d)`).exec(text)?.[1] ?? 0)
  ])
  return { ...wormsOfEachColour(0), ...Object.fromEntries(counts) }
}
