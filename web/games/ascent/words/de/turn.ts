import { card, discarded } from './cards.ts'
import { cards } from './counted.ts'
import type * as en from '../en/turn.ts'

export const words: typeof en.words = {
  title: 'Tranquility: The Ascent',
  board: 'Der Berg',
  empty: 'frei',
  draft: 'kann zurückgenommen werden',
  idle: 'Wähl eine Karte, dann ein Feld.',
  confirm: {},
  bears: 'trägt deine Karte',
  filled: (count, of) => `Berg ${count}/${of}`,
  card,
  list: cards => new Intl.ListFormat('de').format(cards.map(discarded)),
  onto: (card, slot) => `${card} auf ${slot}`,
  costs: (what, price) => `${what}, kostet ${price ? cards(price) : 'nichts'}`,
  where: card => `Wohin mit der ${card}? Der Preis steht auf den Feldern.`,
  due: (what, price, missing) => `${what} kostet ${cards(price)}: Wirf noch ${missing} ab.`,
  paid: (what, cards) => `${what}, dafür ${cards} abwerfen.`,
  free: what => `${what}. Das kostet nichts.`
}
