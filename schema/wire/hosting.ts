import * as z from 'zod'
import type { Result, BaseView } from '../../engine/game.ts'
import type { MatchRecord, MatchSetup } from '../../engine/match.ts'
import { address, language, name, zone } from './fields.ts'
import type { Happened } from './happened.ts'
import type { Links } from './links.ts'
import type { Entry } from './log.ts'
import { PACES, type Pace } from './paces.ts'
import type { Said } from './talk.ts'

/*
 * What a host asks of a match, besides its links.
 */

const seat = z.number().int().min(0).max(31)

/** A seat that is awaited is told so once more. */
export const nudge = z.strictObject({ seat })
export type Nudge = z.output<typeof nudge>

export const newPace = z.strictObject({ pace: z.enum(PACES) })
export type NewPace = z.output<typeof newPace>

/** A seat is somebody else's from now on. */
export const give = z.strictObject({
  seat,
  name,
  language: language.optional(),
  zone: zone.optional(),
  address: address.optional()
})
export type Give = z.output<typeof give>

/** Where the link of a host who doesn't play is sent when it is lost; null for nowhere. */
export const hostAddress = z.strictObject({ address: address.nullable() })
export type HostAddress = z.output<typeof hostAddress>

/** First it is answered what goes; then, by whoever is sure, everything is deleted for good. */
export const deletion = z.strictObject({ sure: z.boolean().default(false) })
export type Deletion = z.output<typeof deletion>

// A field that was left empty was not filled in.
const field = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional()

/** What the host's page posts to its own address, with scripts and without: one button, and what belongs to it. */
export const hostForm = z.strictObject({
  show: field(z.literal('1')),
  /** By a link that was the host's: the newer one, by mail. */
  send: field(z.literal('1')),
  do: field(z.enum(['invite', 'nudge', 'pace', 'give', 'address', 'wake', 'end', 'close', 'export', 'delete'])),
  seat: field(
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
  ),
  pace: field(z.enum(PACES)),
  name: field(name),
  language: field(language),
  address: field(address),
  sure: field(z.literal('1'))
})
export type HostForm = z.output<typeof hostForm>

/** A match as its host may take it along: what a watcher is shown of it, and, once it is over, its whole record. */
export interface Exported {
  readonly format: 'slow-boat-match'
  readonly formatVersion: 1
  readonly exportedAt: number
  readonly match: string
  readonly setup: MatchSetup
  readonly pace: Pace
  readonly links: Links
  readonly openedAt: number
  readonly host: string | null
  readonly seats: readonly { readonly name: string; readonly takenAt: number | null; readonly leftAt: number | null }[]
  readonly version: number
  readonly awaits: readonly number[]
  readonly agreed: readonly number[]
  readonly result: Result | null
  readonly commitment: string
  readonly view: BaseView
  readonly log: readonly Entry[]
  readonly happened: readonly Happened[]
  readonly said: readonly Said[]
  /** Null until the match is over. */
  readonly record: MatchRecord | null
}
