import type { Hinting } from '../hinting.ts'

export const words: Hinting = {
  hints: {
    worm: 'Worms pay for everything. Take a colour that a fish you want has: only that pays for it.',
    coral: 'Begin with a coral: fish need a place. Your own row is cheapest, and the other’s dearest.',
    fish: 'A first fish may have any colour. Better one that an open breeding card wants.',
    mate: 'Your fish waits for a mate of the other sex, in colours that an open breeding card shows.',
    boat: 'Three worms of any colour buy a boat: it opens the next column, four more cards.',
    shark: 'You hold a shark: tap it, then what it shall eat. The other’s next mate, perhaps?',
    current: 'When you end your turn, cards close up to the left, and new ones come in from the reef.'
  },
  doubts: {}
}
