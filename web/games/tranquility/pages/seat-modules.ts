import { start } from '../../../seat/main.tsx'
import { modules } from '../modules/index.ts'
import { turn, usual } from '../modules/turn.ts'
import { sentences } from '../said/sentences.ts'
import { tableOf } from '../board/table.ts'
import { words } from '../words/en/turn.ts'

start(tableOf(modules), sentences(words, [...usual, ...turn], modules), () => import('./log-modules.ts'))
