import type { Game } from '../game.ts'
import { autopilot } from './bot/index.ts'
import { consequences } from './consequences.ts'
import { countHidden } from './count-hidden.ts'
import { filledSlotsAsCrewScore } from './crew-score.ts'
import { ascent } from './index.ts'
import { sampleState } from './sample-state.ts'
import { scoreboard } from './scoreboard.ts'
import { search } from './search.ts'

/** The game with the parts that only the server needs. */
export const serverGame: Game = {
  ...ascent,
  insight: { ...ascent.insight, sampleState, countHidden },
  bot: { autopilot, search },
  archive: { ...ascent.archive, crewScore: filledSlotsAsCrewScore },
  scoreboard,
  consequences
}
