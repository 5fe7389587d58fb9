import type { Hinting } from '../hinting.ts'

export const words: Hinting = {
  hints: {
    rows: 'A card rests on the two below it, and is no lower than its row’s number. Choose a card.',
    price: 'You pay the difference to the card beside it. The same terrain never lies side by side.',
    silence: 'Nobody says what they hold: what lies on the mountain has to say it all.',
    discard: 'Nothing fits, or all of it is dear? Discard two cards instead, and draw new ones.',
    bridge: 'You hold a Bridge: it is free, whatever lies beside it. A card has to cover it in the end.',
    summit: 'You hold a Summit. Keep it for the very end: it goes to the top once all is filled.'
  },
  doubts: {}
}
