import { merchants } from '../../../../engine/merchants/index.ts'
import { start } from '../../../lesson/main.tsx'
import { table } from '../board/table.ts'
import { lesson } from '../lesson.ts'
import { sentences } from '../said/sentences.ts'
import { words as told } from '../words/en/lesson.ts'
import { words } from '../words/en/turn.ts'

start({ school: { rules: merchants, lesson }, told, game: table, named: sentences(words) })
