import type { Who } from '../../../../seat/game.ts'
import type { Facts } from '../../ending/points.ts'
import { some } from './cards.ts'

const has = (seat: number, who: Who) => (who(seat) === null ? 'Tu as' : `${who(seat)} a`)

/** What is said of a match that is over. */
export const words = {
  reached: (gold: number) => `${gold} d’or gagné par tous`,
  first: ({ seat, ware: what, coin }: Facts, who: Who) =>
    `${has(seat, who)} fait la première vente : ${some(what)}, pour ${coin} d’or.`,
  lead: ({ seat, gold }: Facts, who: Who) => `${has(seat, who)} pris la tête avec ${gold} d’or.`,
  last: ({ seat, ware: what, gold }: Facts, who: Who) => `${has(seat, who)} vendu ${some(what)}, et réuni ${gold} d’or.`
}

export type EndingWords = typeof words
