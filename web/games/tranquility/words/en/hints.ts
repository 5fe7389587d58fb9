import type { Hinting } from '../hinting.ts'

const between = (below: unknown, above: unknown) =>
  below === 0 ? `below ${above}` : above === 81 ? `above ${below}` : `between ${below} and ${above}`

export const words: Hinting = {
  hints: {
    order: 'Numbers rise from left to right, row by row upwards. Choose a card.',
    price: 'Right beside another card you pay the difference. With space between, a place is free.',
    silence: 'Nobody says what they hold: what lies in the sea has to say it all.',
    discard: 'Nothing fits well? Discard two cards instead, and draw new ones.',
    finish: 'You hold a Finish. Keep it for the very end: without one nobody wins.'
  },
  doubts: {
    FEW_LEFT: ({ below, above, cells, left }) =>
      `Tight: ${between(below, above)} ${cells} places are open, and ${left} ${left === 1 ? 'number is' : 'numbers are'} left.`
  }
}
