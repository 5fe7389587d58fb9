import type { Game } from '../game.ts'
import { feat } from './feat.ts'
import { imagine } from './imagine.ts'
import { reef } from './index.ts'
import { thinking } from './thinking.ts'
import { unseen } from './unseen.ts'

/** The game with what no page needs: what its autopilot thinks with, what a crew remembers, and how what is hidden is counted. */
export const serverGame: Game = {
  ...reef,
  crewScore: feat,
  sampleState: imagine,
  search: thinking,
  countHidden: unseen
}
