import type { NewsGame } from '../../../seat/game.ts'

const BOOKKEEPING = ['turn', 'shuffled', 'tipped', 'took']

export const news: NewsGame = {
  isNews: ({ type }) => !BOOKKEEPING.includes(type)
}
