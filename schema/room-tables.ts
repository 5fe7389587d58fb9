import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Event, Json } from '../engine/game.ts'
import type { Setup } from '../engine/match.ts'
import type { Language, Pace } from './wire.ts'

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
  /** The version since which the match has been waiting for several seats, this one among them, without a break. */
  readonly among: number | null
}

/** When a seat was last here, and which version it was shown then. */
export interface Visit {
  readonly at: number | null
  readonly shown: number | null
}

/** A confirmed action that has not been settled. */
export interface Drafted {
  readonly seat: number
  readonly line: string
  readonly key: string
  readonly settlesAt: number
}

/** A draft that was taken back: sent again by a client that missed the answer, it is not played. */
export interface TakenBack {
  readonly seat: number
  readonly key: string
  readonly line: string
  /** The version that it was drafted on. */
  readonly version: number
}

/** An address that the seat has had, by its keyed hash: whoever was mailed there can still ask for no more. */
export interface Former {
  readonly generation: number
  readonly hash: string
}

/** The match, one row: waking takes the same time after a thousand actions as after one. */
export const match = sqliteTable('match', {
  one: integer().primaryKey(),
  id: text().notNull(),
  setup: text({ mode: 'json' }).$type<Setup>().notNull(),
  seed: text().notNull(),
  state: text({ mode: 'json' }).$type<Json>().notNull(),
  position: integer().notNull(),
  version: integer().notNull(),
  waits: text({ mode: 'json' }).$type<readonly Wait[]>().notNull(),
  /** When the last line was settled. */
  changedAt: integer('changed_at').notNull(),
  draft: text({ mode: 'json' }).$type<Drafted>(),
  /** Of each seat the newest, oldest first. */
  undone: text({ mode: 'json' }).$type<readonly TakenBack[]>().notNull(),
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
  copyAttempts: integer('copy_attempts').notNull()
})

/** The settled lines, as secret as hands until the match is over. Version 0 is the deal. */
export const log = sqliteTable('log', {
  version: integer().primaryKey(),
  seat: integer(),
  at: integer().notNull(),
  line: text().notNull(),
  /** The client's key; looked up only from the version on that the client knew. */
  key: text(),
  events: text({ mode: 'json' }).$type<readonly Event[]>().notNull()
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
  /** Counts the changes of its address: links that confirm it or end its mails belong to one. */
  addressGeneration: integer('address_generation').notNull(),
  addressAt: integer('address_at'),
  confirmedAt: integer('confirmed_at'),
  /** The keyed hash of an address that asked for no more mail, until D1 knows. */
  suppressed: text(),
  former: text({ mode: 'json' }).$type<readonly Former[]>().notNull()
})

export const CHANNELS = ['mail', 'confirm'] as const
export type Channel = (typeof CHANNELS)[number]
export type About = 'invitation' | 'turn' | 'confirm'

/** The newest message per seat and channel: to be sent while `dueAt` is there, then its receipt. */
export const notices = sqliteTable(
  'notices',
  {
    seat: integer().notNull(),
    channel: text().$type<Channel>().notNull(),
    about: text().$type<About>().notNull(),
    /** The version at which the seat began to be awaited; for an address, its generation. */
    turn: integer().notNull(),
    dueAt: integer('due_at'),
    firstAt: integer('first_at').notNull(),
    attempts: integer().notNull(),
    sentAt: integer('sent_at'),
    /** What the way of sending answered: an id, or why it failed. */
    receipt: text(),
    /** Since when nothing has got through on this channel. */
    failingSince: integer('failing_since')
  },
  table => [primaryKey({ columns: [table.seat, table.channel] })]
)

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
export type SaidRow = typeof said.$inferSelect
