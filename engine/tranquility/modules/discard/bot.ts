import { COST_WITHOUT_ISLAND } from '../../bot/costs.ts'
import { type RuleBot, type ListCandidates, candidatePaying, pickableCards } from '../../bot/context.ts'

const discard: ListCandidates = (choice, context) => [
  candidatePaying(choice, '', pickableCards(choice, context).slice(0, choice.pick?.least), COST_WITHOUT_ISLAND)
]

/** Discards the two cards with the lowest keep values. */
export const discardBot: RuleBot = { candidates: { discard } }
