import type { Chapters, Refusals, Tells } from '../said.ts'
import { type Facts, pictures } from './index.ts'

const cards = { BR: 'Bridge' }

export const turn = {
  cards
}

export const log = {
  cards,
  pictures,
  follows: { bridged: 'Cover it before the Summit.' },
  events: {
    bridged: ({ seat, slot }, who) => `${who(seat) ?? 'You'} laid a Bridge on ${slot}.`
  } satisfies Tells<Facts>
}

export const refusals = () =>
  ({
    EDGE: ({ slot }) => `Slot ${slot} is at the end of a row, where no Bridge can go.`
  }) satisfies Refusals

export const rules = {
  bridges: () => ({
    heading: 'Bridges',
    paragraphs: [
      'A Bridge goes to the next slot of a row and costs nothing, whatever lies beside it. Only the first and the last slot of a full row are closed to it. It has neither value nor terrain; it carries what lies above, and the row goes on behind it.',
      'A mountain card may be placed over a Bridge, by the same rules as anywhere, with an eye on both sides. As long as a Bridge can be seen, the mountain is not finished.'
    ]
  })
} satisfies Chapters

export const acts = {
  bridges: 'lay a Bridge'
}

export const lines = {
  bridges: 'BR@b1 lays a Bridge.'
}
