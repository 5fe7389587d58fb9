import { COST_OF_ACTION_WITHOUT_PLACING } from '../../bot/costs.ts'
import { type RuleBot, type ListCandidates, candidateAddingCardCosts, pickableCards } from '../../bot/context.ts'

const discard: ListCandidates = (choice, context) => [
  candidateAddingCardCosts(
    choice,
    '',
    pickableCards(choice, context).slice(0, choice.pick?.least),
    COST_OF_ACTION_WITHOUT_PLACING
  )
]

/** Discards the two cards with the lowest keep values. */
export const discardBot: RuleBot = { candidates: { discard } }
