import * as z from 'zod'
import { address, key, language, name, versionText, zone } from './fields.ts'
import { LINE_LENGTH } from './limits.ts'

// A field that was left empty was not filled in.
const field = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional()
const button = field(z.literal('1'))
const hourText = z.string().regex(/^(1?\d|2[0-3])$/)

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
  version: field(versionText),
  key: field(key),
  name: field(name),
  language: field(language),
  zone: field(zone),
  address: field(address),
  /** Which of the settings is sent, whole. */
  set: field(z.enum(['address', 'hours'])),
  quietFrom: field(hourText),
  quietTo: field(hourText),
  daily: field(hourText),
  backOn: field(z.iso.date()),
  paused: button
})
export type SeatForm = z.output<typeof seatForm>
