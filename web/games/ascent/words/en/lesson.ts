import type { RefusalFacts } from '../../../../../engine/ascent/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'
import { cards } from './counted.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    beside: {
      says: 'With Lou you build a mountain. Beside Lou’s card goes another terrain; the difference is the price.',
      other: 'That can wait a moment. Tap a card of another terrain than Lou’s, then the place beside it.',
      near: { bridge: 'A Bridge could lie there, but keep it for later. Choose another card.' }
    },
    on: {
      says: 'Lou’s new card rests on the two below. Rows grow to the right: go on at the bottom.',
      other: 'That can wait a moment. Tap a card, then the place at the right.',
      near: { bridge: 'A Bridge could lie there, but keep it for later. Choose another card.' }
    },
    up: {
      says: 'Now two cards carry a place in the second row. Go on up there, or at the bottom: as you like.',
      other: 'That can wait a moment. Place a card once more: tap it, and see where it may go.',
      near: { bridge: 'A Bridge could lie there, but keep it for later. Choose another card.' }
    },
    discard: {
      says: 'No card that fits, or all of them too dear? Then discard two, and draw new ones.',
      other: 'That would be all right. But try it once: tap “Discard two”.',
      near: { summit: 'You will need a Summit at the very end: keep it, and choose others.' },
      done: 'You never tell Lou what you hold: the mountain says enough. Many days pass …'
    },
    bridge: {
      says: 'Hardly anything fits up here. A Bridge does: it is free, whatever lies beside it. Lay it.',
      other: 'That would be all right. But try the Bridge once: tap it, then the lit place.',
      done: 'It carries what comes above. Before the end, a card has to cover it. A few days later …'
    },
    last: {
      says: 'One place is empty below the top. Lay your 12 there: 11 lies beside it, so it costs one card.',
      other: 'That would be all right. But your 12 fits, and is cheap: tap it.',
      near: { summit: 'Keep the Summit: it goes to the very top. Pay with the other card.' },
      done: 'Only the top is missing!'
    },
    summit: {
      says: 'Every place is filled: place the Summit.',
      other: 'You hold the Summit: now is the time for it.',
      done: 'Won! Not a word was said, and everything stands. Who would you like to climb with?'
    }
  },
  refused: {
    OCCUPIED: () => 'A card already lies there. Choose an empty place.',
    LEFT: () => 'Rows grow from the left, without a gap: choose the first empty place of a row.',
    SUPPORT: () => 'A card rests on two others, and there they are still missing.',
    SUMMIT_ONLY: () => 'Nothing but the Summit goes to the very top.',
    EDGE: () => 'A Bridge never lies at the end of a row.',
    ROW: ({ row }) => `In row ${row} a card must be ${row} or higher.`,
    TERRAIN: () => 'The same terrain never lies side by side. Choose a card of another.',
    COST: ({ due, can }) => `There it costs the difference: ${cards(due)}, and you could pay ${can} at most.`
  }
}
