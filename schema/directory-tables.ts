import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Result } from '../engine/game.ts'

/*
 * What D1 keeps of all matches: a directory in clear, and a sealed copy of each. Whoever reads it learns that matches
 * were played and how they ended, but no name, no address, no link and no card.
 */

export const matches = sqliteTable('matches', {
  id: text().primaryKey(),
  game: text().notNull(),
  rules: integer().notNull(),
  seats: integer().notNull(),
  /** The last line, when this was written: at the opening, whenever a seat changes, and at the end. */
  version: integer().notNull(),
  openedAt: integer('opened_at').notNull(),
  changedAt: integer('changed_at').notNull(),
  result: text({ mode: 'json' }).$type<Result>(),
  /** Who sits there, sealed. */
  sealed: text().notNull()
})

/** Line 0 holds the opening: set-up and seed. */
export const lines = sqliteTable(
  'lines',
  {
    match: text().notNull(),
    version: integer().notNull(),
    sealed: text().notNull()
  },
  table => [primaryKey({ columns: [table.match, table.version] })]
)

/** Matches that their hosts have deleted, as keyed hashes of their ids. */
export const deleted = sqliteTable('deleted', {
  match: text().primaryKey(),
  at: integer().notNull()
})

/** Links that end all mail, as keyed hashes, and the inboxes that they are about: of matches that are deleted. */
export const stops = sqliteTable('stops', {
  link: text().primaryKey(),
  inbox: text().notNull()
})

/** What owners of addresses have said last, as keyed hashes: no more mail, or mail again. */
export const suppressions = sqliteTable('suppressions', {
  address: text().primaryKey(),
  at: integer().notNull(),
  wanted: integer({ mode: 'boolean' }).notNull()
})

/** How much an inbox, given by its keyed hash, has been sent over all matches. */
export const mailed = sqliteTable('mailed', {
  address: text().primaryKey(),
  /** Days since 1970, UTC. */
  day: integer().notNull(),
  today: integer().notNull(),
  /** Invitations and questions: mails that nobody there has asked for. */
  unaskedToday: integer('unasked_today').notNull(),
  unasked: integer().notNull(),
  /** Whether a mail was ever sent there that its owner wanted. */
  confirmed: integer({ mode: 'boolean' }).notNull()
})

/** How many mail addresses a network, given by its keyed hash, has given in a day; nothing is kept of days before. */
export const networks = sqliteTable('networks', {
  network: text().primaryKey(),
  /** Days since 1970, UTC. */
  day: integer().notNull(),
  addresses: integer().notNull()
})
