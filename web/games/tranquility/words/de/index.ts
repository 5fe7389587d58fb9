import { words as beside } from '../../modules/words/de/log.ts'
import { unheld } from '../../modules/words/de/cards.ts'
import { words as turn } from '../../modules/words/de/turn.ts'

/** All that is said of a match, whatever it is made of. */
export const words = { ...turn, ...beside, card: (card: string) => unheld[card] ?? turn.card(card) }
