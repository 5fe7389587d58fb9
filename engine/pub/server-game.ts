import type { Game } from '../game.ts'
import { consequences } from './consequences.ts'
import { unseenCardsByKind } from './unseen-cards.ts'
import { winnersLeadAsCrewScore } from './crew-score.ts'
import { pub } from './index.ts'
import { sampleState } from './sample-state.ts'
import { scoreboard } from './scoreboard.ts'

/** The game with the parts that only the server needs. */
export const gameWithServerOnlyHooks: Game = {
  ...pub,
  insight: { ...pub.insight, sampleState, unseenCardsByKind },
  archive: { ...pub.archive, crewScore: winnersLeadAsCrewScore },
  scoreboard,
  consequences
}
