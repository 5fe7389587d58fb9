import type { Game } from '../game.ts'
import { merchants } from './index.ts'
import { unseen } from './unseen.ts'

/** The game with what no page needs: how what is hidden is counted. */
export const whole: Game = { ...merchants, unseen }
