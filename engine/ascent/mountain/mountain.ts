import { cellName } from '../../notation.ts'

/**
 * A slot's number, from 0, row by row from the bottom left. `brand` is a type brand: the compiler rejects a seat in a slot's
 * place.
 */
export type Slot = number & { readonly brand?: 'slot' }

/** A row's number, from 1 at the bottom. */
export type RowNumber = number

/** A slot of the mountain with its name and its neighbours (RULES.md, 2.1). */
export interface Place {
  readonly slot: Slot
  /** The slot's name, of file and row: `a1` at bottom left, `a9` at the top. */
  readonly name: string
  readonly row: RowNumber
  readonly left: Slot | null
  readonly right: Slot | null
  /** The two slots below, on which the slot rests; none in row 1, which rests on the Panoramas. */
  readonly supports: readonly Slot[]
  /** The slots that rest on the slot. */
  readonly above: readonly Slot[]
  /** Whether the slot is the first or the last of its row, once that is full (RULES.md, ruling A7). */
  readonly isEnd: boolean
}

/** The row of the Summit's single slot. */
export const SUMMIT_ROW_NUMBER: RowNumber = 9
/** The highest row for anything but a Summit: row 8, of two slots. */
export const ROW_NUMBER_BELOW_SUMMIT: RowNumber = 8

/*
 * All slots, in order of their numbers:
 *
 *           44             row 9, the Summit's
 *         42  43
 *       39  40  41
 *     ...
 *  0  1  2  3 ...  8       row 1
 */
export const ALL_PLACES: readonly Place[] = rows().flatMap(row => places(row))

/** All slots but the Summit's. */
export const PLACES_BELOW_SUMMIT: readonly Place[] = ALL_PLACES.filter(({ row }) => row <= ROW_NUMBER_BELOW_SUMMIT)
/** The Summit's slot, `a9`. */
export const SUMMIT_SLOT: Slot = PLACES_BELOW_SUMMIT.length

const PLACE_NAMED: ReadonlyMap<string, Place> = new Map(ALL_PLACES.map(place => [place.name, place]))

/** The place of a slot. */
export function placeAt(slot: Slot): Place {
  const place = ALL_PLACES[slot]
  if (!place) throw new Error(`Cannot find slot "${slot}" on the mountain`)
  return place
}

/** The place of a name; null if the mountain has none. */
export function placeNamed(name: string): Place | null {
  return PLACE_NAMED.get(name) ?? null
}

/** The slot of a name; throws if the mountain has none. */
export function slotNamedOrThrow(name: string): Slot {
  const place = placeNamed(name)
  if (!place) throw new Error(`Cannot find "${name}" on the mountain`)
  return place.slot
}

/** All places of a row, from the left. */
export function placesInRow(row: RowNumber): readonly Place[] {
  return ALL_PLACES.slice(start(row), start(row + 1))
}

function rows(): number[] {
  return Array.from({ length: SUMMIT_ROW_NUMBER }, (_, index) => index + 1)
}

function places(row: number): Place[] {
  const width = widthOf(row)
  return Array.from({ length: width }, (_, column) => ({
    slot: start(row) + column,
    name: cellName(column, row - 1),
    row,
    left: at(row, column - 1),
    right: at(row, column + 1),
    supports: row === 1 ? [] : [start(row - 1) + column, start(row - 1) + column + 1],
    above: [at(row + 1, column - 1), at(row + 1, column)].filter(slot => slot !== null),
    isEnd: column === 0 || column === width - 1
  }))
}

function at(row: number, column: number): Slot | null {
  return row <= SUMMIT_ROW_NUMBER && column >= 0 && column < widthOf(row) ? start(row) + column : null
}

function widthOf(row: number): number {
  return SUMMIT_ROW_NUMBER + 1 - row
}

/** The row's first slot: its number is how many slots lie below the row. */
function start(row: number): number {
  return ((row - 1) * (2 * SUMMIT_ROW_NUMBER + 2 - row)) / 2
}
