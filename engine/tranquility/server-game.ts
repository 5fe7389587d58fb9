import type { Game } from '../game.ts'
import { consequences } from './consequences.ts'
import { longestSequenceAsCrewScore } from './crew-score.ts'
import { sampleState } from './sample-state/index.ts'
import { autopilot } from './bot/index.ts'
import { tranquility } from './index.ts'
import { scoreboard } from './scoreboard.ts'
import { search } from './search.ts'
import { unseenCardsByKind } from './unseen-cards.ts'

/** The game with the parts that only the server needs. */
export const gameWithServerOnlyHooks: Game = {
  ...tranquility,
  insight: { ...tranquility.insight, sampleState, unseenCardsByKind },
  bot: { autopilot, search },
  archive: { ...tranquility.archive, crewScore: longestSequenceAsCrewScore },
  scoreboard,
  consequences
}
