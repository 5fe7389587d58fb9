import { COST_OF_ACTION_WITHOUT_PLACING } from '../../bot/costs.ts'
import { type RuleBotPart, type ListCandidates, candidateAddingCardCosts, payableCardsFor } from '../../bot/context.ts'
import { countOpenCellsInRow, candidatesForBlockingRow } from '../../bot/row-candidates.ts'

const candidatesForKeepingRocks: ListCandidates = (choice, context) => {
  const closed = countOpenCellsInRow(context, String(context.view.rocks))
  return [
    candidateAddingCardCosts(
      choice,
      '',
      payableCardsFor(choice, context),
      choice.pick?.least ?? 0,
      COST_OF_ACTION_WITHOUT_PLACING + closed
    )
  ]
}

/** Moves the Jagged Rocks to the row with the fewest open cells, or pays to keep them if that costs less. */
export const rocksBotPart: RuleBotPart = {
  candidatesByVerb: { rocks: candidatesForBlockingRow, keep: candidatesForKeepingRocks }
}
