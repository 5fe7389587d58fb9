import type { Candidate } from '../../../candidates.ts'
import { forEachWay } from '../../../choice.ts'
import {
  type BotContext,
  type RuleBotPart,
  type ListCandidates,
  candidateAddingCardCosts,
  payableCardsFor,
  keepValueOf
} from '../../bot/context.ts'
import { addedDifficultyOfPlacing } from '../../bot/sea-snapshot.ts'

/**
 * Makes a function that lists a candidate for each offered cell; `extraCostAt` is an extra cost of the cell, beside price and
 * added difficulty.
 */
export function makePlacingLister(
  extraCostAt: (cell: string, context: BotContext) => number = () => 0
): ListCandidates {
  return (choice, context) => {
    const payment = payableCardsFor(choice, context)
    const { subject = '', standsFor } = choice
    const lost = standsFor ? keepValueOf(context, subject, false) : 0
    const addedDifficultyAt = addedDifficultyOfPlacing(context.sea, Number(standsFor ?? subject))
    const all: Candidate[] = []
    forEachWay(choice, (cell, price) => {
      const addedDifficulty = addedDifficultyAt(cell) + extraCostAt(cell, context)
      const then = payment.costs[choice.ways?.later?.[cell] ?? 0] ?? 0
      all.push(candidateAddingCardCosts(choice, cell, payment, price, lost + addedDifficulty + then))
    })
    return all
  }
}

/** Prefers placings with a low price and low added difficulty: how much harder the sea then is to fill. */
export const islandsBotPart: RuleBotPart = { candidatesByVerb: { place: makePlacingLister() } }
