import { MUST } from '../../pilot/burdens.ts'
import type { Pilot, Plays } from '../../pilot/mind.ts'
import type { Outlook } from '../../pilot/outlook.ts'

const KEPT = 100
/** With more cells open than this, there is time to draw another Finish. */
const OPEN_TO_KEEP_FINISH = 17

const finish: Plays = ({ line }) => [{ line, cost: MUST }]

/** In the Pyramid, no pile has another. */
function isScarce({ sea, open }: Outlook): boolean {
  return sea.later !== undefined || open <= OPEN_TO_KEEP_FINISH
}

export const pilot: Pilot = {
  plays: { finish },
  uses: { F: (sea, isSecond) => (isScarce(sea) && !isSecond ? KEPT : 0) }
}
