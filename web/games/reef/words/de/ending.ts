import { has } from '../../../../words/de/has.ts'
import type * as en from '../en/ending.ts'
import { card } from './cards.ts'

export const words: typeof en.words = {
  reached: (most, least) => `${most === 1 ? '1 Paar' : `${most} Paare`} zu ${least}`,
  first: ({ seat, pair, coral }, who) =>
    `Das erste Paar: ${has(seat, who)} auf Koralle ${coral} gezüchtet: ${card(pair)}.`,
  lead: ({ seat, pair }, who) => `${has(seat, who)} die Führung übernommen, mit ${card(pair)}.`,
  last: ({ seat, pair }, who) => `${has(seat, who)} gewonnen, mit ${card(pair)}.`,
  resigned: ({ seat }, who) => `${has(seat, who)} aufgegeben. ${has(1 - seat, who)} gewonnen.`
}
