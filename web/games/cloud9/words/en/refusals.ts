import type { RefusalWords } from '../../../../words/refusal.ts'
import type { OwnFacts } from '../../said/own-codes.ts'

export const refusals: RefusalWords<OwnFacts> = {
  NOT_ABOARD: () => 'You are not in the basket any more. The next trip takes you along again.',
  PILOT_CANNOT_JUMP: () => 'You are the pilot: while others are aboard you neither jump nor stay, you pay.',
  NOTHING_NEEDED: () => 'The dice ask for nothing: the balloon rises without a card.',
  MISSING_CARDS: () => 'You do not hold all the colours that the dice ask for.',
  NO_WILD: () => 'You hold no wild card.',
  MUST_RISE: () => 'You hold the colours, so you must rise: with them, or with a wild card.',
  NOBODY_BEFORE: () => 'It is your place already: there is nobody left to wait for.'
}
