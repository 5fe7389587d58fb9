import { COST_WITHOUT_ISLAND } from '../../bot/costs.ts'
import { type RuleBot, type ListCandidates, candidatePaying, paymentFor } from '../../bot/context.ts'
import { countOpenInRow, rowClosingCandidates } from '../../bot/row-candidates.ts'

const keep: ListCandidates = (choice, context) => {
  const closed = countOpenInRow(context, String(context.view.rocks))
  return [
    candidatePaying(choice, '', paymentFor(choice, context), choice.pick?.least ?? 0, COST_WITHOUT_ISLAND + closed)
  ]
}

/** Moves the Jagged Rocks to the row with the fewest open cells, or pays to keep them if that costs less. */
export const rocksBot: RuleBot = { candidates: { rocks: rowClosingCandidates, keep } }
