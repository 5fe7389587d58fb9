import { start } from '../../../seat/main.tsx'
import { usual } from '../modules/usual.ts'
import { usual as turn } from '../modules/turn.ts'
import { sentences } from '../said/sentences.ts'
import { tableOf } from '../board/table.ts'
import { words } from '../words/en/turn.ts'

start(tableOf(usual), sentences(words, turn, usual), () => import('./log.ts'))
