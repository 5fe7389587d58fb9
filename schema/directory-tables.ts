import { eq, isNull } from 'drizzle-orm'
import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Result } from '../engine/game.ts'

/*
 * What D1 keeps of all matches: a directory in clear, and a sealed copy of each. Whoever reads it learns that matches
 * were played and how they ended, but no name, no address, no link and no card; nor who plays in which.
 */

export const matches = sqliteTable(
  'matches',
  {
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
    sealed: text().notNull(),
    /** The opening and all lines of a match that is over, compressed and sealed as one; it has none in `lines` then. */
    packed: blob({ mode: 'buffer' }).$type<Uint8Array<ArrayBuffer>>(),
    /** When its room was last asked whether all of it is here. */
    tendedAt: integer('tended_at').notNull().default(0)
  },
  table => [index('matches_to_tend').on(table.tendedAt).where(isNull(table.packed))]
)

/** The lines of matches that go on, by the leaf (sealed.ts). Line 0 holds the opening: set-up and seed. */
export const lines = sqliteTable(
  'lines',
  {
    match: text().notNull(),
    /** Of the first line that is in it. */
    version: integer().notNull(),
    sealed: text().notNull(),
    /** The last line that is in it. */
    last: integer()
  },
  table => [primaryKey({ columns: [table.match, table.version] })]
)

/** Matches that their hosts have deleted, or that went since no seat was ever taken, as keyed hashes of their ids. Never deleted: no key or copy may bring one back. */
export const deleted = sqliteTable('deleted', {
  match: text().primaryKey(),
  at: integer().notNull(),
  untaken: integer({ mode: 'boolean' }).notNull().default(false)
})

/** Links that end all mail, as keyed hashes, and the inboxes that they are about: of matches that are deleted. Kept for two years, and as long as mail comes to those inboxes. */
export const stops = sqliteTable('stops', {
  link: text().primaryKey(),
  inbox: text().notNull(),
  /** When the match was deleted; 0 where that is not known. */
  at: integer().notNull().default(0)
})

/** What owners of addresses have said last, as keyed hashes: no more mail, or mail again. Never deleted: it was promised. */
export const suppressions = sqliteTable('suppressions', {
  address: text().primaryKey(),
  at: integer().notNull(),
  wanted: integer({ mode: 'boolean' }).notNull()
})

/**
 * From whom an inbox wants nothing that it has not asked for, by a keyed hash of both: nobody can tell either. Kept for
 * some years.
 */
export const stoppedPeople = sqliteTable(
  'stopped_people',
  {
    pair: text().primaryKey(),
    /** Where it was said: a match and an inbox, as a keyed hash. What is said there again takes all of it back. */
    stop: text().notNull(),
    at: integer().notNull()
  },
  table => [index('stopped_people_by_stop').on(table.stop)]
)

/** How much an inbox, given by its keyed hash, has been sent over all matches. Deleted after two years without mail, where no limit for good may bind. */
export const mailed = sqliteTable('mailed', {
  address: text().primaryKey(),
  /** Days since 1970, UTC. */
  day: integer().notNull(),
  today: integer().notNull(),
  /** Invitations and questions: mails that nobody there has asked for. */
  unaskedToday: integer('unasked_today').notNull(),
  unasked: integer().notNull(),
  /** Whether a mail was ever sent there that its owner wanted. */
  confirmed: integer({ mode: 'boolean' }).notNull(),
  /** The seats that it was last sent mails for, newest first, each sealed: where whoever carries them brings nothing of ours back. */
  places: text(),
  /**
   * By the keyed hash of whoever caused it: mails of the day, those of them that nobody asked for, and all of these.
   * Of days before, and once the inbox has confirmed, nothing but the last is kept, or nothing.
   */
  senders: text({ mode: 'json' }).$type<{ readonly [sender: string]: readonly [number, number, number] }>().notNull()
})

/** Seats that want one letter a day with those of their address's other matches, by a keyed hash of each. */
export const gathered = sqliteTable(
  'gathered',
  {
    entry: text().primaryKey(),
    /** The keyed hash of the address itself: other spellings may be somebody else's. */
    address: text().notNull(),
    /** Which seat of which match. */
    sealed: text().notNull()
  },
  table => [index('gathered_by_address').on(table.address)]
)

/** The letter of the day of an address: the one that is under way, or else the last. Deleted two years after it. */
export const digests = sqliteTable('digests', {
  address: text().primaryKey(),
  /** The day at the seat that began it, as year, month and day. */
  day: text().notNull(),
  /** The room that writes it, by a keyed hash, and until when no other may. */
  holder: text().notNull(),
  heldUntil: integer('held_until').notNull(),
  /** What it is to tell, sealed, once it has been tried: it may have arrived without our knowing. */
  offered: text(),
  /** What it and those before it have told and its rooms may not have heard of, sealed; null while it is under way. */
  told: text(),
  /** The same of the one before it. */
  last: text()
})

/** How many mail addresses a network, given by its keyed hash, has given in a day, and how many matches and boats it has opened; those of all networks together stand under ''. Those of days before go in the night. */
export const networks = sqliteTable('networks', {
  network: text().primaryKey(),
  /** Days since 1970, UTC. */
  day: integer().notNull(),
  addresses: integer().notNull(),
  opened: integer().notNull().default(0)
})

/** What the daily job did. */
export const days = sqliteTable('days', {
  /** Since 1970, UTC. */
  day: integer().primaryKey(),
  report: text().notNull()
})

/**
 * What somebody takes along to their other devices. A boat is found by the keyed hash of its id, and sealed under a key
 * that is made with that id: only its link says what it is.
 */
export const boats = sqliteTable(
  'boats',
  {
    id: text().primaryKey(),
    /** Of its link. */
    generation: integer().notNull(),
    /** Counts every change: two devices at once overwrite nothing of each other's. */
    version: integer().notNull(),
    /** Empty once the boat was ended, as long as the key that made it could ask for it again. */
    sealed: text().notNull(),
    madeAt: integer('made_at').notNull().default(0),
    /** When a device last used it, to the month. */
    usedAt: integer('used_at').notNull().default(0)
  },
  table => [index('boats_by_use').on(table.usedAt), index('boats_ended').on(table.madeAt).where(eq(table.sealed, ''))]
)
