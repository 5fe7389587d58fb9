import { paying as paid } from '../../board/pictures.ts'
import { cards, cardsInWords, paying, countOrNone } from '../../words/en/counted.ts'
import type { Chapters, Now, Refusals, Tells } from '../said.ts'
import { type Facts, momentOf } from './index.ts'

export const turn = {
  offers: { discard: 'Discard two' },
  mountains: {
    discard: (missing: number) => `Choose ${cards(missing)} to discard.`,
    discarded: (cards: string) => `discard ${cards}.`
  }
}

export const log = {
  moment: (now: Now) =>
    momentOf(now, {
      grows: 'The mountain grows from its foot, each row from the left. The Summit comes last.',
      free: 'The first card costs nothing.',
      begins: who => `${who} begins.`
    }),
  events: {
    placed: ({ seat, card: one, slot, paid }, who, named) =>
      `${who(seat) ?? 'You'} placed a ${named(one)} on ${slot}${paying(paid)}.`,
    discarded: ({ seat, count }, who) => `${who(seat) ?? 'You'} discarded ${cardsInWords(count)}.`
  } satisfies Tells<Facts>
}

export const refusals = () =>
  ({
    DISCARD: ({ named }) => `You discard exactly two cards; you named ${countOrNone(named)}.`
  }) satisfies Refusals

export const rules = {
  placing: () => ({
    heading: 'Placing a mountain card',
    paragraphs: [
      'Rows grow from the left: the first card of a row goes to its leftmost slot, and every further one to the right of the last. A slot is carried by the two below it, and there must be a card of any kind on each. Row 1 stands on the ten Panoramas. A row may begin before the one below is complete.',
      'A slot is named by its place from the left and its row: b3 is the second of row 3.',
      'A card must not be lower than the number of its row: row 4 takes a 4 and whatever is higher.',
      'Side by side in a row, two cards never have the same terrain. What lies above and below does not matter.'
    ]
  }),
  paying: () => ({
    heading: 'What it costs',
    paragraphs: [
      'Placing a card costs as many cards as the difference between its value and that of the card beside it. The first card of a row has nothing beside it, and costs nothing. With values on both sides, as over a Bridge, the larger difference counts.',
      'You pay by discarding cards of your choice from your hand: exactly as many as are due. The card that you place cannot pay for itself. If you hold fewer, it cannot go there.',
      'For example: 5 to the right of 3 costs two cards. 3 to the right of another 3 costs nothing.'
    ],
    picture: {
      ...paid(),
      says: 'A snowy 6 may go to d1 for one card, since 7 lies beside it there, or to b2 for two, beside the 4.'
    }
  }),
  discarding: ({ seats }) => ({
    heading: 'Discarding two cards',
    paragraphs: [
      'You may do this on any turn, even if you could do something else. Any two cards of your hand will do.',
      `What is discarded lies face down and is out of the match. ${seats > 1 ? 'Nobody looks at it again, not even whoever discarded it.' : 'You do not look at it again.'}`,
      'Our ruling: when the match is over, everything is turned face up.'
    ]
  })
} satisfies Chapters

export const acts = {
  placing: 'place a mountain card',
  discarding: 'discard two cards'
}

export const lines = {
  placing:
    'G7@b2 places a grassy 7 on slot b2. G7@b2 -S3 -BR does it and pays with a snowy 3 and a Bridge. A card with an ibex has a star: G3*.',
  discarding: '-G7 -S3 discards both.'
}
