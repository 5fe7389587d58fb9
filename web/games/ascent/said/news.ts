import type { NewsGame } from '../../../seat/game.ts'

const BOOKKEEPING = ['turn', 'drew', 'shuffled']

export const news: NewsGame = {
  hasCells: true,
  isNews: ({ type }) => !BOOKKEEPING.includes(type)
}
