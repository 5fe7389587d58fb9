import * as z from 'zod'
import type { Envelope } from './envelope.ts'
import { address, language, name, secretKey, zone } from './fields.ts'
import { MARKS, NOTES_LENGTH, PLACE_LENGTH } from './limits.ts'
import { SIGNS } from './marks.ts'
import { device, deviceId, feed, renewal, webhook } from './reached.ts'
import { SILENCES } from './silences.ts'
import { hours } from './told.ts'

export const takeSeat = z.strictObject({
  name: name.optional(),
  language: language.optional(),
  zone: zone.optional(),
  address: address.optional(),
  /** What the link of an invitation carries besides the seat's own: it proves that its reader has the address. */
  via: z.string().max(39).optional(),
  /** Where links are sealed: sent again with it, the request is given the seat's new link again, so it must not be guessed. */
  key: secretKey.optional(),
  /** Links of the same match that the device has: who plays in it takes no absent rival's seat. */
  others: z.array(z.string().max(39)).max(32).optional()
})
export type TakeSeat = z.output<typeof takeSeat>

/** What taking a seat answers: the envelope, and the seat's link, which is a new one where links are sealed. */
export type Taken = Envelope & { readonly link: string }

export const profile = z.strictObject({
  language: language.optional(),
  zone: zone.optional(),
  /** Settle every action at once, with no time to take it back. */
  settleAtOnce: z.boolean().optional(),
  /** What happens when it stays silent. */
  silence: z.enum(SILENCES).optional()
})
export type Profile = z.output<typeof profile>

/** Where and when it is told: what is not named stays as it is. */
export const delivery = z
  .strictObject({
    address: address.nullable(),
    device,
    renewal,
    /** The id of a device. */
    forget: deviceId,
    webhook: webhook.nullable(),
    feed,
    ...hours.shape
  })
  .partial()
export type Delivery = z.output<typeof delivery>

const place = z
  .string()
  .max(PLACE_LENGTH)
  .regex(/^[a-z][a-z0-9]*$/)

/** What is not named stays as it is. */
export const notes = z
  .strictObject({
    text: z.string().max(NOTES_LENGTH),
    marks: z.record(place, z.enum(SIGNS)).refine(marks => Object.keys(marks).length <= MARKS)
  })
  .partial()
export type NotesAsked = z.output<typeof notes>
