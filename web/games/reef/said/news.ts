import type { NewsGame } from '../../../seat/game.ts'

const BOOKKEEPING = ['turn', 'looked', 'ended', 'drained', 'shuffled', 'flowed', 'wanted']

export const news: NewsGame = {
  isNews: ({ type }) => !BOOKKEEPING.includes(type)
}
