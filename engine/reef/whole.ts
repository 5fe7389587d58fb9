import type { Game } from '../game.ts'
import { feat } from './feat.ts'
import { reef } from './index.ts'
import { thinking } from './thinking.ts'

/** The game with what no page needs: what its autopilot thinks with, and what a crew remembers. */
export const whole: Game = { ...reef, feat, thinking }
