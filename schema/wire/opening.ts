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
  address: address.optional(),
  /** The ship's cat sits here: an autopilot, from the start. */
  autopilot: z.literal(true).optional()
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
  greeting: greeting.optional(),
  /** Play begins once every seat has proven a way to be told. */
  proven: z.boolean().optional()
}

interface People {
  readonly host?: { readonly seat: number } | { readonly name: string } | undefined
  readonly seats: readonly z.output<typeof seatAsked>[]
}

/** Whether the seat that is the host's is there, and somebody's. */
function isHostSeated({ host, seats }: People): boolean {
  return !host || !('seat' in host) || (host.seat < seats.length && !seats[host.seat]?.autopilot)
}

const isCatWritten = ({ seats }: People) => seats.some(({ address, autopilot }) => address && autopilot)

export const openMatch = plain(
  z
    .strictObject({ ...people, game: gameName, options: optionsAsked.default({}) })
    .refine(isHostSeated, { path: ['host'] })
    .refine(asked => !isCatWritten(asked), { path: ['seats'] })
)
export type OpenMatch = z.output<typeof openMatch>
export type OpenMatchAsked = z.input<typeof openMatch>

/** The deal of a match that is over, for other people: its game, settings and number of seats are not theirs to choose. */
export const openAlike = plain(
  z
    .strictObject({ ...people, deal: z.string().regex(/^[0-9a-f]{20}$/) })
    .refine(isHostSeated, { path: ['host'] })
    .refine(asked => !isCatWritten(asked), { path: ['seats'] })
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
