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
  type BreedingCard,
  colourPairOf
} from '../sea/cards.ts'
import { columnIndexOf, cellNameOf, type Slot, SLOTS } from '../sea/grid.ts'
import type { View } from '../view.ts'

/** A view as a seat's autopilot judges it: the worth of a worm of each colour, and the fish in the sea and on its corals. */
export interface BotContext {
  readonly view: View
  readonly seat: Seat
  readonly wormValues: { readonly [colour in Colour]: number }
  /** How many worms the seat has. */
  readonly wormCount: number
  /** The fish that lie face up in the sea. */
  readonly fish: readonly FaceUpFish[]
  /** The fish on the seat's corals. */
  readonly singles: readonly Fish[]
}

/** A fish that lies face up in the sea. */
export interface FaceUpFish {
  readonly slot: Slot
  readonly fish: Fish
}

/** The basic value of a worm of any colour. */
const WORM = 0.7
/** Added if the worm pays for a mate of an own fish: a mate within reach, in sight, or not seen yet. */
const MATE = { near: 2, far: 0.9, hoped: 0.5 }
/** Added for each open breeding card with the worm's colour. */
const WANTED = 0.12
/** The factor on a worm's value for each worm of its colour that the seat has already. */
const PLENTY = 0.88

/** Builds the context of the autopilot's decision from a view. */
export function botContext(view: View, seat: Seat): BotContext {
  const { worms } = playerAt(view, seat)
  const table = { view, seat, fish: fishInSea(view), singles: singleFish(view, seat) }
  const valueOf = (colour: Colour) => (WORM + matingNeed(table, colour)) * PLENTY ** worms[colour]
  const wormValues = {
    R: valueOf('R'),
    Y: valueOf('Y'),
    G: valueOf('G'),
    B: valueOf('B'),
    P: valueOf('P'),
    K: valueOf('K')
  }
  return { ...table, wormValues, wormCount: COLOURS.reduce((sum, colour) => sum + worms[colour], 0) }
}

function matingNeed(
  { view, seat, fish, singles }: Omit<BotContext, 'wormValues' | 'wormCount'>,
  colour: Colour
): number {
  const mates = singles.map(single => {
    if (!isWanted(view, colourPair(colourOf(single), colour))) return 0
    const seen = fish.filter(other => colourOf(other.fish) === colour && !isSameSex(other.fish, single))
    if (seen.some(({ slot }) => isInBoatReach(view, seat, slot))) return MATE.near
    return seen.length > 0 ? MATE.far : MATE.hoped
  })
  const pairs = view.wanted.filter(pair => pair?.includes(colour))
  return mates.reduce((sum, need) => sum + need, WANTED * pairs.length)
}

/** The fish on the seat's corals; each waits for a mate. */
function singleFish(view: View, seat: Seat): readonly Fish[] {
  return playerAt(view, seat).corals.flatMap(({ fish }) => fish ?? [])
}

/** How many corals of the seat carry neither a fish nor a breeding card. */
export function countEmptyCorals(view: View, seat: Seat): number {
  return playerAt(view, seat).corals.filter(({ fish, bred }) => !fish && !bred).length
}

function fishInSea({ cells }: View): readonly FaceUpFish[] {
  return SLOTS.flatMap(slot => {
    const card = cells[cellNameOf(slot)]
    return card && card !== '#' && isFish(card) ? [{ slot, fish: card }] : []
  })
}

/** Whether the seat has a boat in the slot's column. */
export function isInBoatReach(view: View, seat: Seat, slot: Slot): boolean {
  return columnIndexOf(slot) < playerAt(view, seat).boats
}

/** Whether two fish can breed: they differ in sex, and an open breeding card has their colours (RULES.md, 4.5). */
export function canBreed(view: View, one: Fish, other: Fish): boolean {
  return !isSameSex(one, other) && isWanted(view, colourPairOf(one, other))
}

/** Whether the card is a fish that could breed with a fish on one of the seat's corals. */
export function isMateForFishOfSeat(view: View, seat: Seat, card: Card): boolean {
  return isFish(card) && singleFish(view, seat).some(fish => canBreed(view, fish, card))
}

function isWanted({ wanted }: View, pair: BreedingCard): boolean {
  return wanted.includes(pair)
}

function colourPair(one: Colour, other: Colour): BreedingCard {
  return colourPairOf(`${one}m`, `${other}f`)
}
