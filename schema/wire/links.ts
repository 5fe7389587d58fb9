import * as z from 'zod'
import { secretKey } from './fields.ts'
import type { MailState } from './envelope.ts'
import type { Pilot } from './helm.ts'
import type { About, Receipt, WayName } from './told.ts'

/**
 * Whom the link that a host hands out lets look at a hand. Open: whoever has it, on any device. Sealed: it invites, and
 * whoever takes the seat gets a link that nobody else has.
 */
export const LINKS = ['open', 'sealed'] as const
export type Links = (typeof LINKS)[number]

/** What opening a match answers: every link, whole, to be handed out. A seat's may be nobody's but its taker's, and null. */
export interface Opened<Link = string | null> {
  readonly match: string
  readonly sealed: boolean
  /** When the match is deleted unless somebody takes a seat before; not there once somebody has. */
  readonly goesAt?: number
  /** The host's link to the match after this one with the same people, if one was opened. */
  readonly next: string | null
  /** Where the link of a host who doesn't play is sent when it is lost, and how it stands with that. */
  readonly mail: { readonly address: string; readonly state: MailState } | null
  readonly links: {
    readonly host: string
    readonly watcher: string
    readonly seats: readonly OpenedSeat<Link>[]
  }
}

export interface OpenedSeat<Link = string | null> {
  readonly seat: number
  readonly name: string
  readonly link: Link
  readonly takenAt: number | null
  /** When whoever sat here left, as long as nobody has come in their place. */
  readonly leftAt: number | null
  /** Set where players compete and whoever sat there is gone: all the others decide who takes it, and its host alone does not. */
  readonly byOthers?: true
  /** Whether the host plays here. */
  readonly own: boolean
  /** Who plays for it, where it is an autopilot; the ship's cat has no link. */
  readonly pilot: Pilot | null
  /** From when on it counts as silent; null where the match does not wait for it. */
  readonly silentFrom: number | null
  readonly invitation: Invitation
  /** Where the seat was asked for its agreement to a new link, and from when on none is needed; null where it always is. */
  readonly handover: (Handover & { readonly from: number | null }) | null
  /** What it was told last by each way, and what came of that. */
  readonly told: readonly ToldHost[]
  /** Whether it may be told once more that it is awaited, and from when on; null where there is nothing to tell, or no way. */
  readonly nudge: { readonly at: number | null; readonly from: number } | null
}

/** What a host may know of a message to a seat: no address, and nothing of what somebody asked for themselves. */
export interface ToldHost {
  readonly way: WayName
  readonly about: About
  readonly at: number | null
  readonly state: Receipt['state']
}

/**
 * What became of the invitation to a seat: none was asked for, or is needed any more; it will be sent; it was; it was
 * sent with a link that has been replaced since; another seat has the same address, and it gets one only; its owner has
 * asked for no more mail; it has had as much as one may get; or it was not reached.
 */
export type Invitation =
  | { readonly state: 'none' | 'by-us' | 'stopped' | 'refused' }
  /** Where it is night for the seat, from when on it may leave. */
  | { readonly state: 'waiting'; readonly from?: number }
  | {
      readonly state: 'sent' | 'outdated' | 'failed'
      /** When the last one left. */
      readonly at: number | null
      /** From when on there may be another; null where there was enough. */
      readonly againFrom: number | null
    }
  | { readonly state: 'shared'; readonly with: number }

/** A new link for a seat, for the host or for watchers; whoever replaces the link that they ask with does so under a key. */
export const reissue = z.union([
  z.strictObject({ seat: z.number().int().min(0).max(31) }),
  z.strictObject({ role: z.literal('host'), key: secretKey }),
  z.strictObject({ role: z.literal('watcher'), key: secretKey.optional() })
])
export type Reissue = z.output<typeof reissue>
export type ReissueRole = Extract<Reissue, { role: string }>

/** Another invitation for a seat. */
export const invite = z.strictObject({ seat: z.number().int().min(0).max(31) })
export type Invite = z.output<typeof invite>

/** The host's wish to give a taken seat a new link, and what its holder says to that. */
export const handover = z.object({
  askedAt: z.number(),
  answer: z.enum(['agreed', 'refused']).nullable(),
  /** How often it has been asked; missing where that was once. */
  times: z.number().exactOptional()
})
export type Handover = z.output<typeof handover>

/** What a seat says to its host's wish to give it a new link. */
export const handoverAnswer = z.strictObject({ agree: z.boolean() })
