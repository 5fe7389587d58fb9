import type { Who } from '../../../../seat/game.ts'
import type { Laid } from '../../ending/points.ts'
import { card } from './cards.ts'
import { cardsInWords } from './counted.ts'

/** What is said of a match that is over. */
export const words = {
  reached: (count: number) => `A mountain of ${count === 1 ? '1 card' : `${count} cards`}`,
  saved: ({ seat }: Laid, who: Who) => `${who(seat) ?? 'You'} opened the way to the top.`,
  half: (laid: Laid, who: Who) =>
    `Half of the height: ${who(laid.seat) ?? 'you'} laid a ${card(laid.card)} on ${laid.slot}.`,
  ridge: (laid: Laid, who: Who) =>
    `The top was in sight: ${who(laid.seat) ?? 'you'} laid a ${card(laid.card)} on ${laid.slot}.`,
  dearest: ({ seat, card: laid, slot, paid }: Laid, who: Who) =>
    `No card cost more: ${who(seat) ?? 'you'} gave ${cardsInWords(paid)} for a ${card(laid)} on ${slot}.`,
  summit: ({ seat }: Pick<Laid, 'seat'>, who: Who) => `${who(seat) ?? 'You'} laid the Summit.`
}

export type EndingWords = typeof words
