import { words as beside } from '../../beyond/words/beside.de.ts'
import { unheld } from '../../beyond/words/cards.de.ts'
import { words as turn } from '../../beyond/words/turn.de.ts'

/** All that is said of a match, whatever it is made of. */
export const words = { ...turn, ...beside, card: (card: string) => unheld[card] ?? turn.card(card) }
