import type { Chapter } from '../../../chapters.ts'
import type { Harbour, Refusals, Tells } from '../said.ts'
import { type Facts, pictures } from './index.ts'

export const turn = {
  cards: { C: 'Compass' },
  offers: { turn: 'Turn a card' },
  dayNight: {
    up: {
      day: 'Hands show day. Wanted: night below, day above',
      night: 'Hands show night. Wanted: night below, day above'
    },
    which: 'Which card in the sea do you turn? It costs one card.',
    choose: (cell: string) => `Turn ${cell}: choose one card to discard.`,
    turns: (cell: string, cards: string) => `Turn ${cell}, and discard ${cards}.`
  }
}

export const log = {
  pictures,
  follows: { flipped: 'Islands are now placed this way up.' },
  events: {
    'set-aside': ({ seat }, who) =>
      `${who(seat) ?? 'You'} drew a Compass and put it aside: it goes back into the pile.`,
    flipped: ({ seat, side }, who) => `${who(seat) ?? 'You'} drew a Compass: every hand now shows its ${side} side.`,
    rotated: ({ seat, cell, side }, who) => `${who(seat) ?? 'You'} turned the card on ${cell}: it shows ${side}.`
  } satisfies Tells<Facts>
}

export const refusals = {
  FINISH_ORIENTATION: () => 'The Finish has to wait: night must lie below and day above.',
  NO_GRID_CARD: ({ cell }) => `There is no card on ${cell} to turn.`
} satisfies Refusals

export const rules: Chapter = () => ({
  heading: 'Day & Night',
  paragraphs: [
    'Every island has a day half and a night half. At first, day points up in every hand.',
    'Among the cards are 6 Compasses. Whoever draws one shows it and draws another card instead; it leaves the game, and from then on the other half points up, in every hand at once.',
    'An island lies in the sea as it points in the hand. As your action you may discard one card and turn one island in the sea round, even if that card is your last.',
    'The Finish needs night in all of the rows 1 to 3, and day in all of the rows 4 to 6.',
    'Our ruling: a Compass in an opening hand is put aside, replaced and shuffled back in, so that the match begins by day. Without the right halves a Finish is refused.'
  ]
})

export const line: string = 'turn e4 -7 turns the island on e4 and discards 7.'

export const harbour = {
  presets: { day_night: 'Day & Night' },
  settings: {
    variant: {
      values: { day_night: 'Day & Night' },
      says: { day_night: 'Every card has a day and a night side, and the sea wants night below and day above.' }
    }
  }
} satisfies Harbour
