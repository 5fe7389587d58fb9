import { words as beside } from './beside.en.ts'
import { words as turn } from './turn.en.ts'

/** All of a seat's words but the invitation's. */
export const words = { ...turn, ...beside }
