import type { Game } from '../game.ts'
import { winnersLeadAsCrewScore } from './crew-score.ts'
import { sampleState } from './sample-state.ts'
import { reef } from './index.ts'
import { autopilot } from './bot/index.ts'
import { search } from './search.ts'
import { consequences } from './consequences.ts'
import { countHidden } from './count-hidden.ts'
import { scoreboard } from './scoreboard.ts'

/** The game with the parts that only the server needs. */
export const serverGame: Game = {
  ...reef,
  insight: { ...reef.insight, sampleState, countHidden },
  bot: { autopilot, search },
  archive: { ...reef.archive, crewScore: winnersLeadAsCrewScore },
  scoreboard,
  consequences
}
