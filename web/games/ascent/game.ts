import type { View } from '../../../engine/ascent/view.ts'
import type { SeatGame } from '../../seat/game.ts'
import { allModules } from './modules/index.ts'
import { news } from './said/news.ts'
import type { Words } from './said/saying.ts'
import { tableOf } from './board/table.ts'

export const game: SeatGame<View, Words> = { ...tableOf(allModules()), ...news }
