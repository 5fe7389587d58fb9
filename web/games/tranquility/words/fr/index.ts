import { words as beside } from '../../modules/words/fr/log.ts'
import { unheld } from '../../modules/words/fr/cards.ts'
import { words as turn } from '../../modules/words/fr/turn.ts'

/** All that is said of a match, whatever it is made of. */
export const words = { ...turn, ...beside, card: (card: string) => unheld[card] ?? turn.card(card) }
