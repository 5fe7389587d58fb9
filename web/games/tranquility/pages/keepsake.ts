import { tranquility } from '../../../../engine/tranquility/index.ts'
import { start } from '../../../keepsake/main.tsx'
import { modules } from '../modules/index.ts'
import { turn, usual } from '../modules/turn.ts'
import { sentences } from '../said/sentences.ts'
import { tableOf } from '../board/table.ts'
import { words } from '../words/en/turn.ts'

start({ rules: [tranquility], table: tableOf(modules), named: sentences(words, [...usual, ...turn], modules) })
