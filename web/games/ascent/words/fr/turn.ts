import { card } from './cards.ts'
import { cards } from './counted.ts'
import type * as en from '../en/turn.ts'

export const words: typeof en.words = {
  title: 'Tranquility : The Ascent',
  board: 'La montagne',
  empty: 'libre',
  draft: 'peut être repris',
  idle: 'Choisis une carte, puis une case.',
  confirm: {},
  bears: 'porte ta carte',
  filled: (count, of) => `Montagne ${count}/${of}`,
  card,
  list: cards => new Intl.ListFormat('fr').format(cards.map(card => `un ${card}`)),
  onto: (card, slot) => `${card} en ${slot}`,
  costs: (what, price) => `${what}, ${price ? `coûte ${cards(price)}` : 'gratuit'}`,
  where: card => `Où poser le ${card} ? Le prix est sur chaque case.`,
  due: (what, price, missing) => `${what} coûte ${cards(price)} : encore ${missing} à défausser.`,
  paid: (what, cards) => `${what}, et défausser ${cards}.`,
  free: what => `${what}. C’est gratuit.`
}
