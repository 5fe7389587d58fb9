import type { Chapter } from '../../../chapters.ts'
import type { Refusals, Tells } from '../said.ts'
import type { Facts } from './index.ts'
import { cards, cardsInWords, countOrNone } from '../../words/en/counted.ts'

export const turn = {
  offers: { discard: 'Discard two' },
  discard: {
    choose: (missing: number) => `Choose ${cards(missing)} to discard.`,
    discards: (discards: string) => `Discard ${discards}.`
  }
}

export const log = {
  events: {
    discarded: ({ seat, count }, who) => `${who(seat) ?? 'You'} discarded ${cardsInWords(count)}.`
  } satisfies Tells<Facts>
}

export const refusals = {
  DISCARD_NEEDS_TWO: ({ named: count, can }) =>
    Number(can) < 2
      ? 'You hold fewer than two cards to discard.'
      : `You discard exactly two; you named ${countOrNone(count)}.`
} satisfies Refusals

export const rules: Chapter = ({ seats }) => ({
  heading: 'Discarding two cards',
  paragraphs: [
    'You may do this on any turn, even if you could place something. Any two cards of your hand will do.',
    `What is discarded lies face down and is out of the match. ${seats > 1 ? 'Nobody looks at it again, not even whoever discarded it.' : 'You do not look at it again.'}`,
    'Our ruling: when the match is over, everything is turned face up.'
  ]
})
