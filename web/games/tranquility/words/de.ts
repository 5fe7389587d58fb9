import { words as beside } from './beside.de.ts'
import { words as turn } from './turn.de.ts'

/** All that is said of a match. */
export const words = { ...turn, ...beside }
