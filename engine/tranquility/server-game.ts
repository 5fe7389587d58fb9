import type { Game } from '../game.ts'
import { consequences } from './consequences.ts'
import { longestSequenceAsCrewScore } from './crew-score.ts'
import { sampleState } from './sample-state/index.ts'
import { autopilot } from './bot/index.ts'
import { tranquility } from './index.ts'
import { scoreboard } from './scoreboard.ts'
import { search } from './search.ts'
import { countHidden } from './count-hidden.ts'

/** The game with the parts that only the server needs. */
export const serverGame: Game = {
  ...tranquility,
  insight: { ...tranquility.insight, sampleState, countHidden },
  bot: { autopilot, search },
  archive: { ...tranquility.archive, crewScore: longestSequenceAsCrewScore },
  scoreboard,
  consequences
}
