import { COST_OF_ALWAYS_TAKEN } from '../../bot/costs.ts'
import { type RuleBotPart, type ListCandidates, candidateWithoutCards } from '../../bot/context.ts'
import type { SeaSnapshot } from '../../bot/sea-snapshot.ts'

const KEPT = 100
/** The most open cells with which a Finish is worth keeping; with more, there is time to draw another. */
const OPEN_TO_KEEP_FINISH = 17

const finish: ListCandidates = choice => [candidateWithoutCards(choice, '', COST_OF_ALWAYS_TAKEN)]

/** Whether a Finish is hard to replace: few cells are open, or in the Pyramid, where piles have none. */
function isScarce({ sea, open }: SeaSnapshot): boolean {
  return sea.later !== undefined || open <= OPEN_TO_KEEP_FINISH
}

/** Plays a Finish whenever it can, and keeps one if another may not be drawn in time. */
export const finishBotPart: RuleBotPart = {
  candidatesByVerb: { finish },
  keepValueByCard: { F: (sea, isSecond) => (isScarce(sea) && !isSecond ? KEPT : 0) }
}
