import type { Seat, WaysOfChoice } from '../../game.ts'
import { isCellForbidden } from '../core/rule-queries.ts'
import type { Card, Island } from './cards.ts'
import type { Reason } from '../codes.ts'
import { type Gap, islandInTheWay, costInGap, gapForValue, runWithCell } from './order.ts'
import { refuseUnpayableCost, refusePayment } from './payment.ts'
import type { Rule } from '../core/rule.ts'
import { type Cell, type Sea, isRunUnlocked, seaNamed } from './seas.ts'
import type { State } from '../core/state.ts'

/**
 * The price of placing an island on each cell where it may go, with the lowest and highest; `cheapest` is a cell at the
 * lowest.
 */
export interface PlacingPrices {
  readonly ways: WaysOfChoice
  readonly least: number
  readonly most: number
  readonly cheapest: string
}

/** A placing of an island on an empty cell; `card` is the card as a line names it. */
interface Laying {
  readonly card: string
  readonly island: Island
  readonly cell: Cell
}

/**
 * The prices of placing an island, for each cell where it costs at most `payableCards` cards and no rule of
 * `forbiddingRules` forbids it; null if there is no such cell.
 */
export function placingPrices(
  state: State,
  seat: Seat,
  island: Island,
  payableCards: number,
  forbiddingRules: readonly Rule[]
): PlacingPrices | null {
  const sea = seaNamed(state.sea)
  const at: { [cell: string]: number } = {}
  const later: { [cell: string]: number } | undefined = sea.later && {}
  let least = Infinity
  let most = 0
  let cheapest = ''
  for (const run of sea.runs) {
    if (!isRunUnlocked(sea, state.cells, run)) continue
    const gap = gapForValue(state.cells, run, island)
    for (let cell = gap.from; cell < gap.to; cell++) {
      const cost = costInGap(gap, cell, island)
      if (
        cost > payableCards ||
        (forbiddingRules.length > 0 && isCellForbidden(forbiddingRules, state, seat, { cell, island }))
      )
        continue
      const name = sea.names[cell] ?? ''
      const due = dueNow(sea, cell, cost)
      at[name] = due
      if (later && sea.later?.includes(cell)) later[name] = cost
      if (due > most) most = due
      if (due >= least) continue
      least = due
      cheapest = name
    }
  }
  if (cheapest === '') return null
  const ways: WaysOfChoice = { kind: 'cell', at }
  const isPaidLater = later && Object.keys(later).length > 0
  return { ways: isPaidLater ? { ...ways, later } : ways, least, most, cheapest }
}

/** The gap for an island in each run of the sea, by order alone. */
export function gapInEachRunForIsland({ sea, cells }: State, island: Island): readonly Gap[] {
  return seaNamed(sea).runs.map(run => gapForValue(cells, run, island))
}

/** The reason against placing an island on its cell for the cards `pay`: a closed roof, wrong order, high cost or wrong payment. */
export function refusePlacing(
  state: State,
  { card, island, cell }: Laying,
  hand: readonly Card[],
  pay: readonly Card[]
): Reason | null {
  const sea = seaNamed(state.sea)
  const run = runWithCell(sea, cell)
  const facts = { card, cell: sea.names[cell] ?? '' }
  if (!isRunUnlocked(sea, state.cells, run)) return { code: 'PILLARS_FIRST', facts }
  const gap = gapForValue(state.cells, run, island)
  const wrong = islandInTheWay(gap, cell)
  if (wrong !== null) return { code: 'ORDER', facts: { ...facts, against: String(wrong) } }
  const cost = costInGap(gap, cell, island)
  return refuseUnpayableCost(hand, cost, facts) ?? refusePayment(hand, dueNow(sea, cell, cost), pay, facts)
}

/** The cards due at once: none on a border space, which is paid for later. */
function dueNow(sea: Sea, cell: Cell, cost: number): number {
  return sea.later?.includes(cell) ? 0 : cost
}
