import { cloud9 } from '../../../../engine/cloud9/index.ts'
import { start } from '../../../keepsake/main.tsx'
import { table } from '../board/table.ts'
import { sentences } from '../said/sentences.ts'
import { words } from '../words/en/turn.ts'

start({ rules: [cloud9], table, named: sentences(words) })
