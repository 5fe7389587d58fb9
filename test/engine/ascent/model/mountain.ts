/*
 * The mountain's slots and the cards, told once more from nothing but RULES.md, 2.1 to 2.4 and 13. It imports no rule of
 * the engine.
 */

const LETTERS = [...'abcdefghi']

/** Row by row from the bottom, each from the left: `a1` to `i1`, up to `a9`. */
export const SLOTS: readonly string[] = LETTERS.flatMap((_, below) =>
  LETTERS.slice(0, 9 - below).map(letter => `${letter}${below + 1}`)
)
export const TOP = 'a9'
/** Where mountain cards belong. */
export const LOWER = SLOTS.filter(slot => slot !== TOP)

export function rowOf(slot: string): number {
  return Number(slot.slice(1))
}

export function slotsIn(row: number): string[] {
  return SLOTS.filter(slot => rowOf(slot) === row)
}

export function isSlot(slot: string): boolean {
  return SLOTS.includes(slot)
}

export function left(slot: string): string | null {
  return beside(slot, -1, 0)
}

export function right(slot: string): string | null {
  return beside(slot, 1, 0)
}

/** The two that it rests on; none in row 1. */
export function supports(slot: string): string[] {
  return there(beside(slot, 0, -1), beside(slot, 1, -1))
}

/** Those that rest on it. */
export function above(slot: string): string[] {
  return there(beside(slot, -1, 1), beside(slot, 0, 1))
}

function beside(slot: string, columns: number, rows: number): string | null {
  const found = `${LETTERS[LETTERS.indexOf(slot.charAt(0)) + columns]}${rowOf(slot) + rows}`
  return isSlot(found) ? found : null
}

function there(...slots: readonly (string | null)[]): string[] {
  return slots.filter(slot => slot !== null)
}

export const TERRAINS = ['G', 'S', 'R'] as const
export const VALUES = Array.from({ length: 12 }, (_, less) => less + 1)

/** What a mountain card shows; null of any other. */
export function valueOf(card: string | undefined): number | null {
  const [, value] = /^[GSR](\d+)\*?$/.exec(card ?? '') ?? []
  return value === undefined ? null : Number(value)
}

/** Of mountain cards and Campfires. */
export function terrainOf(card: string | undefined): string | null {
  return /^F?([GSR])\d*\*?$/.exec(card ?? '')?.[1] ?? null
}

export function isMountainCard(card: string | undefined): boolean {
  return valueOf(card) !== null
}

export function isCampfire(card: string | undefined): boolean {
  return /^F[GSR]$/.test(card ?? '')
}

export function hasIcon(card: string): boolean {
  return card.endsWith('*')
}

/** All cards of a match, 3.2 and ruling A2: alone there is none of value 1. */
export function allCards(seats: number, bridges: number): string[] {
  const values = VALUES.filter(value => seats > 1 || value > 1)
  return [
    ...TERRAINS.flatMap(terrain =>
      values.flatMap(value => [terrain + value, terrain + value + (value % 3 === 0 ? '*' : '')])
    ),
    ...Array<string>(5).fill('SU'),
    ...TERRAINS.map(terrain => `F${terrain}`),
    ...Array<string>(bridges).fill('BR')
  ]
}
