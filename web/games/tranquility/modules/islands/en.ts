import type { Chapter } from '../../../chapters.ts'
import type { Cards } from '../../../named.ts'
import { isVariant, rowEnd } from '../../said/options.ts'
import type { Now, Refusals, Tells } from '../said.ts'
import { type Facts, momentOf } from './index.ts'
import { picture } from './picture.ts'
import { cards, cardsInWords } from '../../words/en/counted.ts'

export const turn = {
  islands: {
    where: (card: string) => `Where does ${card} go? A ring is free, dots show a price.`,
    due: (card: string, cell: string, price: number, missing: number) =>
      `${card} on ${cell} costs ${cards(price)}: choose ${missing} to discard.`,
    paid: (card: string, cell: string, discards: string) => `${card} on ${cell}, and discard ${discards}.`,
    free: (card: string, cell: string) => `${card} on ${cell}. It costs nothing.`
  }
}

export const log = {
  moment: (now: Now) =>
    momentOf(now, {
      between: 'Every place takes an island: from 1 near the Start up to 80 near the Finish.',
      upwards: 'Every place takes an island: from 1 at the bottom left up to 80 at the top.',
      free: 'The first card costs nothing.',
      begins: who => `${who} begins.`
    }),
  events: {
    placed: ({ seat, card, cell, paid, with: as }, who, named) =>
      `${who(seat) ?? 'You'} placed ${as ? `${named(as)} as ${card}` : card} on ${cell}${paid ? ` and paid ${cardsInWords(paid)}` : ''}.`
  } satisfies Tells<Facts>
}

export const refusals = (card: Cards) =>
  ({
    SLOT_OCCUPIED: ({ cell, by }) => `Island ${by} is already on ${cell}.`,
    ORDER: ({ card: one, cell, against, between }) =>
      between
        ? `No cell is left for ${one} beside ${card(between)}.`
        : `${one} cannot go to ${cell}: with ${against} it would be out of order.`
  }) satisfies Refusals

export const rules: Chapter = ({ options }) => ({
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
      ...picture(),
      says: '34 may go to every cell that is lit. On a3 it costs three cards: 31 is its neighbour, across the end of the row. Elsewhere it costs nothing.'
    }
  })
})
