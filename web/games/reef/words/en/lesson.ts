import type { RefusalFacts } from '../../../../../engine/reef/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    coral: {
      says: 'You and Lou fish in one sea. Begin with a coral: tap a1, then a worm that pays for it.',
      other: 'That can wait. Tap the coral on a1 first, then any one worm.',
      done: 'It lies in front of you now, ready for two fish. Your worm went back to the stock.'
    },
    boat: {
      says: 'Your boat opens column a alone. Buy another: tap “A boat for 3”, then three worms of any colour.',
      other: 'That can wait. Tap “A boat for 3”, and pay with three worms.',
      done: 'Column b is yours, too: four cards more. Some turns later …'
    },
    fish: {
      says: 'A fish, at last. Tap the pink one on a1, then a coral of yours; only pink pays for it.',
      other: 'That would be all right. But try the pink female on a1: tap it, then a coral.',
      done: 'She waits for a male, in colours that an open breeding card shows. Later …'
    },
    mate: {
      says: 'Yellow and pink are wanted. Put the yellow male of c1 on coral 1, beside your pink female.',
      other: 'That would be all right. But c1 has just the mate for your pink female.',
      near: { alone: 'On an empty coral he would wait alone. Tap coral 1, where the pink female is.' },
      done: 'They breed! The first of five pairs, and the coral is closed. Many turns later …'
    },
    end: {
      says: 'You have four pairs. For the fifth nothing fits just now: end your turn.',
      other: 'That would be all right. But nothing here brings you a pair: end your turn.',
      done: 'Cards closed up to the shore, new ones came from the reef, and Lou’s dice fell.'
    },
    worm: {
      says: 'When Lou rolls, you take one worm of a colour rolled. Choose one.',
      other: 'First take one of the worms that are lit.',
      done: 'Lou gets both. A few days later …'
    },
    last: {
      says: 'Blue waits on coral 5, and blue and pink are wanted: buy the pink male on e1.',
      other: 'That would be all right. But the pink male on e1 wins: tap it.',
      done: 'Won: five pairs! Whom would you like to race to the reef?'
    }
  },
  refused: {
    BAD_PAYMENT: ({ due }) => `You cannot pay for that now: it costs ${due}, a fish in worms of its own colour.`,
    NO_BOAT: ({ cell }) => `None of your boats reaches ${cell}: boats open columns, from the left on.`,
    NO_CARD: () => 'Nothing lies there just now. Choose a card that is lit.',
    NO_FREE_CORAL: () => 'A fish needs a coral, and you have none yet.',
    PAIR_NOT_WANTED: () => 'No open breeding card wants these two colours.',
    SAME_SEX: () => 'On your coral sits one of the same sex: it takes a male and a female.',
    FACE_DOWN: () => 'That lies face down: nobody knows what it is. Choose a card that is face up.'
  }
}
