import { start } from '../../../seat/main.tsx'
import { table } from '../board/table.ts'
import { sentences } from '../said/sentences.ts'
import { words } from '../words/en/turn.ts'

start(table, sentences(words), () => import('./log.ts'))
