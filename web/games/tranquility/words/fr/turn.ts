import type * as en from '../en/turn.ts'
import { cards } from './counted.ts'

export const words: typeof en.words = {
  title: 'Tranquility',
  board: 'La mer',
  empty: 'libre',
  draft: 'peut être repris',
  blocked: (by, row) => `${by} : rangée ${row}`,
  idle: 'Choisis une carte, puis une case.',
  count: cards,
  list: names => new Intl.ListFormat('fr').format(names),
  costs: (card, cell, price) => `${card} en ${cell}, ${price ? `coûte ${cards(price)}` : 'gratuit'}`
}
