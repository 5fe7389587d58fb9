import { COST_WITHOUT_ISLAND } from '../../bot/costs.ts'
import { type RuleBot, type ListCandidates, candidatePaying, paymentFor } from '../../bot/context.ts'

const discard: ListCandidates = (choice, context) => [
  candidatePaying(choice, '', paymentFor(choice, context), choice.pick?.least ?? 0, COST_WITHOUT_ISLAND)
]

/** Discards the two cards with the lowest keep values. */
export const discardBot: RuleBot = { candidates: { discard } }
