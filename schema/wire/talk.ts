import * as z from 'zod'
import { key } from './fields.ts'
import { SAY_LENGTH } from './limits.ts'

// No control characters, half signs, or marks that turn the direction of what follows.
export const said = z
  .string()
  .trim()
  .min(1)
  .max(SAY_LENGTH)
  .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+$/u)
export const say = z.strictObject({ text: said, key })
export type Say = z.output<typeof say>

export interface Said {
  readonly seat: number
  readonly at: number
  /** What was said: free text, or one of the game's phrases by its name. */
  readonly text: string
  readonly phrase: boolean
}
