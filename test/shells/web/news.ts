import type { NewsGame } from '../../../web/seat/game.ts'

export const news: NewsGame = {
  hasCells: false,
  isNews: ({ type }) => type !== 'digs' && type !== 'filled'
}
