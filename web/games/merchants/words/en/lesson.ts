import type { RefusalFacts } from '../../../../../engine/merchants/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    lay: {
      says: 'Lay your road: tap a village card, then g8, just below the warehouse.',
      other: 'That can wait. Tap a card with V, then g8.',
      near: { kind: 'Any terrain will do. But of villages you hold four, for a long road: tap V.' }
    },
    road: {
      says: 'Two villages lie in a row. Make the road longer by a third: V on g6.',
      other: 'That can wait. Tap a card with V, then g6.',
      near: { early: 'Not yet: the longer the road, the further one card takes you. First V on g6.' }
    },
    travel: {
      says: 'Now travel: one village card takes you along all three. Tap it, then g6.',
      other: 'That can wait. Tap your village card, then g6, the far end of the road.',
      near: { short: 'For the same card you get further: go to g6.' },
      done: 'Three spaces for one card. Others may use your road, too.'
    },
    end: {
      says: 'Enough for today: end your turn. You played four cards, so you draw three.',
      other: 'Keep these for tomorrow: tap “End turn”.',
      done: 'Your hand is fuller. A turn later …'
    },
    castle: {
      says: 'The cloth castle (Cl) is next to you. Any card takes you in: tap one, then the castle.',
      other: 'First into the castle: tap a card, then Cl.',
      near: { end: 'You sell in the castle, not before it: go in first.' },
      done: 'You end your turn there, and draw …'
    },
    sell: {
      says: 'The castle wants your cloth. Its highest coin is worth 4: sell for gold.',
      other: 'Sell for gold: that is what wins.',
      near: {
        cards: 'Cards would help, too. But 4 gold is the best coin here: take it.',
        keep: 'You may keep it. But here is what you came for: sell.'
      },
      done: 'With the sale comes a free roll of the die, …'
    },
    die: {
      says: '… which shows woods. Lay them on any empty space, for instance on your way.',
      other: 'Try to lay it: tap an empty space.',
      near: { skip: 'You may pass. But a tile for nothing is worth having: lay it.' },
      done: 'It lies there for everybody. On your next turn …'
    },
    rock: {
      says: 'Before your first card you may be in somebody’s way: tap “Rock”, then a space.',
      other: 'Try a rock first: tap “Rock”, then a space.',
      done: 'Nobody stands there or passes, until a six takes it away. Many turns later …'
    },
    last: {
      says: 'You have 15 gold, and stand in the gems castle. Sell for its coin!',
      other: 'Sell for gold, and you have won.',
      near: {
        cards: 'Cards, now? Sell for gold, and you have won.',
        keep: 'Keep it, now? Sell for gold, and you have won.'
      },
      done: 'Won! With whom would you like to travel?'
    }
  },
  refused: {
    ALREADY_THERE: () => 'Your merchant stands there already.',
    NOT_ADJACENT: () => 'Into a castle you go from next door only.',
    UNREACHABLE: () => 'No joined tiles of that terrain lead there from you.',
    WRONG_TERRAIN: () => 'Another terrain lies there: it takes that card.'
  }
}
