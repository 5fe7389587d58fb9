import type { View } from '../../../engine/ascent/view.ts'
import type { NewsGame } from '../../seat/game.ts'

const BOOKKEEPING = ['turn', 'drew', 'shuffled']

export const news: NewsGame<View> = {
  isToldAside: () => false,
  isNews: ({ type }) => !BOOKKEEPING.includes(type)
}
