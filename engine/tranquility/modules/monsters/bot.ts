import { waysWithPrices } from '../../../choice.ts'
import { COST_OF_LAST_RESORT } from '../../bot/costs.ts'
import { type RuleBotPart, type ListCandidates, candidateWithoutCards } from '../../bot/context.ts'
import { addedDifficultyOfRemoving } from '../../bot/sea-snapshot.ts'

const MONSTER_GONE = 0.5

const monster: ListCandidates = (choice, { sea }) => {
  // With the sea full, no Finish wins while this Sea Monster is in the hand.
  const gain = choice.standsFor ? -COST_OF_LAST_RESORT : sea.open === 0 ? COST_OF_LAST_RESORT : MONSTER_GONE
  return waysWithPrices(choice).map(([cell]) =>
    candidateWithoutCards(choice, cell, addedDifficultyOfRemoving(sea, cell) - gain)
  )
}

/** Plays a Sea Monster on the island whose removal leaves the sea easiest to fill. */
export const monstersBotPart: RuleBotPart = { candidatesByVerb: { monster } }
