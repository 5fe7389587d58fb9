import * as z from 'zod'
import { PACES } from './paces.ts'

const when = { at: z.number(), version: z.number() }
const seat = z.number()

/** What befell a match beside its lines, and behind which version. What a seat was called then stands here. */
export const happened = z.discriminatedUnion('what', [
  z.object({ ...when, what: z.literal('left'), seat, name: z.string() }),
  z.object({ ...when, what: z.literal('given'), seat, from: z.string(), to: z.string() }),
  z.object({ ...when, what: z.literal('link'), seat, name: z.string() }),
  /** To the end of a day; to whom is not said where that would be a word in a silent match. */
  z.object({ ...when, what: z.literal('lent'), seat, name: z.string(), to: z.string().nullable(), day: z.iso.date() }),
  z.object({ ...when, what: z.literal('taken-back'), seat, name: z.string() }),
  /** The link of a seat; and that others have vouched for a new one. */
  z.object({ ...when, what: z.enum(['lost', 'vouched']), seat, name: z.string() }),
  /** Where players compete: a seat is said to be absent; and what the others have decided. */
  z.object({ ...when, what: z.literal('absent'), seat, name: z.string() }),
  z.object({ ...when, what: z.literal('decided'), seat, name: z.string(), choice: z.enum(['autopilot', 'end']) }),
  z.object({ ...when, what: z.literal('pace'), pace: z.enum(PACES) }),
  z.object({ ...when, what: z.literal('asleep') }),
  /** By a seat, or by the host; 'again' in the match that was opened, and in the one before. */
  z.object({ ...when, what: z.enum(['woken', 'closed', 'again']), seat: seat.nullable() })
])
export type Happened = z.output<typeof happened>
