import type { Game } from '../game.ts'
import { feat } from './feat.ts'
import { imagine } from './imagine.ts'
import { pub } from './index.ts'
import { unseen } from './unseen.ts'

/** The game with the parts that only the server needs. */
export const serverGame: Game = {
  ...pub,
  insight: { ...pub.insight, sampleState: imagine, countHidden: unseen },
  archive: { ...pub.archive, crewScore: feat }
}
