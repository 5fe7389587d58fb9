import type { Game } from '../game.ts'
import { imagine } from './imagine.ts'
import { merchants } from './index.ts'
import { unseen } from './unseen.ts'

/** The game with the parts that only the server needs. */
export const serverGame: Game = {
  ...merchants,
  insight: { ...merchants.insight, sampleState: imagine, countHidden: unseen }
}
