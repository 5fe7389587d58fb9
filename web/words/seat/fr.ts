import { words as beside } from './beside.fr.ts'
import { words as turn } from './turn.fr.ts'

/** All of a seat's words but the invitation's. */
export const words = { ...turn, ...beside }
