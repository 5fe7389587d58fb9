import type { NewsGame } from '../../../seat/game.ts'

const BOOKKEEPING = ['turn', 'looked', 'ended', 'drained', 'shuffled', 'flowed', 'wanted']

export const news: NewsGame = {
  hasCells: true,
  isNews: ({ type }) => !BOOKKEEPING.includes(type)
}
