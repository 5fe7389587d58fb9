import type { Candidate } from '../../candidates.ts'
import { waysWithPrices } from '../../choice.ts'
import type { Choice } from '../../game.ts'
import { type BotContext, candidateWithoutCards } from './context.ts'

/** Candidates of a choice that closes a row: the fewer open cells the row has, the lower the cost. */
export function candidatesForBlockingRow(choice: Choice, context: BotContext): readonly Candidate[] {
  return waysWithPrices(choice).map(([rank]) => candidateWithoutCards(choice, rank, countOpenCellsInRow(context, rank)))
}

/** How many cells of a row, given by its number in lines, are open. */
export function countOpenCellsInRow({ sea: { sea, cells } }: BotContext, rowNumberText: string): number {
  return sea.names.filter((name, cell) => name.slice(1) === rowNumberText && cells[cell] === null).length
}
