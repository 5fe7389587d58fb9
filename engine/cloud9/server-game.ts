import type { Game } from '../game.ts'
import { feat } from './feat.ts'
import { imagine } from './imagine.ts'
import { cloud9 } from './index.ts'
import { unseen } from './unseen.ts'

/** The game with the parts that only the server needs. */
export const serverGame: Game = {
  ...cloud9,
  insight: { ...cloud9.insight, sampleState: imagine, countHidden: unseen },
  archive: { ...cloud9.archive, crewScore: feat }
}
