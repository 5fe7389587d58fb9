import * as z from 'zod'
import { address, key, language, name, versionText, zone } from './fields.ts'
import { LINE_LENGTH } from './limits.ts'
import { said } from './talk.ts'

// A field that was left empty was not filled in.
const field = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional()
const button = field(z.literal('1'))

/** What a page without scripts posts to its own address: one button, and what belongs to it. */
export const seatForm = z.strictObject({
  show: button,
  take: button,
  /** Where the seat is taken: its own link, by mail. */
  send: button,
  handover: field(z.enum(['agree', 'refuse'])),
  done: button,
  undo: button,
  /** A number of the list, or a line. */
  choice: field(z.string().max(LINE_LENGTH)),
  /** A phrase of the game, or what is said where talk is free. */
  say: field(said),
  version: field(versionText),
  key: field(key),
  name: field(name),
  language: field(language),
  zone: field(zone),
  address: field(address)
})
export type SeatForm = z.output<typeof seatForm>
