import { start } from '../../../seat/main.tsx'
import { allModules } from '../modules/index.ts'
import { turn, usual } from '../modules/turn.ts'
import { sentences } from '../said/sentences.ts'
import { tableOf } from '../board/table.ts'
import { words } from '../words/en/turn.ts'

const modules = allModules()

start(tableOf(modules), sentences(words, [...usual, ...turn], modules), () => import('./log.ts'))
