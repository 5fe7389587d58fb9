import type { Game } from '../game.ts'
import { sampleState } from './sample-state.ts'
import { merchants } from './index.ts'
import { countHidden } from './count-hidden.ts'

/** The game with the parts that only the server needs. */
export const serverGame: Game = {
  ...merchants,
  insight: { ...merchants.insight, sampleState: sampleState, countHidden: countHidden }
}
