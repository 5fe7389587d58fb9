import type * as en from '../en/text.ts'
import { card, purse } from './cards.ts'
import { sides } from './sides.ts'

export const words: typeof en.words = {
  row: (row, cards) => `Reihe ${row}: ${cards}.`,
  hole: 'ein Loch',
  card,
  wanted: (pairs, left) => `Zuchtkarten: ${pairs || 'keine'}; ${left} kommen noch.`,
  sides,
  seat: (side, boats, corals, held) =>
    `${side}: ${boats === 1 ? '1 Boot' : `${boats} Boote`}; Korallen: ${corals || 'keine'}; Besitz: ${held || 'nichts'}.`,
  stock: stock => `Würmer im Vorrat: ${stock || 'keine'}.`,
  piles: (deck, discard) => `${deck} im Stapel, ${discard} auf der Ablage.`,
  purse,
  sharks: count => (count === 1 ? '1 Hai' : `${count} Haie`),
  best: lead => `Klarster Sieg: 5 Paare zu ${5 - lead}.`,
  empty: 'leer',
  bred: 'gezüchtet'
}
