import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Event, Facts, Json } from '../engine/game.ts'
import type { EarlyEnd } from '../engine/early-end.ts'
import type { MatchSetup, SeatSubstitute } from '../engine/match.ts'
import type { Language } from './languages.ts'
import type { AbsenceChoice, Successor } from './wire/absence.ts'
import type { Verdict } from './wire/answering.ts'
import type { Happened } from './wire/happened.ts'
import type { Pilot } from './wire/helm.ts'
import type { Handover, Links } from './wire/links.ts'
import type { Loan } from './wire/loan.ts'
import type { Marks } from './wire/marks.ts'
import type { Host, Pace } from './wire/opening.ts'
import type { Planned } from './wire/plan.ts'
import type { Device, Webhook } from './wire/reached.ts'
import type { Silence } from './wire/silences.ts'
import type { Succession } from './wire/succession.ts'
import type { About, Hours, WayName } from './wire/told.ts'

/*
 * What a room keeps, in its own SQLite. The tables themselves are made by room-migrations.ts: drizzle cannot say
 * WITHOUT ROWID, which saves a written row wherever a key is not a single whole number.
 */

/** A seat that the match waits for. */
export interface Wait {
  readonly seat: number
  /** The version at which it began to be awaited. Asked again later, it is another turn. */
  readonly turn: number
  readonly since: number
  /** When its turn began, where its seat has gone on after a line of its own: there it is waited for anew. */
  readonly begunAt?: number
  /** The version since which the match has been waiting for several seats, this one among them, without a break. */
  readonly among: number | null
  /** Its last line in this turn was an autopilot's. */
  readonly piloted?: true
}

/** When a seat was last here, and which version it was shown then. */
export interface Visit {
  readonly at: number | null
  readonly shown: number | null
  /** The same of its holder alone, where a guest has been there since. */
  readonly own?: Pick<Visit, 'at' | 'shown'>
}

/** A confirmed action that has not been settled. */
export interface Drafted {
  readonly seat: number
  readonly line: string
  readonly key: string
  readonly settlesAt: number
  /** Not there where its seat has confirmed it itself. */
  readonly by?: SeatSubstitute
}

/** A draft that was taken back: sent again by a client that missed the answer, it is not played. */
export interface TakenBack {
  readonly seat: number
  readonly key: string
  readonly line: string
  /** The version that it was drafted on. */
  readonly version: number
}

/** An answer of several lines that was refused from one of them on: by its key, and why. */
export interface Cut {
  readonly seat: number
  readonly key: string
  readonly code: string
  readonly facts: Facts
}

/** What a seat plans for its next turn. It stays when it is over, so that it is known which was the last. */
export interface Plan {
  readonly seat: number
  readonly number: number
  /** The client's key; of a line that it plays, too. */
  readonly key: string
  readonly at: number
  /** The generation of the guest's link that it was armed with: it ends with the loan. Not there where its holder armed it. */
  readonly guest?: number
  /** None once it is withdrawn, or over. */
  readonly entries: readonly Planned[]
  /** The wait in which the seat was asked something that it says nothing about. */
  readonly passed: number | null
  /** How it ended, where a turn has come to it. */
  readonly came: PlanCame | null
}

/** What became of a plan: the version that it made, or why none of it could be played. */
export interface PlanCame {
  readonly at: number
  readonly version: number | null
  readonly why: readonly { readonly entry: Planned; readonly code: string; readonly facts: Facts }[]
}

/** An address that the seat has had, by its keyed hashes, and what was sent there. */
export interface Former {
  readonly generation: number
  /** Of the address as it was given. */
  readonly hash: string
  /** Of the inbox behind it, however it is spelled; entries of old have neither this nor what follows. */
  readonly inbox?: string
  readonly invitedAt?: number | null
  readonly askedAt?: number | null
  readonly confirmedAt?: number | null
}

/** A stretch of time with answers to mails in it. */
export interface Answers {
  readonly from: number
  readonly to: number
  /** The last of them left nothing to be done before it was settled. */
  readonly closed: boolean
}

/** A browser that is told, by an id that says nothing of where. */
export interface KnownDevice extends Device {
  readonly id: string
  readonly since: number
  /** Since when its push service no longer knows it: it stays until its owner removes it or it comes back. */
  readonly goneAt?: number
  /** Which of our keys its subscription was made with, by a hash: no other reaches it. Not known of older ones until they are reached. */
  readonly pushKey?: string
}

export interface KnownWebhook extends Webhook {
  readonly since: number
}

/** The links of a seat's feed: whether it has any, and which. */
export interface Feed {
  readonly on: boolean
  readonly generation: number
}

/** By way, the moment at which a test was asked for. */
export type Tested = { readonly [way in WayName]?: number }

/** The request that replaced its own link: sent again until then with the same key, it is given the new one again. */
export interface Passed {
  /** A hash of the client's key. */
  readonly key: string
  readonly until: number
}

/** Who left: when, and with which link. */
export interface Parted {
  readonly at: number
  readonly generation: number
}

/** The last time that a seat was lent. It stays when that is over, so that each has a link of its own. */
export interface Lent extends Loan {
  /** Of the guest's link. */
  readonly generation: number
  /** Of the seat's link then: with a newer one it is somebody else's to lend. */
  readonly of: number
  readonly at: number
  /** When it was taken back. */
  readonly backAt: number | null
}

/** The seat's link is said to be lost, and others vouch for a new one. */
export interface Lost {
  readonly askedAt: number
  readonly vouches: readonly number[]
  /** Of the new link, once enough have vouched. */
  readonly generation: number | null
}

/** What another seat would like to become of a seat that is said to be absent. */
export interface AbsenceVote {
  readonly seat: number
  readonly choice: AbsenceChoice
  readonly successor?: Successor
}

/** Since when a seat of a contest is said to be absent, and what the others have voted since. */
export interface Absence {
  readonly askedAt: number
  readonly votes: readonly AbsenceVote[]
  /** Of the link that invites the successor, once they have decided on one: the owner of the seat's address alone may follow it. */
  readonly invited: number | null
}

/** What is kept of the address of a host who doesn't play: as much as a seat keeps of its own. */
export interface HostMail {
  readonly language: Language
  readonly address: string | null
  readonly addressGeneration: number
  readonly addressAt: number | null
  readonly confirmedAt: number | null
  readonly suppressed: string | null
  readonly former: readonly Former[]
  readonly askedAt: number | null
  readonly linkAsks: readonly number[]
}

/** The match, one row: waking takes the same time after a thousand actions as after one. */
export const match = sqliteTable('match', {
  one: integer().primaryKey(),
  id: text().notNull(),
  setup: text({ mode: 'json' }).$type<MatchSetup>().notNull(),
  seed: text().notNull(),
  state: text({ mode: 'json' }).$type<Json>().notNull(),
  position: integer().notNull(),
  version: integer().notNull(),
  waits: text({ mode: 'json' }).$type<readonly Wait[]>().notNull(),
  /** When the last line was settled. */
  changedAt: integer('changed_at').notNull(),
  /** By seat. */
  visits: text({ mode: 'json' }).$type<readonly Visit[]>().notNull(),
  pace: text().$type<Pace>().notNull(),
  openedAt: integer('opened_at').notNull(),
  /** A hash of what was asked when the match was opened. */
  asked: text().notNull(),
  restoredAt: integer('restored_at'),
  /** Counts everything that the copy in D1 must follow. */
  revision: integer().notNull(),
  copiedRevision: integer('copied_revision').notNull(),
  copiedVersion: integer('copied_version').notNull(),
  copyAt: integer('copy_at').notNull(),
  copyAttempts: integer('copy_attempts').notNull(),
  links: text().$type<Links>().notNull(),
  hostGeneration: integer('host_generation').notNull(),
  watcherGeneration: integer('watcher_generation').notNull(),
  /** Of the host's link. */
  passed: text({ mode: 'json' }).$type<Passed>(),
  earlyEnd: text('leaving', { mode: 'json' }).$type<EarlyEnd>().notNull(),
  /** Of each seat the newest, oldest first. */
  undone: text({ mode: 'json' }).$type<readonly TakenBack[]>().notNull(),
  /** In the order in which they were confirmed; of a seat several only where they lie behind each other; in the row of the match, which is written anyway. */
  drafts: text({ mode: 'json' }).$type<readonly Drafted[]>().notNull(),
  /** Null where nobody was named. */
  host: text({ mode: 'json' }).$type<Host>(),
  /** The host's own line on every invitation. */
  greeting: text(),
  /** At most one of each seat, as secret as its hand; here and nowhere else, since a copy might play it twice. */
  plans: text({ mode: 'json' }).$type<readonly Plan[]>().notNull(),
  /** What befell it beside its lines, oldest first: the newest of it. */
  annals: text({ mode: 'json' }).$type<readonly Happened[]>().notNull(),
  /** Since when it sleeps: nothing is told any more, and no alarm is set. */
  asleepAt: integer('asleep_at'),
  /** When somebody last woke it without playing. */
  wokenAt: integer('woken_at'),
  /** Since when its record is for its own links alone. */
  closedAt: integer('closed_at'),
  /** Since when it is being deleted, and when D1 had confirmed that there it is. */
  deletingAt: integer('deleting_at'),
  erasedAt: integer('erased_at'),
  /** When play began; null while every seat is to prove a way to be told before. */
  begunAt: integer('begun_at'),
  /** Which of D1's databases has its copy. */
  part: integer().notNull(),
  /** The match that it was opened after, with the same people, and the one that was opened after it. */
  before: text({ mode: 'json' }).$type<Succession>(),
  next: text({ mode: 'json' }).$type<Succession>(),
  /** The match that was first dealt like this, and those that were dealt like this one afterwards. */
  dealtAs: text('dealt_as'),
  dealtAgain: text('dealt_again', { mode: 'json' }).$type<readonly string[]>().notNull(),
  /** Where the link of a host who doesn't play may be sent; null where none was ever given. */
  hostMail: text('host_mail', { mode: 'json' }).$type<HostMail>(),
  /** Of each seat the newest, oldest first. */
  cuts: text({ mode: 'json' }).$type<readonly Cut[]>().notNull(),
  /** Since when nobody has ever taken a seat; null once somebody has. Of rooms of old, since that is kept. */
  untakenSince: integer('untaken_since'),
  /** The network that it was opened from, by its keyed hash; null where that was not kept, and in a rematch. */
  openedBy: text('opened_by')
})

/** The settled lines, as secret as hands until the match is over. Version 0 is the deal. */
export const log = sqliteTable('log', {
  version: integer().primaryKey(),
  seat: integer(),
  at: integer().notNull(),
  line: text().notNull(),
  /** The client's key; looked up only from the version on that the client knew. */
  key: text(),
  events: text({ mode: 'json' }).$type<readonly Event[]>().notNull(),
  /** Null where it was its seat's own hand, or the table's. */
  by: text().$type<SeatSubstitute>()
})

export const seats = sqliteTable('seats', {
  seat: integer().primaryKey(),
  name: text().notNull(),
  language: text().$type<Language>().notNull(),
  zone: text().notNull(),
  settleAtOnce: integer('settle_at_once', { mode: 'boolean' }).notNull(),
  takenAt: integer('taken_at'),
  /** Of its link. */
  generation: integer().notNull(),
  reissuedAt: integer('reissued_at'),
  address: text(),
  /** Counts the addresses that it has had: links that confirm one or end its mails belong to one. */
  addressGeneration: integer('address_generation').notNull(),
  addressAt: integer('address_at'),
  confirmedAt: integer('confirmed_at'),
  /** The hash of its address's inbox, once that has asked for no more mail, as far as is known here. */
  suppressed: text(),
  former: text({ mode: 'json' }).$type<readonly Former[]>().notNull(),
  /** The generation of the link that it was taken with, where that was good for nothing else. */
  invitation: integer(),
  passed: text({ mode: 'json' }).$type<Passed>(),
  /** Set while its host asks for the seat back. */
  handover: text({ mode: 'json' }).$type<Handover>(),
  /** When the seat's own link was last asked for by mail. */
  linkAsks: text('link_asks', { mode: 'json' }).$type<readonly number[]>().notNull(),
  /** When the invitation to its address left, and the question whether that may be used. */
  invitedAt: integer('invited_at'),
  askedAt: integer('asked_at'),
  /** When it may be told of the match. */
  hours: text({ mode: 'json' }).$type<Hours>().notNull(),
  /** When its host asked for another invitation. */
  inviteAsks: text('invite_asks', { mode: 'json' }).$type<readonly number[]>().notNull(),
  /** When it has answered mails, from the first answer that it was not told the outcome of to the last. */
  answers: text({ mode: 'json' }).$type<Answers>(),
  devices: text({ mode: 'json' }).$type<readonly KnownDevice[]>().notNull(),
  webhook: text({ mode: 'json' }).$type<KnownWebhook>(),
  feed: text({ mode: 'json' }).$type<Feed>().notNull(),
  /** Null where whoever sits there plays. */
  pilot: text().$type<Pilot>(),
  silence: text().$type<Silence>().notNull(),
  /** When its host last had it told once more that it is awaited. */
  nudgedAt: integer('nudged_at'),
  parted: text({ mode: 'json' }).$type<Parted>(),
  /** When a test that it asked for last got through, by each way of which that proves something. */
  tested: text({ mode: 'json' }).$type<Tested>().notNull(),
  lent: text({ mode: 'json' }).$type<Lent>(),
  lost: text({ mode: 'json' }).$type<Lost>(),
  /** What it has marked on the table for itself. */
  marks: text({ mode: 'json' }).$type<Marks>().notNull(),
  /** The matches before this one that whoever sits here was in, each opened after the other, oldest first. */
  sat: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
  absence: text({ mode: 'json' }).$type<Absence>(),
  /** Since when its holder wants nothing from the people of this match and of those that follow; null where they do. */
  stoppedAt: integer('stopped_at')
})

/** What was last tried or told of each seat, by each way and about each thing: to be tried again while `dueAt` is there, then its receipt. */
export const notices = sqliteTable(
  'notices',
  {
    seat: integer().notNull(),
    way: text().$type<WayName>().notNull(),
    about: text().$type<About>().notNull(),
    /** Which of its occasions: for a turn the version at which the seat began to be awaited, for others what `about` counts. */
    turn: integer().notNull(),
    dueAt: integer('due_at'),
    firstAt: integer('first_at').notNull(),
    attempts: integer().notNull(),
    sentAt: integer('sent_at'),
    /** What the way of sending answered: an id, or why it failed. */
    receipt: text(),
    /** Whether it was refused for good. */
    refused: integer({ mode: 'boolean' }).notNull(),
    /** Since when nothing about this has got through. */
    failingSince: integer('failing_since'),
    /** Whether it has been counted for its inbox: tried again, it is not counted again. */
    counted: integer({ mode: 'boolean' }).notNull(),
    /** Whose fault it is that it is tried again: see worker/deliver/delivery.ts. */
    fault: text().$type<'operator' | 'temporary'>(),
    /** The day on which something about this was last sent, since 1970 in UTC, and how often on that day. */
    sentDay: integer('sent_day').notNull(),
    sentThatDay: integer('sent_that_day').notNull()
  },
  table => [primaryKey({ columns: [table.seat, table.way, table.about] })]
)

/** What owners of addresses have said, as keyed hashes of their inboxes, until D1 knows. */
export const wishes = sqliteTable('wishes', {
  inbox: text().primaryKey(),
  wanted: integer({ mode: 'boolean' }).notNull(),
  at: integer().notNull()
})

/** Mails that seats have answered with: each is read once. The newest of each seat, for a year. */
export const answered = sqliteTable('answered', {
  /** A hash of what the mail was called. */
  key: text().primaryKey(),
  seat: integer().notNull(),
  at: integer().notNull(),
  /** The version of the match when it had been read. */
  version: integer().notNull(),
  verdicts: text({ mode: 'json' }).$type<readonly Verdict[]>().notNull()
})

/** Messages between the seats: the newest of them. */
export const said = sqliteTable('said', {
  id: integer().primaryKey(),
  seat: integer().notNull(),
  at: integer().notNull(),
  text: text().notNull(),
  phrase: integer({ mode: 'boolean' }).notNull(),
  key: text().notNull()
})

export const notes = sqliteTable('notes', {
  seat: integer().primaryKey(),
  text: text().notNull()
})

export type MatchRow = typeof match.$inferSelect
export type LogRow = typeof log.$inferSelect
export type SeatRow = typeof seats.$inferSelect
export type NoticeRow = typeof notices.$inferSelect
export type WishRow = typeof wishes.$inferSelect
export type AnsweredRow = typeof answered.$inferSelect
export type SaidRow = typeof said.$inferSelect
