import type { Game } from '../game.ts'
import { autopilot } from './bot/index.ts'
import { consequences } from './consequences.ts'
import { unseenCardsByKind } from './unseen-cards.ts'
import { filledSlotsAsCrewScore } from './crew-score.ts'
import { ascent } from './index.ts'
import { sampleState } from './sample-state.ts'
import { scoreboard } from './scoreboard.ts'
import { search } from './search.ts'

/** The game with the parts that only the server needs. */
export const gameWithServerOnlyHooks: Game = {
  ...ascent,
  insight: { ...ascent.insight, sampleState, unseenCardsByKind },
  bot: { autopilot, search },
  archive: { ...ascent.archive, crewScore: filledSlotsAsCrewScore },
  scoreboard,
  consequences
}
