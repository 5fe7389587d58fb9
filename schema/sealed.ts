import * as z from 'zod'
import type { LogRow, MatchRow, SeatRow } from './room-tables.ts'
import { LANGUAGES } from './languages.ts'
import { handover, LINKS } from './wire/links.ts'
import { PACES } from './wire/opening.ts'
import { device, webhook } from './wire/reached.ts'
import { hours, USUAL_HOURS } from './wire/told.ts'

/*
 * What is inside the sealed copies. A seal proves that we wrote it, not that this version of us did: so it is read by
 * its schema like everything that comes from outside.
 */

const moment = z.number().nullable()
const passed = z.object({ key: z.string(), until: z.number() }).nullable()

export const sealedOpening = z.object({
  setup: z.object({
    game: z.string(),
    version: z.number(),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    seats: z.number()
  }),
  seed: z.string(),
  pace: z.enum(PACES),
  openedAt: z.number(),
  asked: z.string(),
  links: z.enum(LINKS).default('open'),
  host: z.object({ name: z.string(), seat: z.number().nullable() }).nullable().default(null),
  greeting: z.string().nullable().default(null)
}) satisfies z.ZodType<Pick<MatchRow, 'setup' | 'seed' | 'pace' | 'openedAt' | 'asked' | 'links' | 'host' | 'greeting'>>
export type SealedOpening = z.output<typeof sealedOpening>

export const sealedLine = z.object({
  seat: z.number(),
  at: z.number(),
  line: z.string(),
  key: z.string()
}) satisfies z.ZodType<Pick<LogRow, 'seat' | 'at' | 'line' | 'key'>>
export type SealedLine = z.output<typeof sealedLine>

const former = z.object({
  generation: z.number(),
  hash: z.string(),
  inbox: z.string().exactOptional(),
  invitedAt: moment.exactOptional(),
  askedAt: moment.exactOptional(),
  confirmedAt: moment.exactOptional()
})

const sealedSeats = z.array(
  z.object({
    seat: z.number(),
    name: z.string(),
    language: z.enum(LANGUAGES),
    zone: z.string(),
    settleAtOnce: z.boolean(),
    takenAt: moment,
    generation: z.number(),
    reissuedAt: moment,
    address: z.string().nullable(),
    addressGeneration: z.number(),
    addressAt: moment,
    confirmedAt: moment,
    suppressed: z.string().nullable(),
    former: z.array(former).default([]),
    // A copy of old does not say whether somebody was written to: rather never than twice.
    invitedAt: moment.default(0),
    askedAt: moment.default(0),
    invitation: moment.default(null),
    passed: passed.default(null),
    handover: handover.nullable().default(null),
    linkAsks: z.array(z.number()).default([]),
    inviteAsks: z.array(z.number()).default([]),
    hours: hours.default(USUAL_HOURS),
    answers: z.object({ from: z.number(), to: z.number() }).nullable().default(null),
    devices: z.array(device.extend({ id: z.string(), since: z.number() })).default([]),
    webhook: webhook.extend({ since: z.number() }).nullable().default(null),
    feed: z.object({ on: z.boolean(), generation: z.number() }).default({ on: false, generation: 0 })
  })
) satisfies z.ZodType<readonly SeatRow[]>

const sealedLinks = z.object({
  hostGeneration: z.number(),
  watcherGeneration: z.number(),
  passed
}) satisfies z.ZodType<SealedLinks>
export type SealedLinks = Pick<MatchRow, 'hostGeneration' | 'watcherGeneration' | 'passed'>

/** All that changes without a line. Copies from before links of hosts were replaced are the seats alone. */
export const sealedTable = z.union([
  z.object({ seats: sealedSeats, links: sealedLinks }),
  sealedSeats.transform(seats => ({ seats, links: { hostGeneration: 0, watcherGeneration: 0, passed: null } }))
])

/** What a boat carries: each link is the seat's own, so no more is kept of whose it is. */
export const sealedBoat = z.object({
  seats: z.array(z.object({ link: z.string(), game: z.string(), name: z.string() })),
  passed
})
export type SealedBoat = z.output<typeof sealedBoat>
