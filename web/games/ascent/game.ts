import type { View } from '../../../engine/ascent/view.ts'
import type { SeatGame } from '../../seat/game.ts'
import { news } from './news.ts'
import { game as turn } from './turn.ts'
import type { Words } from './words/index.ts'

export const game: SeatGame<View, Words> = { ...turn, ...news }
