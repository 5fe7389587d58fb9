import type { Reason } from './codes.ts'
import type { Action } from './lines.ts'
import { canPlace } from './placing.ts'
import { isFull, playerOf, seaAt, type Table } from './table.ts'

/* What the Pyramid, Day & Night and the competitive game let a seat do: RULES.md, 9.2 to 9.4, rulings 51 to 56. */

export function againstClearing(table: Table, seat: number, { cell }: Action): Reason[] {
  const at = seaAt(table).names.indexOf(cell)
  const isLying = table.explorers?.storms.includes(at) ?? false
  return [
    ['MODULE', !table.explorers],
    ['SLOT_OUT_OF_RANGE', at < 0],
    ['NO_COMPASS_CARD', !isLying || !playerOf(table, seat).hand.includes('C')]
  ]
}

export function againstRotating(table: Table, seat: number, { cell, cards }: Action): Reason[] {
  const at = seaAt(table).names.indexOf(cell)
  const { hand } = playerOf(table, seat)
  return [
    ['MODULE', !table.daylight],
    ['CARD_NOT_IN_HAND', !cards.every(card => hand.includes(card))],
    ['SLOT_OUT_OF_RANGE', at < 0],
    ['NO_GRID_CARD', table.cells[at] === null]
  ]
}

export function againstExchange(table: Table, seat: number): Reason[] {
  return [
    ['MODULE', !table.contest],
    ['HAND_HAS_PLAY', canPlace(table, seat)],
    ['EXCHANGE_EMPTY_ROW', table.contest?.row.length === 0]
  ]
}

export function againstPassing(table: Table, seat: number): Reason[] {
  const isExchange = !canPlace(table, seat) && (table.contest?.row.length ?? 0) > 0
  const isAction = playerOf(table, seat).hand.length > 1 || canPlace(table, seat) || isExchange
  return [
    ['MODULE', !table.contest],
    ['ACTION_AVAILABLE', isAction]
  ]
}

/** What speaks against a Finish: RULES.md, 6.1. */
export function againstFinish(table: Table, seat: number, { card }: Action): Reason[] {
  return [
    ['CARD_NOT_IN_HAND', !playerOf(table, seat).hand.includes(card)],
    ['FINISH_GRID_INCOMPLETE', !isFull(table)],
    ['FINISH_NO_START', isStartMissing(table)],
    ['FINISH_ORIENTATION', isTurnedWrong(table)],
    ['FINISH_MONSTER_HELD', (table.monsters?.marked ?? []).length > 0]
  ]
}

export function isStartMissing({ variant, started }: Table): boolean {
  return (variant === 'standard' || variant === 'day_night') && !started
}

/** Night belongs below, day above. */
export function isTurnedWrong({ daylight }: Table): boolean {
  const half = (daylight?.sides.length ?? 0) / 2
  return daylight?.sides.some((side, cell) => side !== null && side !== (cell < half ? 'night' : 'day')) ?? false
}
