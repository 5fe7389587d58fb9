import { words as beside } from './beside.de.ts'
import { words as turn } from './turn.de.ts'

/** All of a seat's words but the invitation's. */
export const words = { ...turn, ...beside }
