import type { Chapter } from '../../../chapters.ts'
import { hasStart, isVariant } from '../../said/options.ts'
import * as pictures from '../../board/pictures.ts'

const aim: Chapter = ({ options, seats }) => ({
  heading: 'What it is about',
  paragraphs: [
    'The sea has 36 cells. They are filled with islands whose numbers rise all the way: row by row, from a1 at the bottom left to f6 at the top right.',
    seats > 1
      ? 'Once every cell is filled and a Start has been played, one of you plays a Finish, and you have all won. If one of you gets stuck before that, you have all lost.'
      : 'Once every cell is filled and a Start has been played, you play a Finish and have won. If you get stuck before that, you have lost.'
  ],
  ...(!isVariant(options) && {
    picture: {
      ...pictures.aim(),
      says: 'A voyage that has come to its end: it begins with 2 at dawn, and ends with 79 at night.'
    }
  })
})

const cards: Chapter = ({ seats }) => ({
  heading: 'The cards',
  paragraphs:
    seats > 1
      ? [
          `There are 80 islands with the numbers 1 to 80, five Finishes, and ${seats} Starts, one for each of you.`,
          'Islands and Finishes are shuffled and dealt out as evenly as possible, face down: everybody has a pile of their own. All draw five cards, and only then a Start is shuffled into each pile. So nobody begins with a Start in their hand.',
          'Whoever was dealt the fewest cards begins; if there are several, chance decides. After that you take turns in the order of the seats.',
          'Our ruling: where the cards cannot be dealt out evenly, chance decides who gets one more.'
        ]
      : [
          'There are 80 islands with the numbers 1 to 80, five Finishes and one Start.',
          'Islands and Finishes are shuffled into a pile, face down. You draw five cards, and only then the Start is shuffled in. So you never begin with it in your hand.'
        ]
})

const turn: Chapter = ({ seats }) => ({
  heading: 'Your turn',
  paragraphs: [
    'You do exactly one thing: place an island, discard two cards, play a Start, or play a Finish. There is no passing.',
    `Then you draw until you hold five cards again${seats > 1 ? ', and the next player goes on' : ''}. If your pile is empty, you go on with the cards that you hold.`
  ]
})

const losing: Chapter = ({ seats }) => ({
  heading: 'How it is lost',
  paragraphs: [
    `If you can do nothing at the beginning of your turn, the match is lost${seats > 1 ? ' for all of you' : ''}. With two cards in your hand that cannot happen, since you can discard them. With one card you are safe only if it can be played right now; with none you are not.`,
    'Our ruling: a match goes on even when it can no longer be won, and nothing tells you so.'
  ]
})

const silence: Chapter = ({ options, seats }) => {
  if (seats === 1) return null
  return options.talk === 'open'
    ? {
        heading: 'Talking',
        paragraphs: [
          'At this table you may say whatever you like. The printed game is silent: there, nobody tells what they hold, plan or wish for.'
        ]
      }
    : {
        heading: 'Silence',
        paragraphs: [
          'You play without a word about what you hold, plan or wish for, here or anywhere else. How many cards everybody holds, and has left to draw, you can see.',
          ...(hasStart(options)
            ? [
                'While a Start is being paid you may speak about how many cards you would give, or would like others to give. Not about which.'
              ]
            : [])
        ]
      }
}

const lines: Chapter = ({ seats }) => ({
  heading: 'Every action as a line',
  paragraphs: [
    '23@e4 places island 23 on cell e4. 23@e4 -7 -9 does it and pays with 7 and 9.',
    '-7 -9 discards both. In such lines S stands for a Start and F for a Finish.',
    'start and finish play those cards.',
    seats > 1
      ? 'give 3 -7 -9 -12 offers these three cards for the Start, give 0 offers none, and withdraw takes the offer back.'
      : 'give 8 and the eight cards, each with its -, pays for the Start.'
  ]
})

/** Those of the modules; a line may begin with a small letter. */
const more = { heading: 'More actions as lines', line: (line: string) => `The line ${line}` }

export const chapters = { aim, cards, turn, losing, silence, lines, more }
