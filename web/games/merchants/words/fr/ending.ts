import type { Who } from '../../../../seat/game.ts'
import type { Facts } from '../../ending/points.ts'
import { gold as earned, some } from './cards.ts'

const has = (seat: number, who: Who) => (who(seat) === null ? 'Tu as' : `${who(seat)} a`)

/** What is said of a match that is over. */
export const words = {
  reached: (gold: number) => `${earned(gold)} gagnés en tout`,
  first: ({ seat, ware: what, coin }: Facts, who: Who) =>
    `${has(seat, who)} fait la première vente : ${some(what)}, pour ${earned(coin)}.`,
  lead: ({ seat, gold }: Facts, who: Who) => `${has(seat, who)} pris la tête avec ${earned(gold)}.`,
  last: ({ seat, ware: what, gold }: Facts, who: Who) =>
    `${has(seat, who)} vendu ${some(what)}, et réuni ${earned(gold)}.`
}

export type EndingWords = typeof words
