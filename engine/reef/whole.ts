import type { Game } from '../game.ts'
import { reef } from './index.ts'
import { thinking } from './thinking.ts'

/** The game with what no page needs: what its autopilot thinks with. */
export const whole: Game = { ...reef, thinking }
