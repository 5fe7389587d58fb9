import type { Who } from '../../../../seat/game.ts'
import type { Facts } from '../../ending/points.ts'
import { card } from './cards.ts'

/** What is said of a match that is over. */
export const words = {
  reached: (most: number, least: number) => `${most === 1 ? '1 pair' : `${most} pairs`} to ${least}`,
  first: ({ seat, pair, coral }: Facts, who: Who) =>
    `The first pair: ${who(seat) ?? 'you'} had ${card(pair)} breed on coral ${coral}.`,
  lead: ({ seat, pair }: Facts, who: Who) => `${who(seat) ?? 'You'} took the lead with ${card(pair)}.`,
  last: ({ seat, pair }: Facts, who: Who) => `${who(seat) ?? 'You'} won with ${card(pair)}.`,
  resigned: ({ seat }: Facts, who: Who) => `${who(seat) ?? 'You'} resigned, so ${who(1 - seat) ?? 'you'} won.`
}

export type EndingWords = typeof words
