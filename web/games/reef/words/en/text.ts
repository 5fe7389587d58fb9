import { card, purse } from './cards.ts'

export const words = {
  row: (row: number, cards: string) => `Row ${row}: ${cards}.`,
  hole: 'a hole',
  card,
  wanted: (pairs: string, left: number) => `Breeding cards: ${pairs || 'none'}; ${left} more to come.`,
  seat: (own: boolean, boats: number, corals: string, held: string) =>
    `${own ? 'You' : 'The other'}: ${boats === 1 ? '1 boat' : `${boats} boats`}; corals: ${corals || 'none'}; holds ${held || 'nothing'}.`,
  stock: (stock: string) => `Worms in stock: ${stock || 'none'}.`,
  piles: (deck: number, discard: number) => `${deck} in the deck, ${discard} discarded.`,
  purse,
  empty: 'empty',
  bred: 'bred'
}

export type TextWords = typeof words
