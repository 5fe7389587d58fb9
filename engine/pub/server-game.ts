import type { Game } from '../game.ts'
import { consequences } from './consequences.ts'
import { countHidden } from './count-hidden.ts'
import { winnersLeadAsCrewScore } from './crew-score.ts'
import { pub } from './index.ts'
import { sampleState } from './sample-state.ts'
import { scoreboard } from './scoreboard.ts'

/** The game with the parts that only the server needs. */
export const serverGame: Game = {
  ...pub,
  insight: { ...pub.insight, sampleState, countHidden },
  archive: { ...pub.archive, crewScore: winnersLeadAsCrewScore },
  scoreboard,
  consequences
}
