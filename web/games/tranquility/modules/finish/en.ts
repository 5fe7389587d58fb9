import type { Chapter } from '../../../chapters.ts'
import type { Now, Refusals, Tells } from '../said.ts'
import { type Facts, momentOf, pictures } from './index.ts'

export const turn = { cards: { F: 'Finish' }, offers: { finish: 'Play the Finish' } }

export const log = {
  cards: { F: 'a Finish' },
  pictures,
  moment: (now: Now) =>
    momentOf(now, {
      full: 'The sea is full, and the journey can end.',
      play: 'Play the Finish, and the match is won.'
    }),
  events: {
    finished: ({ seat, with: as }, who, named) =>
      `${who(seat) ?? 'You'} played ${as ? `${named(as)} as the Finish` : 'a Finish'}.`
  } satisfies Tells<Facts>
}

export const refusals = {
  FINISH_GRID_INCOMPLETE: ({ open }) =>
    open === 1
      ? 'The Finish has to wait: one cell is still empty.'
      : `The Finish has to wait: ${open} cells are still empty.`
} satisfies Refusals

/** What its card is called in a refusal. */
export const refused = { F: 'a Finish' }

export const rules: Chapter = () => ({
  heading: 'The Finish',
  paragraphs: [
    'It can be played as soon as all 36 cells are filled and a Start has been played. With that the match is won.',
    'Until then a Finish is a card like any other, and may be discarded. But there are only five.'
  ]
})
