import type { Hinting } from '../hinting.ts'

const range = (below: number, above: number) =>
  below === 0 ? `all below ${above}` : above === 81 ? `all above ${below}` : `${below}–${above}`

export const words: Hinting = {
  hints: {
    order: 'Numbers rise from left to right, row by row upwards. Choose a card.',
    price: 'Right beside another card you pay the difference. With space between, a place is free.',
    silence: 'Nobody says what they hold: what lies in the sea has to say it all.',
    discard: 'Nothing fits well? Discard two cards instead, and draw new ones.',
    finish: 'You hold a Finish. Keep it for the very end: without one nobody wins.'
  },
  doubts: {
    FEW_LEFT: ({ below, above, cells, left, reopens = false }) =>
      `Then ${range(below, above)} can ${reopens ? 'only be filled after a Sea Monster' : 'no longer be filled'}: ` +
      `${cells} ${cells === 1 ? 'place' : 'places'}, ${left || 'no'} ${left === 1 ? 'number' : 'numbers'}.`
  }
}
