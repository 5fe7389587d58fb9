import { words as beside } from '../../modules/words/en/log.ts'
import { unheld } from '../../modules/words/en/cards.ts'
import { words as turn } from '../../modules/words/en/turn.ts'

/** All that is said of a match, whatever it is made of. */
export const words = { ...turn, ...beside, card: (card: string) => unheld[card] ?? turn.card(card) }

export type Words = typeof words
