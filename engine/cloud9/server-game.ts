import type { Game } from '../game.ts'
import { mostPointsAsCrewScore } from './crew-score.ts'
import { sampleState } from './sample-state.ts'
import { cloud9 } from './index.ts'
import { consequences } from './consequences.ts'
import { unseenCardsByKind } from './unseen-cards.ts'
import { scoreboard } from './scoreboard.ts'

/** The game with the parts that only the server needs. */
export const gameWithServerOnlyHooks: Game = {
  ...cloud9,
  insight: { ...cloud9.insight, sampleState, unseenCardsByKind },
  archive: { ...cloud9.archive, crewScore: mostPointsAsCrewScore },
  scoreboard,
  consequences
}
