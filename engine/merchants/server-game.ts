import type { Game } from '../game.ts'
import { consequences } from './consequences.ts'
import { unseenCardsByKind } from './unseen-cards.ts'
import { merchants } from './index.ts'
import { sampleState } from './sample-state.ts'
import { scoreboard } from './scoreboard.ts'

/** The game with the parts that only the server needs. */
export const gameWithServerOnlyHooks: Game = {
  ...merchants,
  insight: { ...merchants.insight, sampleState, unseenCardsByKind },
  scoreboard,
  consequences
}
