import type { Chapters, Harbour, Refusals, Tells } from '../said.ts'
import { type Facts, pictures } from './index.ts'

export const turn = {
  offers: { hook: 'Use a hook' },
  hooks: {
    left: (count: number) => `Hooks ${count}`,
    use: 'Shuffle your whole hand into the deck, and draw anew.'
  }
}

export const log = {
  pictures,
  events: {
    hooked: ({ seat, left }, who) =>
      `${who(seat) ?? 'You'} used a Grappling hook: ${left === 1 ? 'one is' : `${left || 'none'} are`} left.`
  } satisfies Tells<Facts>
}

export const refusals = () =>
  ({
    HOOK_NONE: () => 'There is no Grappling hook left.',
    HOOK_EMPTY: () => 'The deck is empty: a Grappling hook would only give you the same cards again.'
  }) satisfies Refusals

export const rules = {
  hooks: ({ options }) => ({
    heading: 'Grappling hooks',
    paragraphs: [
      `You begin with this many: ${options.hooks}. As your turn you may use one up: your whole hand is shuffled into the deck, and you draw six cards.`,
      'Our ruling: with an empty deck no hook can be used, since the same cards would come back.'
    ]
  })
} satisfies Chapters

export const acts = {
  hooks: 'use a Grappling hook'
}

export const lines = {
  hooks: 'The line hook uses a Grappling hook.'
}

export const harbour = {
  settings: {
    hooks: {
      label: 'Grappling hooks',
      hint: 'Each lets you shuffle your hand back and draw another, once; the fewer, the harder.',
      values: { 3: 'Three', 2: 'Two', 1: 'One', 0: 'None' }
    }
  }
} satisfies Harbour
