import type { NewsGame } from '../../../web/seat/game.ts'

export const news: NewsGame = { isNews: ({ type }) => type !== 'digs' && type !== 'filled' }
