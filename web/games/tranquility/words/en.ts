import { words as beside } from './beside.en.ts'
import { words as turn } from './turn.en.ts'

/** All that is said of a match. */
export const words = { ...turn, ...beside }

export type Words = typeof words
