import type { Game } from '../game.ts'
import { winnersLeadAsCrewScore } from './crew-score.ts'
import { sampleState } from './sample-state.ts'
import { reef } from './index.ts'
import { autopilot } from './bot/index.ts'
import { search } from './search.ts'
import { consequences } from './consequences.ts'
import { unseenCardsByKind } from './unseen-cards.ts'
import { scoreboard } from './scoreboard.ts'

/** The game with the parts that only the server needs. */
export const gameWithServerOnlyHooks: Game = {
  ...reef,
  insight: { ...reef.insight, sampleState, unseenCardsByKind },
  bot: { autopilot, search },
  archive: { ...reef.archive, crewScore: winnersLeadAsCrewScore },
  scoreboard,
  consequences
}
