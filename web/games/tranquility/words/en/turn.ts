import { cards } from './counted.ts'

/** What a turn says; sentences.ts puts its sentences together. */
export const words = {
  title: 'Tranquility',
  board: 'The sea',
  empty: 'empty',
  draft: 'can be taken back',
  blocked: (by: string, row: number) => `${by}: row ${row}`,
  idle: 'Choose a card, then a place.',
  count: cards,
  list: (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names),
  costs: (card: string, cell: string, price: number) => `${card} to ${cell}, costs ${price ? cards(price) : 'nothing'}`
}
