import type { Chapters, Names, Now, Refusals, Tells } from '../said.ts'
import { type Facts, momentOf, pictures } from './index.ts'

const cards = { SU: 'Summit' }

export const turn = {
  cards,
  offers: { summit: 'Place the Summit' },
  summit: {
    top: 'The Summit: with it the match is won.'
  }
}

export const log = {
  cards,
  pictures,
  moment: (now: Now) =>
    momentOf(now, { ready: 'The mountain is ready for the Summit.', place: 'Place it, and the match is won.' }),
  events: {
    topped: ({ seat }, who) => `${who(seat) ?? 'You'} placed the Summit.`
  } satisfies Tells<Facts>
}

export const refusals = ({ goal }: Names) =>
  ({
    GRID: ({ open }) =>
      `The Summit has to wait: ${open === 1 ? 'one slot is still empty or shows' : `${open} slots are still empty or show`} a Bridge.`,
    GOAL: ({ open }) => `The Summit has to wait. Still missing: ${goal(open)}.`
  }) satisfies Refusals

export const rules = {
  summit: () => ({
    heading: 'The Summit',
    paragraphs: [
      'It can be placed as soon as all 44 slots show a mountain card or a Campfire, and everything that this match asks for is reached. It costs nothing, and with it the match is won.',
      'Until then a Summit is a card like any other, and may be discarded. But there are only five.'
    ]
  })
} satisfies Chapters

export const acts = {
  summit: 'place the Summit'
}

export const lines = {
  summit: 'SU places the Summit.'
}
