import type { NewsGame } from '../../../seat/game.ts'

const BOOKKEEPING = ['trip', 'drew', 'shuffled']

export const news: NewsGame = {
  isNews: ({ type }) => !BOOKKEEPING.includes(type)
}
