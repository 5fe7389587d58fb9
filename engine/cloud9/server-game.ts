import type { Game } from '../game.ts'
import { mostPointsAsCrewScore } from './crew-score.ts'
import { sampleState } from './sample-state.ts'
import { cloud9 } from './index.ts'
import { consequences } from './consequences.ts'
import { countHidden } from './count-hidden.ts'
import { scoreboard } from './scoreboard.ts'

/** The game with the parts that only the server needs. */
export const serverGame: Game = {
  ...cloud9,
  insight: { ...cloud9.insight, sampleState, countHidden },
  archive: { ...cloud9.archive, crewScore: mostPointsAsCrewScore },
  scoreboard,
  consequences
}
