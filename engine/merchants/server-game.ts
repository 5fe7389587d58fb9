import type { Game } from '../game.ts'
import { imagine } from './imagine.ts'
import { merchants } from './index.ts'
import { unseen } from './unseen.ts'

/** The game with what no page needs: how what is hidden is counted and imagined. */
export const serverGame: Game = { ...merchants, sampleState: imagine, countHidden: unseen }
