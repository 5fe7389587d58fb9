import { card, purse } from './cards.ts'
import { sides } from './sides.ts'

export const words = {
  row: (row: number, cards: string) => `Row ${row}: ${cards}.`,
  hole: 'a hole',
  card,
  wanted: (pairs: string, left: number) => `Breeding cards: ${pairs || 'none'}; ${left} more to come.`,
  sides,
  seat: (side: string, boats: number, corals: string, held: string) =>
    `${side}: ${boats === 1 ? '1 boat' : `${boats} boats`}; corals: ${corals || 'none'}; holds ${held || 'nothing'}.`,
  stock: (stock: string) => `Worms in stock: ${stock || 'none'}.`,
  piles: (deck: number, discard: number) => `${deck} in the deck, ${discard} discarded.`,
  purse,
  sharks: (count: number) => (count === 1 ? '1 shark' : `${count} sharks`),
  best: (lead: number) => `Clearest win: 5 pairs to ${5 - lead}.`,
  empty: 'empty',
  bred: 'bred'
}

export type TextWords = typeof words
