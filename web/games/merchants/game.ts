import type { View } from '../../../engine/merchants/view.ts'
import type { SeatGame } from '../../seat/game.ts'
import { table } from './board/table.ts'
import { news } from './said/news.ts'
import type { Words } from './said/saying.ts'

export const game: SeatGame<View, Words> = { ...table, ...news }
