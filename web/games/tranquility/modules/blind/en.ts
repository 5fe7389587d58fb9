import type { Refusals } from '../said.ts'

export const turn = {
  offers: { blind: 'Two unseen' },
  blind: {
    unseen: 'Two cards of your pile go unseen. Tap cards to give more.',
    offered: (count: string) => `Offer ${count}, two of them unseen.`
  }
}

export const refusals = {
  BLIND_NOT_ALLOWED: () => 'You can give cards unseen only under a yellow Storm, and with two cards in your pile.'
} satisfies Refusals
