import type { RefusalFacts } from '../../../../../engine/cloud9/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    stay: {
      says: 'Cloud 2, for 2 points. The pilot holds 6 cards and needs one red: that he should have. Stay!',
      done: 'He had it, and up you go. A little later …',
      other: 'Tap “Stay”, then confirm.',
      near: { jump: '2 points for certain would be all right. But look at those 6 cards: try and stay.' }
    },
    colours: {
      says: 'You are the pilot, alone up here, and the dice ask for purple. You hold it: show it.',
      done: 'It is gone from your hand, and you rise. On the next trip …',
      other: 'Tap “Show colours”, then confirm.',
      near: { wild: 'A wild card would do. But keep it for a roll that you cannot pay: show the colours.' }
    },
    jump: {
      says: 'Purple and yellow: will the pilot have both among 7 cards? Take your 4 points while you can: jump.',
      done: 'The points are yours, whatever becomes of the balloon. Later …',
      other: 'Tap “Jump”, then confirm.',
      near: { stay: 'You may hope, of course. But try it once, and jump: tap “Jump”.' }
    },
    sealed: {
      says: 'Kim chooses before you, but you answer now: “Jump if they do”. You then jump only if Kim does.',
      done: 'It lies sealed until your place comes. Some trips later …',
      other: 'You could. But try “Jump if they do”: it leaves that to what Kim does.',
      near: { wait: 'You could wait and be asked again. But this way nobody has to wait: try it.' }
    },
    wild: {
      says: 'Two purple, and you hold one. A wild card pays for it all: show it.',
      done: 'There are only four of them. And on you go …',
      other: 'Tap “Show wild card”, then confirm.',
      near: { fall: 'Then all would be lost. You have a wild card: show it.' }
    },
    last: {
      says: 'Alone on cloud 6: 12 points, and you have 44. Roll once more, or jump?',
      done: '56 points: won! With whom would you like to fly?',
      other: 'Tap “Jump”, then confirm.',
      near: { on: 'It is tempting. But with 12 more you have more than 50, and win: jump.' }
    }
  },
  refused: {}
}
