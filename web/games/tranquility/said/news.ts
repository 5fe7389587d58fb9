import type { NewsGame } from '../../../seat/game.ts'

export const news: NewsGame = {
  hasCells: true,
  isNews: ({ type, facts }) => type !== 'turn' && type !== 'ready' && (type !== 'drew' || 'cards' in facts)
}
