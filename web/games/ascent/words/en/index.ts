import { words as beside } from './log.ts'
import { words as turn } from './turn.ts'

/** All that is said of a match. */
export const words = { ...turn, ...beside }

export type Words = typeof words
