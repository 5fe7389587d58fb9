import * as z from 'zod'
import { ABSENCE_CHOICES } from './absence.ts'
import { address, key, language, name, versionText, zone } from './fields.ts'
import { ANSWER_LENGTH } from './limits.ts'
import { deviceId, feed } from './reached.ts'
import { SILENCES } from './silences.ts'
import { said } from './talk.ts'
import { WAYS } from './told.ts'

// A field that was left empty was not filled in.
const field = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional()
const OTHERS_LENGTH = 32 * 40
const button = field(z.literal('1'))
const hourText = z.string().regex(/^(1?\d|2[0-3])$/)

const seatText = field(
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
)

/** What a page without scripts posts to its own address: one button, and what belongs to it. */
export const seatForm = z.strictObject({
  show: button,
  take: button,
  /** Where the seat is taken: its own link, by mail. */
  send: button,
  handover: field(z.enum(['agree', 'refuse'])),
  helm: button,
  done: button,
  /** The seat is left; a match that sleeps is woken; the record of one that is over is closed. */
  leave: button,
  wake: button,
  close: button,
  undo: button,
  /** Numbers of the list and lines, or a plan. */
  choice: field(z.string().max(ANSWER_LENGTH)),
  /** A phrase of the game, or what is said where talk is free. */
  say: field(said),
  version: field(versionText),
  /** How many lines of a draft lay there when the list was shown. */
  behind: field(versionText),
  /** The number of the plan that a plan takes the place of; the present one where it is not named. */
  planned: field(versionText),
  /** A plan whose turn has come: it is played, or withdrawn. */
  plan: field(z.enum(['now', 'withdraw'])),
  key: field(key),
  name: field(name),
  language: field(language),
  zone: field(zone),
  address: field(address),
  /** Links of the same match that the device has, parted by spaces. */
  others: field(
    z
      .string()
      .max(OTHERS_LENGTH)
      .transform(text => text.split(' '))
  ),
  /** Which of the settings is sent, whole. */
  set: field(z.enum(['profile', 'address', 'hours', 'webhook', 'no-webhook', 'silence', 'lend', 'take-back'])),
  atOnce: button,
  silence: field(z.enum(SILENCES)),
  quietFrom: field(hourText),
  quietTo: field(hourText),
  daily: field(hourText),
  gathered: button,
  backOn: field(z.iso.date()),
  paused: button,
  /** A webhook's service, its address and what its account is written from with. */
  kind: field(z.string().max(20)),
  hook: field(z.string().max(500)),
  token: field(z.string().max(300)),
  /** A device's id. */
  forget: field(deviceId),
  feed: field(feed),
  /** The seat whose link is lost: that is said, and others vouch for a new one. */
  of: seatText,
  lost: button,
  vouch: button,
  unvouch: button,
  /** What is to become of an absent rival's seat; a successor by name and address, or as another seat has proposed. */
  decide: field(z.enum([...ABSENCE_CHOICES, 'none'])),
  as: seatText,
  /** To whom the seat is lent, and up to which day. */
  to: field(name),
  day: field(z.iso.date()),
  /** The way that a test message is to go. */
  test: field(z.enum(WAYS))
})
export type SeatForm = z.output<typeof seatForm>
