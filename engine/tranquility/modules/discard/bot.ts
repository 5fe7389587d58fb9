import { COST_OF_ACTION_WITHOUT_PLACING } from '../../bot/costs.ts'
import { type RuleBotPart, type ListCandidates, candidateAddingCardCosts, payableCardsFor } from '../../bot/context.ts'

const discard: ListCandidates = (choice, context) => [
  candidateAddingCardCosts(
    choice,
    '',
    payableCardsFor(choice, context),
    choice.pick?.least ?? 0,
    COST_OF_ACTION_WITHOUT_PLACING
  )
]

/** Discards the two cards with the lowest keep values. */
export const discardBotPart: RuleBotPart = { candidatesByVerb: { discard } }
