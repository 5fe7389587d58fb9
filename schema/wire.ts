import * as z from 'zod'
import type { Choice, Facts, Json, Options, Result, Seen } from '../engine/game.ts'
import { plain } from './plain.ts'

/*
 * Every message that crosses the border between a page (or any other client) and the Worker.
 * Pages take the types only; the validators stay on the server. Moments are milliseconds since 1970, UTC.
 */

export const LANGUAGES = ['en', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** How long a turn is expected to take; none ever ends a match. */
export const PACES = ['none', 'hours', 'day', 'days', 'week'] as const
export type Pace = (typeof PACES)[number]

/**
 * Whom the link that a host hands out lets look at a hand. Open: whoever has it, on any device. Sealed: it invites, and
 * whoever takes the seat gets a link that nobody else has.
 */
export const LINKS = ['open', 'sealed'] as const
export type Links = (typeof LINKS)[number]

export const NAME_LENGTH = 24
export const ADDRESS_LENGTH = 254
/** One plain mail address in ASCII: no display name, no quotes, no comment, no list. */
export const ADDRESS =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i
export const LINE_LENGTH = 200
export const NOTES_LENGTH = 4000
export const SAY_LENGTH = 400
/** No request body is read past this many bytes. */
export const BODY_BYTES = 16_384

const isZone = (zone: string) => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

// Control, separator and invisible formatting characters never belong in a name; `/ @ :` would let it pose as an address.
const name = z
  .string()
  .transform(text => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(NAME_LENGTH)
      .regex(/^[^\p{C}\p{Zl}\p{Zp}/@:]+$/u)
  )
const address = z.string().max(ADDRESS_LENGTH).regex(ADDRESS)
const language = z.enum(LANGUAGES)
const zone = z.string().max(64).refine(isZone)
const key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
// Whoever knows a key like this can be given links again, so it must not be guessed.
const secretKey = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/)
const version = z.number().int().min(0).max(1_000_000)

export const seatAsked = z.strictObject({
  name,
  language: language.default('en'),
  zone: zone.default('UTC'),
  address: address.optional()
})

export const openMatch = plain(
  z.strictObject({
    key: secretKey,
    game: z.string().max(40),
    options: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()])).default({}),
    seats: z.array(seatAsked).min(1).max(8),
    pace: z.enum(PACES).default('day'),
    /** Sealed where players compete, and open elsewhere, unless the host chooses. */
    links: z.enum(LINKS).optional()
  })
)
export type OpenMatch = z.output<typeof openMatch>
export type OpenMatchAsked = z.input<typeof openMatch>
/** A match with the seed that it is to be dealt from, in hex: for whoever works on Slow Boat, never where it is deployed. */
export const openDealt = z.strictObject({ seed: z.string().regex(/^[0-9a-f]{64}$/), asked: openMatch })
export type OpenDealtAsked = z.input<typeof openDealt>

export const takeSeat = z.strictObject({
  name: name.optional(),
  language: language.optional(),
  zone: zone.optional(),
  address: address.optional(),
  /** What the link of an invitation carries besides the seat's own: it proves that its reader has the address. */
  via: z.string().max(39).optional(),
  /** Where links are sealed: sent again with it, the request is given the seat's new link again, so it must not be guessed. */
  key: secretKey.optional()
})
export const act = z.strictObject({ line: z.string().max(LINE_LENGTH), version, key })
// No control characters, half signs, or marks that turn the direction of what follows.
const said = z
  .string()
  .trim()
  .min(1)
  .max(SAY_LENGTH)
  .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+$/u)
export const say = z.strictObject({ text: said, key })
export const notes = z.strictObject({ text: z.string().max(NOTES_LENGTH) })
export const profile = z.strictObject({
  language: language.optional(),
  zone: zone.optional(),
  /** Settle every action at once, with no time to take it back. */
  settleAtOnce: z.boolean().optional()
})
export const delivery = z.strictObject({ address: address.nullable() })
/** A new link for a seat, for the host or for watchers; whoever replaces the link that they ask with does so under a key. */
export const reissue = z.union([
  z.strictObject({ seat: z.number().int().min(0).max(31) }),
  z.strictObject({ role: z.literal('host'), key: secretKey }),
  z.strictObject({ role: z.literal('watcher'), key: secretKey.optional() })
])
export type Reissue = z.output<typeof reissue>
export type ReissueRole = Extract<Reissue, { role: string }>

/** The host's wish to give a taken seat a new link, and what its holder says to that. */
export const handover = z.object({
  askedAt: z.number(),
  answer: z.enum(['agreed', 'refused']).nullable()
})
export type Handover = z.output<typeof handover>
/** What a seat says to its host's wish to give it a new link. */
export const handoverAnswer = z.strictObject({ agree: z.boolean() })
/** The query of the log, and of earlier views. */
export const pageAsked = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .optional()
})

// A field that was left empty was not filled in.
const field = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional()
const button = field(z.literal('1'))

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
  version: field(
    z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number)
  ),
  key: field(key),
  name: field(name),
  language: field(language),
  zone: field(zone),
  address: field(address)
})
export type SeatForm = z.output<typeof seatForm>

export type TakeSeat = z.output<typeof takeSeat>
export type Act = z.output<typeof act>
export type Say = z.output<typeof say>
export type Profile = z.output<typeof profile>
export type Delivery = z.output<typeof delivery>

/**
 * What became of the invitation to a seat: none was asked for, or is needed any more; it will be sent; it was; it was
 * sent with a link that has been replaced since; another seat has the same address, and it gets one only; its owner has
 * asked for no more mail; it has had as much as one may get; or it was not reached.
 */
export type Invitation =
  | { readonly state: 'none' | 'waiting' | 'sent' | 'outdated' | 'stopped' | 'refused' | 'failed' }
  | { readonly state: 'shared'; readonly with: number }

/** What opening a match answers: every link, whole, to be handed out. A seat's may be nobody's but its taker's, and null. */
export interface Opened<Link = string | null> {
  readonly match: string
  readonly sealed: boolean
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
  readonly invitation: Invitation
  /** Where the seat was asked for its agreement to a new link, and from when on none is needed. */
  readonly handover: (Handover & { readonly from: number }) | null
}

/** What a viewer may know of one event. */
export interface Told {
  readonly type: string
  readonly facts: Facts
}

/** One settled line as a viewer may know it; `seat` is null for what the table did. */
export interface Entry {
  readonly version: number
  readonly seat: number | null
  readonly at: number
  readonly events: readonly Told[]
}

export interface Player {
  readonly name: string
  readonly taken: boolean
  /** Rounded down to the hour, so that it tells nothing finer; null when never. */
  readonly hereAt: number | null
  /** When its link was last replaced by a new one; null when never. */
  readonly reissuedAt: number | null
  /** Since when no message gets through to this seat; null when all is well or it has no channel. */
  readonly unreachedSince: number | null
}

/** An action confirmed but not settled: it can be taken back until `settlesAt`. Only its own seat is shown it. */
export interface Draft {
  readonly line: string
  readonly settlesAt: number
  readonly events: readonly Told[]
}

export interface Said {
  readonly seat: number
  readonly at: number
  /** What was said: free text, or one of the game's phrases by its name. */
  readonly text: string
  readonly phrase: boolean
}

/**
 * How it stands with the mail to a seat's address: a question or invitation is still to be sent, or has been and was not
 * answered; its owner has confirmed it; has asked for no more mail; has had as much as one may get; or it was not reached.
 */
export type MailState = 'waiting' | 'asked' | 'confirmed' | 'stopped' | 'refused' | 'failed'

/** What the seat alone is told of itself. */
export interface Own {
  readonly language: Language
  readonly zone: string
  readonly settleAtOnce: boolean
  /** The address that was given for this seat's mail; null where there is none. */
  readonly mail: { readonly address: string; readonly state: MailState } | null
  /** Set while the host asks to give this seat a new link; whether the seat has agreed. */
  readonly handover: { readonly askedAt: number; readonly agreed: boolean } | null
}

/** One shape for every game: all that a client needs to show a seat and to act for it. */
export interface Envelope {
  readonly match: string
  readonly game: string
  /** null for a watcher */
  readonly seat: number | null
  readonly version: number
  /** When the server said so. A draft raises no version: of two envelopes of one version, the later one holds. */
  readonly at: number
  readonly awaits: readonly number[]
  /** Since when the match waits for those seats. */
  readonly awaitedSince: number
  readonly draft: Draft | null
  readonly choices: readonly Choice[]
  readonly phrases: readonly string[]
  readonly view: Seen
  readonly result: Result | null
  readonly table: {
    readonly rules: number
    readonly options: Options
    readonly talk: 'silent' | 'free'
    readonly pace: Pace
    readonly links: Links
    readonly openedAt: number
    /** The seats that have agreed to stop; once all have, the match is over. */
    readonly agreed: readonly number[]
    readonly commitment: string
    /** The watcher's link: the one to share, since it shows no hand. */
    readonly watch: string
    readonly players: readonly Player[]
    /** Set when the room was rebuilt from its copy: play resumed after this version, later actions were lost. */
    readonly restoredAt: number | null
  }
  readonly own: Own | null
  /** What happened since this seat was last here, oldest first. */
  readonly news: readonly Entry[]
  readonly said: readonly Said[]
}

/** What taking a seat answers: the envelope, and the seat's link, which is a new one where links are sealed. */
export type Taken = Envelope & { readonly link: string }

/** What acting answers: the envelope, and the version that the action made; null while it is a draft. */
export type Acted = Envelope & { readonly made: number | null }

/**
 * What the page reports over the socket: the version it has shown, whether it is visible, and whether somebody has
 * touched, typed or scrolled since its last report (a forgotten open tab is visible, but not used).
 */
export const report = z.strictObject({
  shown: version.optional(),
  visible: z.boolean(),
  used: z.boolean().default(false)
})
export type Report = z.input<typeof report>

/** What the socket carries to the page. */
export type Pushed = { readonly envelope: Envelope }
/** The code with which the socket is closed when its link has been replaced. */
export const CLOSED_REISSUED = 4410
/** The code with which it gives its slot to another, having lain idle longest: it is opened again when it is used. */
export const CLOSED_IDLE = 4408

export interface Log {
  readonly entries: readonly Entry[]
  /** Ask again with `before` this version for older entries; null at the beginning. */
  readonly before: number | null
}

/** The views that a link had at the versions before one, oldest first. */
export interface Earlier {
  readonly views: readonly { readonly version: number; readonly view: Json }[]
  /** Ask again with `before` this version for older views; null at the beginning. */
  readonly before: number | null
}

/** Codes of refusals that are the service's own, beside those of the games. */
export const SERVICE_CODES = [
  'MALFORMED',
  'NO_LINK',
  'NO_SUCH_LINK',
  'NO_SUCH_MATCH',
  'NO_SUCH_GAME',
  'NOT_FOUND',
  'WRONG_METHOD',
  'LINK_REISSUED',
  'OPENED_BEFORE',
  'SEAT_SEALED',
  'SEAT_NOT_TAKEN',
  'SEAT_TAKEN',
  'NAME_FIXED',
  'NOT_HANDED_OVER',
  'NOT_ASKED',
  'NOT_FOR_THIS_LINK',
  'CROSS_SITE',
  'NOT_OVER',
  'KEY_REUSED',
  'NOT_SETTLED',
  'NOTHING_TO_TAKE_BACK',
  'TALK_SILENT',
  'TOO_LARGE',
  'TOO_MANY',
  'TOO_MANY_ADDRESSES',
  'ADDRESS_LEFT',
  'BROKEN'
] as const
export type ServiceCode = (typeof SERVICE_CODES)[number]

/** Every error: a code, a sentence in the reader's language, and facts. One decided on what is no longer so also brings the fresh envelope. */
export interface Failure {
  readonly code: string
  readonly message: string
  readonly facts?: Facts
  readonly envelope?: Envelope
}
