import type { Candidate } from '../../candidates.ts'
import { choiceLine, waysWithPrices } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import type { BotContext } from './context.ts'

/** The rows that a choice may close: the fewer cells that shuts, the better. */
export function rowCandidates(choice: Choice, context: BotContext): readonly Candidate[] {
  return waysWithPrices(choice).map(([rank]) => ({
    line: choiceLine(choice, rank),
    cost: countOpenInRow(context, rank)
  }))
}

export function countOpenInRow({ sea: { sea, cells } }: BotContext, rank: string): number {
  return sea.names.filter((name, cell) => name.slice(1) === rank && cells[cell] === null).length
}
