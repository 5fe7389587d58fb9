import type { Chapter } from '../../../chapters.ts'
import { hasStart, isVariant, rowEnd } from '../../options.ts'
import * as pictures from '../../pictures.ts'

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

const placing: Chapter = ({ options }) => ({
  heading: 'Placing an island',
  paragraphs: [
    'It may go to any empty cell, near others or far away, if every island before it has a lower number and every island after it a higher one. Neither gaps between the numbers nor empty cells matter.',
    `A cell has two neighbours: the one before and the one after it. They reach across the ends of rows, so ${rowEnd(options).join(' and ')} are neighbours. Cells above each other are not.`,
    'If both neighbours are empty, placing is free. Beside one island it costs as many cards as the two numbers differ. Between two islands the smaller difference counts, never the larger one.',
    'You pay by discarding cards of your choice from your hand: exactly as many as are due. If you hold fewer, the island cannot go there.',
    'For example: 20 right after 18 costs two cards. 34 between 31 and 35 costs one. 50 with no island on either side costs nothing.',
    ...(options.variant === 'competitive'
      ? []
      : ['You may even place an island in such a way that the sea can never be filled any more. Nothing stops you.'])
  ],
  ...(!isVariant(options) && {
    picture: {
      ...pictures.placing(),
      says: '34 may go to every cell that is lit. On a3 it costs three cards: 31 is its neighbour, across the end of the row. Elsewhere it costs nothing.'
    }
  })
})

const discarding: Chapter = ({ seats }) => ({
  heading: 'Discarding two cards',
  paragraphs: [
    'You may do this on any turn, even if you could place something. Any two cards of your hand will do.',
    `What is discarded lies face down and is out of the match. ${seats > 1 ? 'Nobody looks at it again, not even whoever discarded it.' : 'You do not look at it again.'}`,
    'Our ruling: when the match is over, everything is turned face up.'
  ]
})

const start: Chapter = ({ seats }) => ({
  heading: 'The Start',
  paragraphs: seats > 1 ? startTogether(seats) : START_ALONE
})

function startTogether(seats: number): readonly string[] {
  return [
    'As long as no Start has been played, anyone who holds one on their turn has to play it, and can do nothing else.',
    `It costs eight cards, and you pay them together: in any split, even all from one hand.${seats === 2 ? ' Before that, both of you draw two more cards.' : ''} Any card will do, Finishes and other Starts too.`,
    'Everybody offers a number of cards, which all can see, and picks in secret which ones. None is an offer too. You may change your offer or take it back, until all offers stand and add up to eight. In that moment the cards are discarded, and everybody, beginning with the player of the Start, draws until they hold five again.',
    'From then on the other Starts are good for nothing but discarding.',
    'Our ruling: if all hands together hold fewer than eight cards, the match is lost. You all draw again in the order of the seats, beginning with the player of the Start.'
  ]
}

const START_ALONE = [
  'As soon as you hold it on your turn, you have to play it, and can do nothing else.',
  'You then draw until you hold ten cards, discard eight of them, and draw until you hold five again. Any card may be among the eight.',
  'Our ruling: ten and eight are ours, chosen so that playing alone is about as hard as playing with others. If you cannot find eight cards, the match is lost.'
]

const finish: Chapter = () => ({
  heading: 'The Finish',
  paragraphs: [
    'It can be played as soon as all 36 cells are filled and a Start has been played. With that the match is won.',
    'Until then a Finish is a card like any other, and may be discarded. But there are only five.'
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

export const chapters = { aim, cards, turn, placing, discarding, start, finish, losing, silence, lines, more }
