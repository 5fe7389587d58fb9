import type { Reason } from './codes.ts'
import type { Action } from './lines.ts'
import { type Card, discardable, isIsland, playerOf, seaAt, type Table, without } from './table.ts'

/* Placing an island and paying for it: RULES.md, 4.3, 7 and 9, rulings 7, 22, 27, 28, 40, 44 and 47. */

const LAST = 80

/** What speaks against a card of the hand in that cell, as an island of that value, for that payment. */
export function againstPlacing(table: Table, seat: number, action: Action): Reason[] {
  const { card, value, cards } = action
  const { hand } = playerOf(table, seat)
  const cell = seaAt(table).names.indexOf(action.cell)
  const rest = without(hand, [card])
  const held: Reason[] = [['CARD_NOT_IN_HAND', rest === null], ...againstCell(table, cell)]
  if (table.cells[cell] !== null || !rest) return held
  const isStandIn = !isIsland(card)
  const isValue = value >= 1 && value <= LAST
  const due = costAt(table, value, cell)
  const paidNow = isBorder(table, cell) ? 0 : due
  return [
    ...held,
    ['WILD_VALUE_RANGE', isStandIn && !isValue],
    ['WILD_VALUE_TAKEN', isStandIn && isGone(table, value)],
    ['ORDER', isValue && !isInOrder(table, value, cell)],
    ['MATH_IMPOSSIBLE', isValue && table.variant === 'competitive' && !isPossible(table, value, cell)],
    ['ORANGE_NEEDS_NEIGHBOUR', isUnderOrange(table, seat) && neighboursOf(table, cell).length === 0],
    ['COST_TOO_HIGH', due > discardable(rest).length],
    ['PAYMENT_COUNT', cards.length !== paidNow],
    ...againstPaying(rest, cards)
  ]
}

export function againstPaying(rest: readonly Card[], cards: readonly Card[]): Reason[] {
  return [
    ['PAYMENT_INVALID', without(rest, cards) === null],
    ['MONSTER_UNDISCARDABLE', cards.includes('M')]
  ]
}

function againstCell(table: Table, cell: number): Reason[] {
  return [
    ['SLOT_OUT_OF_RANGE', cell < 0],
    ['SLOT_OCCUPIED', isCell(table.cells[cell])],
    ['ROW_BLOCKED', isBlocked(table, cell)],
    ['SPACE_STORMED', table.explorers?.storms.includes(cell) ?? false],
    ['PILLARS_FIRST', isUnderRoof(table, cell)]
  ]
}

/** Whether its row is closed by the Rocks or a purple Storm: RULES.md, 7.1 and 7.3. */
export function isBlocked(table: Table, cell: number): boolean {
  if (typeof table.rocks !== 'number' && !table.storms) return false
  const row = seaAt(table).rows.findIndex(cells => cells.includes(cell))
  if (row < 0) return false
  return table.rocks === row || (table.storms?.active.some(storm => storm.row === row) ?? false)
}

export function isBorder(table: Table, cell: number): boolean {
  return seaAt(table).borders.includes(cell)
}

/** Whether a Wild or a Joker cannot have that value: ruling 44. */
export function isGone({ cells, destroyed }: Table, value: number): boolean {
  return cells.includes(value) || destroyed.includes(value)
}

/** The difference to the nearer neighbour; pillars cost nothing. */
export function costAt(table: Table, value: number, cell: number): number {
  const differences = neighboursOf(table, cell).map(other => Math.abs(other - value))
  return partOf(table, cell).isPillar || differences.length === 0 ? 0 : Math.min(...differences)
}

/** Whether a card of the hand can be placed and paid. */
export function canPlace(table: Table, seat: number): boolean {
  const { hand } = playerOf(table, seat)
  const values = hand.some(card => card === 'W' || card === 'J') ? valuesFree(table) : []
  const most = discardable(hand).length - 1
  const isOpenFor = (value: number) =>
    [...table.cells.keys()].some(cell => {
      const isClosed = isCell(table.cells[cell]) || againstCell(table, cell).some(([, speaks]) => speaks)
      if (isClosed || !isInOrder(table, value, cell) || costAt(table, value, cell) > most) return false
      if (table.variant === 'competitive' && !isPossible(table, value, cell)) return false
      return !isUnderOrange(table, seat) || neighboursOf(table, cell).length > 0
    })
  return [...hand.filter(isIsland).map(Number), ...values].some(isOpenFor)
}

export function valuesFree(table: Table): number[] {
  return Array.from({ length: LAST }, (_, less) => less + 1).filter(value => !isGone(table, value))
}

function isCell(island: number | null | undefined): boolean {
  return typeof island === 'number'
}

function isUnderRoof(table: Table, cell: number): boolean {
  const { parts } = seaAt(table)
  const isOpen = parts.every(({ from, to, isPillar }) => !isPillar || !table.cells.slice(from, to).includes(null))
  return !isOpen && cell >= 0 && partOf(table, cell).isRoof
}

function isUnderOrange({ storms }: Table, seat: number): boolean {
  return storms?.active.some(({ name, seat: owner }) => name.startsWith('O') && owner === seat) ?? false
}

function partOf(table: Table, cell: number) {
  const part = seaAt(table).parts.find(({ from, to }) => cell >= from && cell < to)
  if (!part) throw new Error(`Cannot find cell ${cell}`)
  return part
}

function neighboursOf(table: Table, cell: number): number[] {
  const { from, to } = partOf(table, cell)
  return [cell - 1, cell + 1].flatMap(other => (other >= from && other < to ? (table.cells[other] ?? []) : []))
}

function isInOrder(table: Table, value: number, cell: number): boolean {
  const { from, to } = partOf(table, cell)
  return table.cells.every((island, other) => {
    if (island === null || other < from || other >= to) return true
    return other < cell ? island < value : island > value
  })
}

/** Whether enough values are left for each gap, before the first and behind the last: RULES.md, 9.4. */
function isPossible({ cells }: Table, value: number, cell: number): boolean {
  const taken = cells.with(cell, value).flatMap((island, at) => (island === null ? [] : [[at, island] as const]))
  const bounds = [[-1, 0] as const, ...taken, [cells.length, LAST + 1] as const]
  return bounds.slice(1).every(([at, island], before) => {
    const [atBefore, islandBefore] = bounds[before] ?? [0, 0]
    return island - islandBefore >= at - atBefore
  })
}
