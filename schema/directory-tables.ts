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
  /** The last line that has been copied. */
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

/** Addresses that want no more mail, as keyed hashes. */
export const suppressions = sqliteTable('suppressions', {
  address: text().primaryKey(),
  at: integer().notNull()
})
