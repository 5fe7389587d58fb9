import type { Hinting } from '../hinting.ts'

export const words: Hinting = {
  hints: {
    lay: 'Cards build your road: tap one, then an empty space next to you. Tiles of one terrain side by side cost one card to travel.',
    travel: 'Now travel: tap a card of that terrain, and the last tile that is lit.',
    castle: 'A castle is next to you: any card takes you in. End your turn there to sell.',
    sale: 'A coin is what wins: 18 gold. Cards take you further today.',
    die: 'A tile, or a rock: lay it where it helps you, or where it does not help others.',
    meadow: 'Whoever enters the meadow or the warehouse and ends the turn there fills the hand to six.',
    rock: 'Before your first card you may place a rock in somebody’s way. It stays until a six takes it.'
  },
  doubts: {}
}
