import { words as beside } from '../../beyond/words/beside.en.ts'
import { unheld } from '../../beyond/words/cards.en.ts'
import { words as turn } from '../../beyond/words/turn.en.ts'

/** All that is said of a match, whatever it is made of. */
export const words = { ...turn, ...beside, card: (card: string) => unheld[card] ?? turn.card(card) }

export type Words = typeof words
