import { waysWithPrices } from '../../../choice.ts'
import {
  type BotContext,
  type RuleBot,
  type ListCandidates,
  discardCost,
  candidateAddingCardCosts,
  pickableCards,
  keepValueOf
} from '../../bot/context.ts'
import { addedDifficultyOfPlacing } from '../../bot/sea-outlook.ts'

/**
 * Makes a function that lists a candidate for each offered cell; `extraCostAt` is an extra cost of the cell, beside price and
 * strain.
 */
export function makePlacingLister(
  extraCostAt: (cell: string, context: BotContext) => number = () => 0
): ListCandidates {
  return (choice, context) => {
    const rest = pickableCards(choice, context)
    const { subject = '', standsFor } = choice
    const lost = standsFor ? keepValueOf(context, subject, false) : 0
    return waysWithPrices(choice).map(([cell, price]) => {
      const strain =
        addedDifficultyOfPlacing(context.sea, Number(standsFor ?? subject), cell) + extraCostAt(cell, context)
      const then = discardCost(rest.slice(0, choice.ways?.later?.[cell] ?? 0))
      return candidateAddingCardCosts(choice, cell, rest.slice(0, price), lost + strain + then)
    })
  }
}

/** Prefers placings with a low price and low strain: how much harder the sea then is to fill. */
export const islandsBot: RuleBot = { candidates: { place: makePlacingLister() } }
