import { start } from '../../../seat/main.tsx'
import { game } from '../turn.ts'
import { words } from '../words/en/turn.ts'

start(game, words, () => import('./log.ts'))
