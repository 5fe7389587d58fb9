import type { Seat } from '../../game.ts'
import { playerAt } from '../../players.ts'
import {
  type Card,
  type Colour,
  COLOURS,
  colourOf,
  type Fish,
  isFish,
  isSameSex,
  type ColourPair,
  colourPairOf
} from '../sea/cards.ts'
import { columnOf, cellNameOf, type Slot, SLOTS } from '../sea/grid.ts'
import type { View } from '../view.ts'

/** What a seat makes of a table: its own things, and how much a worm of each colour is worth to it. */
export interface Outlook {
  readonly view: View
  readonly seat: Seat
  readonly wormValues: { readonly [colour in Colour]: number }
}

/** A fish in the sea that lies face up. */
export interface FishInSea {
  readonly slot: Slot
  readonly fish: Fish
}

/** What any worm is worth, … */
const WORM = 0.7
/** … and how much more where it pays for a mate that can be reached, that can be seen, or that may come. */
const MATE = { near: 2, far: 0.9, hoped: 0.5 }
/** … or for a fish of a colour that is wanted at all. */
const WANTED = 0.12
/** The more there are of a colour, the less another is worth: so many times, each. */
const PLENTY = 0.88

export function outlookOf(view: View, seat: Seat): Outlook {
  const { worms } = playerAt(view, seat)
  const wormValues = Object.fromEntries(
    COLOURS.map(colour => [colour, (WORM + matingNeed(view, seat, colour)) * PLENTY ** worms[colour]])
  ) as unknown as Outlook['wormValues']
  return { view, seat, wormValues }
}

function matingNeed(view: View, seat: Seat, colour: Colour): number {
  const mates = singleFish(view, seat).map(fish => {
    if (!isWanted(view, colourPair(colourOf(fish), colour))) return 0
    const seen = fishInSea(view).filter(other => colourOf(other.fish) === colour && !isSameSex(other.fish, fish))
    if (seen.some(({ slot }) => isInBoatReach(view, seat, slot))) return MATE.near
    return seen.length > 0 ? MATE.far : MATE.hoped
  })
  const pairs = view.wanted.filter(pair => pair?.includes(colour))
  return mates.reduce((sum, need) => sum + need, WANTED * pairs.length)
}

/** The fish that wait for a mate on the seat's corals. */
export function singleFish(view: View, seat: Seat): readonly Fish[] {
  return playerAt(view, seat).corals.flatMap(({ fish }) => fish ?? [])
}

/** How many corals of the seat carry nothing. */
export function countEmptyCorals(view: View, seat: Seat): number {
  return playerAt(view, seat).corals.filter(({ fish, bred }) => !fish && !bred).length
}

export function fishInSea({ cells }: View): readonly FishInSea[] {
  return SLOTS.flatMap(slot => {
    const card = cells[cellNameOf(slot)]
    return card && card !== '#' && isFish(card) ? [{ slot, fish: card }] : []
  })
}

export function isInBoatReach(view: View, seat: Seat, slot: Slot): boolean {
  return columnOf(slot) < playerAt(view, seat).boats
}

export function canBreed(view: View, one: Fish, other: Fish): boolean {
  return !isSameSex(one, other) && isWanted(view, colourPairOf(one, other))
}

/** What a card that lies face up would do as a mate: how many of the seat's single fish it fits. */
export function isMateForSeat(view: View, seat: Seat, card: Card): boolean {
  return isFish(card) && singleFish(view, seat).some(fish => canBreed(view, fish, card))
}

function isWanted({ wanted }: View, pair: ColourPair): boolean {
  return wanted.includes(pair)
}

function colourPair(one: Colour, other: Colour): ColourPair {
  return colourPairOf(`${one}m`, `${other}f`)
}
