import { COST_OF_MUST } from '../../bot/costs.ts'
import type { RuleBot, ListCandidates } from '../../bot/context.ts'
import type { SeaOutlook } from '../../bot/sea-outlook.ts'

const KEPT = 100
/** With more cells open than this, there is time to draw another Finish. */
const OPEN_TO_KEEP_FINISH = 17

const finish: ListCandidates = ({ line }) => [{ line, cost: COST_OF_MUST }]

/** In the Pyramid, no pile has another. */
function isScarce({ sea, open }: SeaOutlook): boolean {
  return sea.later !== undefined || open <= OPEN_TO_KEEP_FINISH
}

/** Plays a Finish whenever it can, and keeps one where no other will be drawn in time. */
export const finishBot: RuleBot = {
  candidates: { finish },
  keepValues: { F: (sea, isSecond) => (isScarce(sea) && !isSecond ? KEPT : 0) }
}
