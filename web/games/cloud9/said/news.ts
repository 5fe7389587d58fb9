import type { NewsGame } from '../../../seat/game.ts'

const BOOKKEEPING = ['trip', 'drew', 'shuffled']

export const news: NewsGame = {
  hasCells: false,
  isNews: ({ type }) => !BOOKKEEPING.includes(type)
}
