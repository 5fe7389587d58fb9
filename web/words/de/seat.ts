import { words as beside } from './log.ts'
import { words as turn } from './turn.ts'

/** All of a seat's words but the invitation's. */
export const words = { ...turn, ...beside }
