import type { Game } from '../game.ts'
import { feat } from './feat.ts'
import { imagine } from './imagine.ts'
import { pub } from './index.ts'
import { unseen } from './unseen.ts'

/** The game with what no page needs: how what is hidden is counted and imagined, and what a crew remembers. */
export const serverGame: Game = { ...pub, crewScore: feat, sampleState: imagine, countHidden: unseen }
