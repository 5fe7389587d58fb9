import type { View } from '../../../engine/tranquility/view.ts'
import type { SeatGame } from '../../seat/game.ts'
import { modules } from './modules/index.ts'
import { news } from './said/news.ts'
import { tableOf } from './board/table.ts'
import type { Words } from './said/saying.ts'

export const game: SeatGame<View, Words> = { ...tableOf(modules), ...news }
