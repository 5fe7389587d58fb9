import * as z from 'zod'
import { WEBHOOKS, type WebhookKind } from '../webhooks.ts'
import { name } from './fields.ts'
import { WAYS, type WayName } from './told.ts'

const base64url = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`))

/** A browser that is to be told, as its push service knows it, and what its owner would call it. */
export const device = z.strictObject({
  endpoint: z.string().max(1000),
  p256dh: base64url(87),
  auth: base64url(22),
  name
})
export type Device = z.output<typeof device>

/** What a push service has put in the place of a device's address: the device is the same one. */
export const renewal = device.omit({ name: true }).extend({ was: device.shape.endpoint })
export type Renewal = z.output<typeof renewal>

/** One of the seat's devices, to be left alone from now on. */
export const deviceId = z.string().regex(/^[0-9a-f]{12}$/)

/** Where messages are posted. Whoever has the address can post there too, so it is a secret. */
export const webhook = z.strictObject({
  kind: z.enum(WEBHOOKS),
  address: z.string().max(500),
  /** What a Matrix account is written from with. */
  token: z
    .string()
    .regex(/^[\x21-\x7e]{1,300}$/)
    .optional()
})
export type Webhook = z.output<typeof webhook>

/** The seat's feed gets an address, another address, or none any more. */
export const feed = z.enum(['on', 'new', 'off'])
export type FeedWish = z.output<typeof feed>

/** A test message, by one way. */
export const trial = z.strictObject({ way: z.enum(WAYS) })
export type Trial = z.output<typeof trial>

/** What came of it. */
export interface Tried {
  readonly way: WayName
  /** It was accepted there; could not be delivered now; or was refused for good. */
  readonly state: 'sent' | 'busy' | 'by-us' | 'refused'
  /** Why it was not accepted, as a code. */
  readonly why: string | null
}

/** Where a seat is told besides by mail. */
export interface Reached {
  readonly devices: readonly {
    readonly id: string
    readonly name: string
    readonly since: number
    /** Since when its push service no longer knows it. */
    readonly goneAt: number | null
  }[]
  /** What devices are asked to subscribe with; null where push is not set up. */
  readonly pushKey: string | null
  /** Its host and its last letters: enough to know it again. */
  readonly webhook: { readonly kind: WebhookKind; readonly shown: string } | null
  readonly feed: { readonly calendar: string; readonly atom: string } | null
}
