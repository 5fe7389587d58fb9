import { start } from '../../../seat/main.tsx'
import { usual } from '../modules/usual.ts'
import { usual as turn } from '../modules/turn.ts'
import { sentences } from '../sentences.ts'
import { tableOf } from '../table.ts'
import { words } from '../words/en/turn.ts'

start(tableOf(usual), sentences(words, turn, usual), () => import('./log.ts'))
