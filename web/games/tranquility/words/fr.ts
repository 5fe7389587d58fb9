import { words as beside } from './beside.fr.ts'
import { words as turn } from './turn.fr.ts'

/** All that is said of a match. */
export const words = { ...turn, ...beside }
