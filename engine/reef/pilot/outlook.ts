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
  type Pair,
  pairOf
} from '../sea/cards.ts'
import { columnOf, nameOf, type Slot, SLOTS } from '../sea/grid.ts'
import type { View } from '../view.ts'

/** What a seat makes of a table: its own things, and how much a worm of each colour is worth to it. */
export interface Outlook {
  readonly view: View
  readonly seat: Seat
  readonly worth: { readonly [colour in Colour]: number }
}

/** A fish in the sea that lies face up. */
export interface Swimming {
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

export function look(view: View, seat: Seat): Outlook {
  const { worms } = playerAt(view, seat)
  const worth = Object.fromEntries(
    COLOURS.map(colour => [colour, (WORM + needOf(view, seat, colour)) * PLENTY ** worms[colour]])
  ) as unknown as Outlook['worth']
  return { view, seat, worth }
}

function needOf(view: View, seat: Seat, colour: Colour): number {
  const mates = singles(view, seat).map(fish => {
    if (!isWanted(view, joined(colourOf(fish), colour))) return 0
    const seen = swimming(view).filter(other => colourOf(other.fish) === colour && !isSameSex(other.fish, fish))
    if (seen.some(({ slot }) => isInReach(view, seat, slot))) return MATE.near
    return seen.length > 0 ? MATE.far : MATE.hoped
  })
  const pairs = view.wanted.filter(pair => pair?.includes(colour))
  return mates.reduce((sum, need) => sum + need, WANTED * pairs.length)
}

/** The fish that wait for a mate on the seat's corals. */
export function singles(view: View, seat: Seat): readonly Fish[] {
  return playerAt(view, seat).corals.flatMap(({ fish }) => fish ?? [])
}

/** How many corals of the seat carry nothing. */
export function emptyCorals(view: View, seat: Seat): number {
  return playerAt(view, seat).corals.filter(({ fish, bred }) => !fish && !bred).length
}

export function swimming({ cells }: View): readonly Swimming[] {
  return SLOTS.flatMap(slot => {
    const card = cells[nameOf(slot)]
    return card && card !== '#' && isFish(card) ? [{ slot, fish: card }] : []
  })
}

export function isInReach(view: View, seat: Seat, slot: Slot): boolean {
  return columnOf(slot) < playerAt(view, seat).boats
}

export function isMate(view: View, one: Fish, other: Fish): boolean {
  return !isSameSex(one, other) && isWanted(view, pairOf(one, other))
}

/** What a card that lies face up would do as a mate: how many of the seat's single fish it fits. */
export function fits(view: View, seat: Seat, card: Card): boolean {
  return isFish(card) && singles(view, seat).some(fish => isMate(view, fish, card))
}

function isWanted({ wanted }: View, pair: Pair): boolean {
  return wanted.includes(pair)
}

function joined(one: Colour, other: Colour): Pair {
  return pairOf(`${one}m`, `${other}f`)
}
