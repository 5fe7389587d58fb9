import type { NewsGame } from '../../../seat/game.ts'

export const news: NewsGame = {
  isNews: ({ type, facts }) => type !== 'turn' && type !== 'ready' && (type !== 'drew' || 'cards' in facts)
}
