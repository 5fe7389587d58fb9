import type { NewsGame } from '../../../seat/game.ts'

const BOOKKEEPING = ['turn', 'paid', 'ended', 'drew', 'shuffled', 'skipped', 'declined']

export const news: NewsGame = {
  isNews: ({ type }) => !BOOKKEEPING.includes(type)
}
