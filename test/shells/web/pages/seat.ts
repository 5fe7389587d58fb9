import { start } from '../../../../web/seat/main.tsx'
import { turn } from '../words/en/index.ts'
import { sentences } from '../said.ts'
import { table } from '../table.ts'

start(table, sentences(turn), () => import('./log.ts'))
