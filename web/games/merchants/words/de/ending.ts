import type { Who } from '../../../../seat/game.ts'
import type { Facts } from '../../ending/points.ts'
import { ware } from './cards.ts'

const has = (seat: number, who: Who) => (who(seat) === null ? 'Du hast' : `${who(seat)} hat`)

/** What is said of a match that is over. */
export const words = {
  reached: (gold: number) => `${gold} Gold von allen zusammen`,
  first: ({ seat, ware: what, coin }: Facts, who: Who) =>
    `${has(seat, who)} als Erstes etwas verkauft: ${ware(what)}, für ${coin} Gold.`,
  lead: ({ seat, gold }: Facts, who: Who) => `${has(seat, who)} mit ${gold} Gold die Führung übernommen.`,
  last: ({ seat, ware: what, gold }: Facts, who: Who) =>
    `${has(seat, who)} ${ware(what)} verkauft und damit ${gold} Gold.`
}

export type EndingWords = typeof words
