import { card } from './cards.ts'
import { cards } from './counted.ts'

/** What a turn says; sentences.ts puts its sentences together. */
export const words = {
  title: 'Tranquility: The Ascent',
  board: 'The mountain',
  empty: 'empty',
  draft: 'can be taken back',
  idle: 'Choose a card, then a place.',
  confirm: {},
  bears: 'carries your card',
  filled: (count: number, of: number) => `Mountain ${count}/${of}`,
  card,
  list: (cards: readonly string[]) => new Intl.ListFormat('en-GB').format(cards.map(card => `a ${card}`)),
  onto: (card: string, slot: string) => `${card} to ${slot}`,
  costs: (what: string, price: number) => `${what}, costs ${price ? cards(price) : 'nothing'}`,
  where: (card: string) => `Where does the ${card} go? Lit places show the price.`,
  due: (what: string, price: number, missing: number) => `${what} costs ${cards(price)}: choose ${missing} to discard.`,
  paid: (what: string, cards: string) => `${what}, and discard ${cards}.`,
  free: (what: string) => `${what}. It costs nothing.`
}
