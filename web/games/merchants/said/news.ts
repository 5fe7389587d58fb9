import type { NewsGame } from '../../../seat/game.ts'

const BOOKKEEPING = ['turn', 'paid', 'ended', 'drew', 'shuffled', 'skipped', 'declined']

export const news: NewsGame = {
  hasCells: true,
  isNews: ({ type }) => !BOOKKEEPING.includes(type)
}
