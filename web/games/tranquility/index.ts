import type { View } from '../../../engine/tranquility/view.ts'
import type { SeatGame } from '../../seat/game.ts'
import { news } from './modules/news.ts'
import { game as turn } from './modules/turn.ts'
import type { Words } from './words/en/index.ts'

export const game: SeatGame<View, Words> = { ...turn, ...news }
