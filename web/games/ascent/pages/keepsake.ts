import { ascent } from '../../../../engine/ascent/index.ts'
import { start } from '../../../keepsake/main.tsx'
import { allModules } from '../modules/index.ts'
import { turn, usual } from '../modules/turn.ts'
import { sentences } from '../said/sentences.ts'
import { tableOf } from '../board/table.ts'
import { words } from '../words/en/turn.ts'

const modules = allModules()

start({ rules: [ascent], table: tableOf(modules), named: sentences(words, [...usual, ...turn], modules) })
