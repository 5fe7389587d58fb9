import { type Play, tell } from './play.ts'
import { type Card, playerOf, seaAt, type Step } from './table.ts'

/* The Explorer cards of the Pyramid: RULES.md, 9.2, rulings 21 and 48 to 53. */

const KEPT: { readonly [explorer: string]: Card } = { compass: 'C', finish: 'F', joker: 'J' }

/** The top Explorer card is turned up; afterwards it is known what is due. */
export function explore(play: Play, { cell, card, value, cost }: Step & { step: 'explore' }): void {
  const { table } = play
  const { explorers, active: seat } = table
  const explorer = explorers?.deck.shift() ?? ''
  const kept = KEPT[explorer]
  const facts = { seat, cell: seaAt(table).names[cell] }
  table.ahead.shift()
  if (kept) {
    playerOf(table, seat).hand.push(kept)
    tell(play, 'explored', { ...facts, explorer: 'kept', card: kept })
  } else tell(play, 'explored', { ...facts, explorer, ...(isTaking(explorer) && { card: `${value}` }) })
  if (explorer === 'storm') explorers?.storms.push(cell)
  else if (!kept) explorers?.spent.push(explorer)
  if (explorer === 'storm') playerOf(table, seat).hand.push(card)
  if (explorer === 'monster') table.destroyed.push(value)
  if (isTaking(explorer)) table.cells[cell] = null
  else table.ahead.unshift({ step: 'pay', due: cost + (explorers?.dear.includes(explorer) ? 1 : 0) })
}

function isTaking(explorer: string): boolean {
  return explorer === 'storm' || explorer === 'monster'
}

/** Where the whole hand is due there is nothing to choose; what is short comes from the pile, unseen. */
export function payAll(play: Play, due: number): boolean {
  const { table } = play
  const player = playerOf(table, table.active)
  const count = player.hand.length
  if (due > 0 && count > due) return false
  table.ahead.shift()
  if (due === 0) return true
  const unseen = player.pile.splice(0, due - count).length
  player.hand = []
  player.discarded += count + unseen
  tell(play, 'explorer-paid', { seat: table.active, count, unseen })
  return true
}
