import type { Game } from '../game.ts'
import { feat } from './feat.ts'
import { imagine } from './imagine.ts'
import { ascent } from './index.ts'
import { autopilot } from './pilot/index.ts'
import { thinking } from './thinking.ts'
import { unseen } from './unseen.ts'

/** The game with the parts that only the server needs. */
export const serverGame: Game = {
  ...ascent,
  insight: { ...ascent.insight, sampleState: imagine, countHidden: unseen },
  bot: { autopilot, search: thinking },
  archive: { ...ascent.archive, crewScore: feat }
}
