import { has } from '../../../../words/fr/has.ts'
import type * as en from '../en/ending.ts'
import { card } from './cards.ts'

export const words: typeof en.words = {
  reached: (most, least) => `${most} ${most > 1 ? 'élevages' : 'élevage'} à ${least}`,
  first: ({ seat, pair, coral }, who) =>
    `Le premier élevage : ${has(seat, who)} réuni ${card(pair)} sur le corail ${coral}.`,
  lead: ({ seat, pair }, who) => `${has(seat, who)} pris la tête avec ${card(pair)}.`,
  last: ({ seat, pair }, who) => `${has(seat, who)} gagné avec ${card(pair)}.`,
  resigned: ({ seat }, who) => `${has(seat, who)} abandonné. ${has(1 - seat, who)} gagné.`
}
