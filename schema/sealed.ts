import * as z from 'zod'
import { SEAT_SUBSTITUTES } from '../engine/match.ts'
import { LANGUAGES } from './languages.ts'
import type { Drafted, HostMail, LogRow, MatchRow, SeatRow } from './room-tables.ts'
import { ABSENCE_CHOICES, successor } from './wire/absence.ts'
import { happened } from './wire/happened.ts'
import { PILOTS } from './wire/helm.ts'
import { handover, LINKS } from './wire/links.ts'
import { loan } from './wire/loan.ts'
import { SIGNS } from './wire/marks.ts'
import { PACES } from './wire/opening.ts'
import { device, webhook } from './wire/reached.ts'
import { SILENCES } from './wire/silences.ts'
import { succession } from './wire/succession.ts'
import { hours, USUAL_HOURS, WAYS } from './wire/told.ts'

/*
 * What is inside the sealed copies. A seal proves that we wrote it, not that this version of us did: so it is read by
 * its schema like everything that comes from outside.
 */

const moment = z.number().nullable()
const passed = z.object({ key: z.string(), until: z.number() }).nullable()

type Opened =
  | 'setup'
  | 'seed'
  | 'pace'
  | 'openedAt'
  | 'asked'
  | 'links'
  | 'host'
  | 'greeting'
  | 'before'
  | 'dealtAs'
  | 'openedBy'

const host = z.object({ name: z.string(), seat: z.number().nullable() }).nullable()

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
  host: host.default(null),
  greeting: z.string().nullable().default(null),
  before: succession.nullable().default(null),
  dealtAs: z.string().nullable().default(null),
  openedBy: z.string().nullable().default(null)
}) satisfies z.ZodType<Pick<MatchRow, Opened>>
export type SealedOpening = z.output<typeof sealedOpening>

export const sealedLine = z.object({
  seat: z.number().nullable(),
  at: z.number(),
  line: z.string(),
  key: z.string().nullable(),
  by: z.enum(SEAT_SUBSTITUTES).exactOptional()
}) satisfies z.ZodType<Pick<LogRow, 'seat' | 'at' | 'line' | 'key'> & Pick<Drafted, 'by'>>
export type SealedLine = z.output<typeof sealedLine>

/** So many lines are sealed together and kept as one row, which is written again with each of them. */
const LEAF_LINES = 16

/** The first line of the leaf that a line stands on. The opening has one to itself. */
export function leafOf(version: number): number {
  return version === 0 ? 0 : version - ((version - 1) % LEAF_LINES)
}

/** How many leaves there are with that line on the last. */
export function leavesUpTo(version: number): number {
  return 1 + Math.ceil(version / LEAF_LINES)
}

/** Once each line had a row to itself. */
export const sealedLeaf = z.union([z.array(sealedLine), sealedLine.transform(line => [line])])

/** A match that is over: all that a room is built again from, but for its seats. */
export const sealedMatch = z.object({ opening: sealedOpening, lines: z.array(sealedLine) })
export type SealedMatch = z.output<typeof sealedMatch>

const former = z.object({
  generation: z.number(),
  hash: z.string(),
  inbox: z.string().exactOptional(),
  invitedAt: moment.exactOptional(),
  askedAt: moment.exactOptional(),
  confirmedAt: moment.exactOptional()
})

// What a copy says beyond what is known here is left out, never refused: the room could not be built again.
const knownDevice = z.object({
  ...device.shape,
  id: z.string(),
  since: z.number(),
  goneAt: z.number().exactOptional(),
  pushKey: z.string().exactOptional()
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
    stoppedAt: moment.default(null),
    former: z.array(former).default([]),
    // A copy of old does not say whether somebody was written to: rather never than twice.
    invitedAt: moment.default(0),
    askedAt: moment.default(0),
    invitation: moment.default(null),
    passed: passed.default(null),
    handover: handover.nullable().default(null),
    linkAsks: z.array(z.number()).default([]),
    inviteAsks: z.array(z.number()).default([]),
    hours: z.object({ ...hours.shape, gathered: z.boolean().default(false) }).default(USUAL_HOURS),
    answers: z
      .object({ from: z.number(), to: z.number(), closed: z.boolean().default(false) })
      .nullable()
      .default(null),
    devices: z.array(knownDevice).default([]),
    webhook: z
      .object({ ...webhook.shape, since: z.number() })
      .nullable()
      .default(null),
    feed: z.object({ on: z.boolean(), generation: z.number() }).default({ on: false, generation: 0 }),
    pilot: z.enum(PILOTS).nullable().default(null),
    silence: z.enum(SILENCES).default('wait'),
    nudgedAt: moment.default(null),
    parted: z.object({ at: z.number(), generation: z.number() }).nullable().default(null),
    tested: z.partialRecord(z.enum(WAYS), z.number()).default({}),
    lent: loan
      .extend({ generation: z.number(), of: z.number(), at: z.number(), backAt: moment })
      .nullable()
      .default(null),
    lost: z
      .object({ askedAt: z.number(), vouches: z.array(z.number()), generation: moment })
      .nullable()
      .default(null),
    absence: z
      .object({
        askedAt: z.number(),
        votes: z.array(
          z.object({ seat: z.number(), choice: z.enum(ABSENCE_CHOICES), successor: successor.exactOptional() })
        ),
        invited: moment
      })
      .nullable()
      .default(null),
    marks: z.record(z.string(), z.enum(SIGNS)).default({}),
    sat: z.array(z.string()).default([])
  })
) satisfies z.ZodType<readonly SeatRow[]>

const hostMail = z.object({
  language: z.enum(LANGUAGES),
  address: z.string().nullable(),
  addressGeneration: z.number(),
  addressAt: moment,
  confirmedAt: moment,
  suppressed: z.string().nullable(),
  former: z.array(former),
  askedAt: moment,
  linkAsks: z.array(z.number())
}) satisfies z.ZodType<HostMail>

const sealedLinks = z.object({
  hostGeneration: z.number(),
  watcherGeneration: z.number(),
  passed,
  annals: z.array(happened).default([]),
  asleepAt: moment.default(null),
  wokenAt: moment.default(null),
  closedAt: moment.default(null),
  next: succession.nullable().default(null),
  dealtAgain: z.array(z.string()).default([]),
  hostMail: hostMail.nullable().default(null),
  // Rather never deleted than too soon.
  untakenSince: moment.default(null),
  // As they were at the opening, unless they have changed since.
  pace: z.enum(PACES).exactOptional(),
  host: host.exactOptional(),
  // What was opened before matches could wait had begun at once.
  begunAt: moment.default(0)
}) satisfies z.ZodType<SealedLinks>

type Changing =
  | 'hostGeneration'
  | 'watcherGeneration'
  | 'passed'
  | 'annals'
  | 'asleepAt'
  | 'wokenAt'
  | 'closedAt'
  | 'begunAt'
  | 'next'
  | 'dealtAgain'
  | 'hostMail'
  | 'untakenSince'
export type SealedLinks = Pick<MatchRow, Changing> & Partial<Pick<MatchRow, 'pace' | 'host'>>

/** What a match that is over counts for, beside what the directory says of it in clear. */
const tally = z.object({ options: sealedOpening.shape.setup.shape.options, feat: z.number().nullable() })

const NO_LINKS = { hostGeneration: 0, watcherGeneration: 0, passed: null }

/** All that changes without a line. Copies from before links of hosts were replaced are the seats alone. */
export const sealedTable = z.union([
  z.object({ seats: sealedSeats, links: sealedLinks, tally: tally.nullable().default(null) }),
  sealedSeats.transform(seats => ({ seats, links: sealedLinks.parse(NO_LINKS), tally: null }))
])

/** What a boat carries: each link is the seat's own, so no more is kept of whose it is. */
export const sealedBoat = z.object({
  seats: z.array(z.object({ link: z.string(), game: z.string(), name: z.string() })),
  passed
})
export type SealedBoat = z.output<typeof sealedBoat>
