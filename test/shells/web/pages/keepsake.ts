import { start } from '../../../../web/keepsake/main.tsx'
import { shells } from '../../engine/index.ts'
import { turn } from '../words/en/index.ts'
import { sentences } from '../said.ts'
import { table } from '../table.ts'

start({ rules: [shells], table, named: sentences(turn) })
