import type { RefusalFacts } from '../../../../../engine/tranquility/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'
import { cards } from './counted.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    place: {
      says: 'With Lou you fill a sea: 1 at the bottom left, 80 at the top right. Where might your 38 belong?',
      other: 'Begin with 38: tap it, then a place near the middle.',
      near: {
        low: 'So far down, 37 lower numbers would have to fit before it. Try a row higher.',
        high: 'So far up, 42 higher numbers would have to fit behind it. Try a row lower.'
      }
    },
    order: {
      says: 'Numbers rise to the right, then on in the row above. Place another card, with space on either side.',
      other: 'That can wait a moment. Tap a card, then a place with no card beside it.',
      near: { beside: 'Right beside another card it costs something. That comes next: leave a place between.' }
    },
    price: {
      says: 'You drew 40. Right after 38 it costs the difference: place it there, and choose two cards to pay.',
      other: 'First 40: tap it, then the place right after 38.',
      near: { apart: 'There it is free. But few numbers fit in between: better right after 38, for two cards.' }
    },
    discard: {
      says: 'No good place for any of your cards? Then discard two, and draw new ones.',
      other: 'That would be all right. But try it once: tap “Discard two”.',
      near: { finish: 'You will need a Finish at the very end: keep it, and choose others.' },
      done: 'You never tell Lou what you hold: the sea says enough. A few days pass …'
    },
    start: {
      says: 'Today you have drawn a Start. It comes before anything else: play it.',
      other: 'The Start first.',
      done: 'You played the Start. It costs the two of you eight cards.'
    },
    give: {
      says: 'Lou gives 4 of the eight: you see how many, never which. Choose 4 to give.',
      other: 'Choose four cards, then offer them.',
      near: { few: 'Then some of the eight would be missing: Lou gives 4, so you give 4.' },
      done: 'Paid! Day after day, one card each, the sea fills …'
    },
    last: {
      says: 'One place is empty. You hold what it takes: close the gap.',
      other: 'That would be all right. But look at the empty place: which of your cards fits between?',
      near: { finish: 'Do not pay with the Finish: in a moment you will need it.' },
      done: 'The sea is full!'
    },
    finish: {
      says: 'The Start is played, the sea is full: play the Finish.',
      other: 'You hold the Finish: now is the time for it.',
      done: 'Won! Not a word was said, and everything fell into place. Who would you like to sail with?'
    }
  },
  refused: {
    ORDER: ({ card, against, between = [] }) =>
      against
        ? `${card} cannot go there: with ${against} the numbers would no longer rise.`
        : `${card} fits nowhere any more: no place is left beside ${between.join(' and ')}.`,
    SLOT_OCCUPIED: ({ by }) => `${by} already lies there. Choose an empty place.`,
    COST_TOO_HIGH: ({ due, can }) =>
      `Right beside a card you pay the difference: ${cards(due)}, and you could pay ${can} at most.`
  }
}
