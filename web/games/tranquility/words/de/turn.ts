import type * as en from '../en/turn.ts'
import { cards } from './counted.ts'

export const words: typeof en.words = {
  title: 'Tranquility',
  board: 'Das Meer',
  empty: 'frei',
  draft: 'kann zurückgenommen werden',
  blocked: (by, row) => `${by}: Reihe ${row}`,
  idle: 'Wähl eine Karte, dann ein Feld.',
  count: cards,
  list: names => new Intl.ListFormat('de').format(names),
  costs: (card, cell, price) => `${card} auf ${cell}, kostet ${price ? cards(price) : 'nichts'}`
}
