import { start } from '../../../seat/main.tsx'
import { table } from '../table.ts'
import { words } from '../words/en/turn.ts'

start(table, words, () => import('./log.ts'))
