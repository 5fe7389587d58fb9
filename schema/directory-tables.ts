import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Result } from '../engine/game.ts'

/*
 * What D1 keeps of all matches: a directory in clear, and a sealed copy of each. Whoever reads it learns that matches
 * were played and how they ended, but no name, no address, no link and no card; nor who plays in which.
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

/**
 * What somebody takes along to their other devices. A boat is found by the keyed hash of its id, and sealed under a key
 * that is made with that id: only its link says what it is.
 */
export const boats = sqliteTable('boats', {
  id: text().primaryKey(),
  /** Of its link. */
  generation: integer().notNull(),
  /** Counts every change: two devices at once overwrite nothing of each other's. */
  version: integer().notNull(),
  sealed: text().notNull()
})
