import type { View } from '../../../engine/ascent/view.ts'
import type { SeatGame } from '../../seat/game.ts'
import { allModules } from './modules/index.ts'
import { news } from './news.ts'
import type { Words } from './saying.ts'
import { tableOf } from './table.ts'

export const game: SeatGame<View, Words> = { ...tableOf(allModules()), ...news }
