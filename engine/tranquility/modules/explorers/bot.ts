import { waysWithPrices } from '../../../choice.ts'
import { COST_OF_ALWAYS_TAKEN } from '../../bot/costs.ts'
import {
  type RuleBotPart,
  type ListCandidates,
  candidateWithoutCards,
  candidateAddingCardCosts,
  payableCardsFor
} from '../../bot/context.ts'

const COMPASS = 1

const pay: ListCandidates = (choice, context) => [
  candidateAddingCardCosts(choice, '', payableCardsFor(choice, context), choice.pick?.least ?? 0, 0)
]

/** Always clears a Storm if it can. */
const clear: ListCandidates = choice =>
  waysWithPrices(choice).map(([cell]) => candidateWithoutCards(choice, cell, COST_OF_ALWAYS_TAKEN))

/**
 * The autopilot of the Pyramid: pays with the cards of the lowest keep values, and clears a Storm whenever it can, since a
 * Compass has no other use.
 */
export const explorersBotPart: RuleBotPart = { candidatesByVerb: { pay, clear }, keepValueByCard: { C: () => COMPASS } }
