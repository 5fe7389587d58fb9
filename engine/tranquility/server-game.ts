import type { Game } from '../game.ts'
import { feat } from './feat.ts'
import { imagine } from './imagine/index.ts'
import { tranquility } from './index.ts'
import { thinking } from './thinking.ts'
import { unseen } from './unseen.ts'

/** The game with what no page needs: what its autopilot thinks with, how what is hidden is counted, what a crew remembers. */
export const serverGame: Game = {
  ...tranquility,
  crewScore: feat,
  sampleState: imagine,
  search: thinking,
  countHidden: unseen
}
