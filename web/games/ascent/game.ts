import type { View } from '../../../engine/ascent/view.ts'
import type { SeatGame } from '../../seat/game.ts'
import { news } from './news.ts'
import { table } from './table.ts'
import type { Words } from './words/index.ts'

export const game: SeatGame<View, Words> = { ...table, ...news }
