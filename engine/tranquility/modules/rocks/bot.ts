import { COST_WITHOUT_ISLAND } from '../../bot/costs.ts'
import { type RuleBot, type ListCandidates, candidatePaying, pickableCards } from '../../bot/context.ts'
import { countOpenCellsInRow, rowClosingCandidates } from '../../bot/row-candidates.ts'

const keep: ListCandidates = (choice, context) => {
  const closed = countOpenCellsInRow(context, String(context.view.rocks))
  return [
    candidatePaying(
      choice,
      '',
      pickableCards(choice, context).slice(0, choice.pick?.least),
      COST_WITHOUT_ISLAND + closed
    )
  ]
}

/** Moves the Jagged Rocks to the row with the fewest open cells, or pays to keep them if that costs less. */
export const rocksBot: RuleBot = { candidates: { rocks: rowClosingCandidates, keep } }
