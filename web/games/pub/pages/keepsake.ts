import { pub } from '../../../../engine/pub/index.ts'
import { start } from '../../../keepsake/main.tsx'
import { table } from '../board/table.ts'
import { sentences } from '../said/sentences.ts'
import { words } from '../words/en/turn.ts'

start({ rules: [pub], table, named: sentences(words) })
