import { merchants } from '../../../../engine/merchants/index.ts'
import { start } from '../../../keepsake/main.tsx'
import { table } from '../board/table.ts'
import { sentences } from '../said/sentences.ts'
import { words } from '../words/en/turn.ts'

start({ rules: [merchants], table, named: sentences(words) })
