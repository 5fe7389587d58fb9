import type { NewsGame } from '../../../seat/game.ts'

const BOOKKEEPING = ['turn', 'shuffled', 'tipped', 'took']

export const news: NewsGame = {
  hasCells: false,
  isNews: ({ type }) => !BOOKKEEPING.includes(type)
}
