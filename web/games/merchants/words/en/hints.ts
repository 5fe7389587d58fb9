import type { Hinting } from '../hinting.ts'
import { ware } from './cards.ts'

export const words: Hinting = {
  hints: {
    lay: 'Cards build your road: tap one, then an empty space next to you. Tiles of one terrain side by side cost one card to travel.',
    travel: 'Now travel: tap a card of that terrain, and the last tile that is lit.',
    castle: 'A castle is next to you: any card takes you in. End your turn there, and you may sell.',
    sale: 'Coins worth 18 win the match. Cards only help you on your way.',
    die: 'Lay it where it helps you, or stands in somebody’s way.',
    meadow: 'Whoever enters the meadow or the warehouse and ends the turn there fills the hand to six.',
    rock: 'Before your first card you may place a rock in somebody’s way. It stays until a six takes it.'
  },
  doubts: {
    LONELY: () => 'Nothing lies next to it yet.',
    SOLD_ALREADY: ({ ware: what }) => `You have no ${ware(what)} to sell there.`,
    NO_COIN: () => 'It has no coins left, and pays with cards alone.'
  }
}
