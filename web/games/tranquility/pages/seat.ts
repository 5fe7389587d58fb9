import { start } from '../../../seat/main.tsx'
import { sentences } from '../sentences.ts'
import { tableOf } from '../table.ts'
import { words } from '../words/en/turn.ts'

start(tableOf(), sentences(words), () => import('./log.ts'))
