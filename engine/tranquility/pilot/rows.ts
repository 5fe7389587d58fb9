import type { Candidate } from '../../candidates.ts'
import { choiceLine, waysWithPrices } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import type { Mind } from './mind.ts'

/** The rows that a choice may close: the fewer cells that shuts, the better. */
export function rowsByOpenCells(choice: Choice, mind: Mind): readonly Candidate[] {
  return waysWithPrices(choice).map(([rank]) => ({ line: choiceLine(choice, rank), cost: openIn(mind, rank) }))
}

export function openIn({ sea: { sea, cells } }: Mind, rank: string): number {
  return sea.names.filter((name, cell) => name.slice(1) === rank && cells[cell] === null).length
}
