import { tranquility } from '../../../../engine/tranquility/index.ts'
import { start } from '../../../lesson/main.tsx'
import { lesson } from '../lesson.ts'
import { usual } from '../modules/usual.ts'
import { usual as turn } from '../modules/turn.ts'
import { sentences } from '../said/sentences.ts'
import { tableOf } from '../board/table.ts'
import { words as told } from '../words/en/lesson.ts'
import { words } from '../words/en/turn.ts'

start({ school: { rules: tranquility, lesson }, told, game: tableOf(usual), named: sentences(words, turn, usual) })
