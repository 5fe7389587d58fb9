import type { WaitingWords } from '../../../../seat/waiting/game.ts'

/** All kinds of cards have names. */
export const words: WaitingWords = { kinds: {} }
