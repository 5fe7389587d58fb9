import type { Who } from '../../../../seat/game.ts'
import type { Facts } from '../../ending/points.ts'
import { ware } from './cards.ts'

const you = (seat: number, who: Who) => who(seat) ?? 'You'

/** What is said of a match that is over. */
export const words = {
  reached: (gold: number) => `${gold} gold earned by all`,
  first: ({ seat, ware: what, coin }: Facts, who: Who) =>
    `${you(seat, who)} made the first sale: ${ware(what)}, for ${coin} gold.`,
  lead: ({ seat, gold }: Facts, who: Who) => `${you(seat, who)} took the lead with ${gold} gold.`,
  last: ({ seat, ware: what, gold }: Facts, who: Who) => `${you(seat, who)} sold ${ware(what)}, and had ${gold} gold.`
}

export type EndingWords = typeof words
