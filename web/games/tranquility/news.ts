import type { View } from '../../../engine/tranquility/view.ts'
import type { NewsGame } from '../../seat/game.ts'

export const news: NewsGame<View> = {
  isToldAside: ({ pledge }) => pledge !== undefined,
  isNews: ({ type, facts }) => type !== 'turn' && type !== 'ready' && (type !== 'drew' || 'cards' in facts)
}
