import * as z from 'zod'
import { plain } from '../plain.ts'
import { address, language, name, secretKey, zone } from './fields.ts'
import { greeting } from './greeting.ts'
import { LINKS } from './links.ts'
import { PACES } from './paces.ts'

export { type Pace, PACES } from './paces.ts'

const seatAsked = z.strictObject({
  name,
  language: language.default('en'),
  zone: zone.default('UTC'),
  address: address.optional()
})

const MOST_SEATS = 8

export const gameName = z.string().max(40)
export const optionsAsked = z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()]))

const people = {
  key: secretKey,
  seats: z.array(seatAsked).min(1).max(MOST_SEATS),
  pace: z.enum(PACES).default('day'),
  /** Sealed where players compete, and open elsewhere, unless the host chooses. */
  links: z.enum(LINKS).optional(),
  /** Who invites: the seat that is the host's, or the name of a host who does not play. */
  host: z.union([z.strictObject({ seat: z.number().int().min(0) }), z.strictObject({ name })]).optional(),
  greeting: greeting.optional()
}
const isHostSeated = ({ host, seats }: { host?: object | undefined; seats: readonly unknown[] }) =>
  !host || !('seat' in host) || Number(host.seat) < seats.length

export const openMatch = plain(
  z
    .strictObject({ ...people, game: gameName, options: optionsAsked.default({}) })
    .refine(isHostSeated, { path: ['host'] })
)
export type OpenMatch = z.output<typeof openMatch>
export type OpenMatchAsked = z.input<typeof openMatch>

/** The deal of a match that is over, for other people: its game, settings and number of seats are not theirs to choose. */
export const openAlike = plain(
  z.strictObject({ ...people, deal: z.string().regex(/^[0-9a-f]{20}$/) }).refine(isHostSeated, { path: ['host'] })
)
export type OpenAlike = z.output<typeof openAlike>

/** Who invites to a match, under the name that they had when they opened it; where they play too, their seat. */
export interface Host {
  readonly name: string
  readonly seat: number | null
}

/** A match with the seed that it is to be dealt from, in hex: for whoever works on Slow Boat, never where it is deployed. */
export const openDealt = z.strictObject({ seed: z.string().regex(/^[0-9a-f]{64}$/), asked: openMatch })
export type OpenDealtAsked = z.input<typeof openDealt>
