import { and, asc, between, desc, eq, getTableColumns, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { drizzle, type DrizzleSqliteDODatabase } from 'drizzle-orm/durable-sqlite'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { ROOM_MIGRATIONS } from '../../schema/room-migrations.ts'
import * as tables from '../../schema/room-tables.ts'
import type {
  AnsweredRow,
  Answers,
  LogRow,
  MatchRow,
  NoticeRow,
  SaidRow,
  SeatRow,
  WishRow
} from '../../schema/room-tables.ts'
import type { WayName } from '../../schema/wire/told.ts'
import { TALK_SHOWN } from '../match/talk.ts'

const { answered, log, match, notes, notices, said, seats, wishes } = tables

const REACHED = { failingSince: null, refused: false }

/** Everything about a match but its log and what was said. */
export interface Table {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
  readonly notices: readonly NoticeRow[]
  /** When the alarm rings next, if it was set. */
  readonly alarmAt: number | null
}

export type Ledger = ReturnType<typeof makeLedger>

/** The room's storage. Every write belongs into `write`, which keeps all of it or nothing. */
export function makeLedger(storage: DurableObjectStorage) {
  const db = drizzle(storage)
  const read = readings(db)
  const remembered = makeRemembered(storage.sql)

  return {
    /** Whether a match was ever opened here; where none was, nothing is written. */
    exists: () => storage.sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'match'`).toArray().length > 0,

    write: <T>(work: () => T): T => {
      try {
        return storage.transactionSync(work)
      } catch (error) {
        // What was read while it ran may never have been.
        remembered.forget()
        throw error
      }
    },

    /** Whether any step was missing. */
    migrate: (): boolean => {
      remembered.forget()
      return storage.transactionSync(() => migrate(storage.sql))
    },

    alarmAt: () => storage.getAlarm(),

    table: (alarmAt: number | null = null): Table => ({
      ...remembered.read('table', rows),
      alarmAt
    }),

    insertMatch: (row: MatchRow) => db.insert(match).values(row).run(),
    updateMatch: (change: Partial<MatchRow>) => updateMatch(storage.sql, change),
    updateSeat: (seat: number, change: Partial<SeatRow>) =>
      db.update(seats).set(change).where(eq(seats.seat, seat)).run(),
    insertSeats: (rows: readonly SeatRow[]) => rows.forEach(row => db.insert(seats).values(row).run()),

    insertLines: (rows: readonly LogRow[]) => rows.forEach(row => db.insert(log).values(row).run()),
    oldest: (most: number, after: number) =>
      db.select().from(log).where(gt(log.version, after)).orderBy(asc(log.version)).limit(most).all(),
    whole: () => db.select().from(log).orderBy(asc(log.version)).all(),
    /** The newest lines of all, oldest first. */
    last: (most: number): readonly LogRow[] => remembered.read(`last ${most}`, () => newest(most, {})),
    /** The newest lines after one version and before another, oldest first. */
    newest,
    /** The version that was last made by somebody else than an autopilot. */
    lastByHand: () => read.lastByHand.get()?.version ?? 0,
    /** What was played before a version, from the deal on: all that it takes to play it again. */
    playedBefore: (before: number) => read.playedBefore.all({ before }),
    /** The line that a seat's key made, looked for only after the version that its client knew. */
    lineOf: (seat: number, key: string, after: number) => read.lineOf.get({ seat, key, after }),

    notices: (): NoticeRow[] => read.notices.all(),
    /** A newer occasion takes the place of an older one. */
    putNotice: ({ seat, way, about, ...set }: NoticeRow) =>
      db
        .insert(notices)
        .values({ seat, way, about, ...set })
        .onConflictDoUpdate({ target: [notices.seat, notices.way, notices.about], set })
        .run(),
    /** Of what was sent, it stays known that it was. */
    dropNotices: (seat: number, way: WayName) => {
      db.delete(notices)
        .where(and(eq(notices.seat, seat), eq(notices.way, way), isNull(notices.sentAt)))
        .run()
      db.update(notices)
        .set(REACHED)
        .where(and(eq(notices.seat, seat), eq(notices.way, way)))
        .run()
    },
    /** Something has got through to a seat by a way. */
    reached: ({ seat, way }: Pick<NoticeRow, 'seat' | 'way'>) =>
      db
        .update(notices)
        .set(REACHED)
        .where(and(eq(notices.seat, seat), eq(notices.way, way)))
        .run(),

    wishes: (): WishRow[] => db.select().from(wishes).all(),
    putWish: ({ inbox, ...set }: WishRow) =>
      db
        .insert(wishes)
        .values({ inbox, ...set })
        .onConflictDoUpdate({ target: wishes.inbox, set })
        .run(),
    /** Unless its owner has said something else meanwhile. */
    dropWish: ({ inbox, wanted, at }: WishRow) =>
      db
        .delete(wishes)
        .where(and(eq(wishes.inbox, inbox), eq(wishes.wanted, wanted), eq(wishes.at, at)))
        .run(),

    isAnswered: (key: string) => db.select().from(answered).where(eq(answered.key, key)).get() !== undefined,
    /** Mails from before `since` are deleted, and of those of its seat all but the newest `most`. */
    insertAnswered: (row: AnsweredRow, { since, most }: { readonly since: number; readonly most: number }) => {
      db.insert(answered).values(row).run()
      const oldestKept = db
        .select({ at: answered.at })
        .from(answered)
        .where(eq(answered.seat, row.seat))
        .orderBy(desc(answered.at))
        .limit(1)
        .offset(most - 1)
      const isBeyond = and(eq(answered.seat, row.seat), lt(answered.at, oldestKept))
      db.delete(answered)
        .where(or(lt(answered.at, since), isBeyond))
        .run()
    },
    /** What came of a seat's mails in that time. */
    answered: (seat: number, { from, to }: Answers) =>
      db
        .select()
        .from(answered)
        .where(and(eq(answered.seat, seat), between(answered.at, from, to)))
        .orderBy(asc(answered.at))
        .all(),
    /** Its mails that came to nothing while the match stood where it stands. */
    failedAnswers: (seat: number, version: number) =>
      db
        .select()
        .from(answered)
        .where(and(eq(answered.seat, seat), eq(answered.version, version)))
        .all()
        .filter(({ verdicts }) => verdicts.every(({ line }) => line === null)).length,

    /** What was said last: all that an envelope shows of it. */
    talk: (): readonly SaidRow[] => remembered.read('talk', () => read.talk.all().reverse()),
    said: (most: number): SaidRow[] => db.select().from(said).orderBy(desc(said.id)).limit(most).all().reverse(),
    /** Of all messages the newest `most` stay. */
    insertSaid: (row: Omit<SaidRow, 'id'>, most: number) => {
      const { id } = db.insert(said).values(row).returning({ id: said.id }).get()
      db.delete(said)
        .where(lte(said.id, id - most))
        .run()
    },

    notes: (seat: number) => db.select().from(notes).where(eq(notes.seat, seat)).get()?.text ?? '',
    putNotes: (seat: number, text: string) =>
      db.insert(notes).values({ seat, text }).onConflictDoUpdate({ target: notes.seat, set: { text } }).run(),

    setAlarm: (at: number) => void storage.setAlarm(at),

    /** Nothing is left of the match. */
    empty: async () => {
      remembered.forget()
      await storage.deleteAlarm()
      await storage.deleteAll()
      remembered.forget()
    }
  }

  function rows() {
    return { match: read.match.get() as MatchRow, seats: read.seats.all(), notices: read.notices.all() }
  }

  function newest(most: number, { after = -1, before = Number.MAX_SAFE_INTEGER }): LogRow[] {
    return read.newest.all({ most, after, before }).reverse()
  }
}

/** Remembers what was read until any row of the room is written, by whomever: SQLite counts what it changes. */
function makeRemembered(sql: SqlStorage) {
  const values = new Map<string, unknown>()
  let changes = -1

  return {
    /** What `read` answers, or what it answered when it was last asked. */
    read<T>(name: string, read: () => T): T {
      const { now } = sql.exec<{ now: number }>('SELECT total_changes() AS now').one()
      if (now !== changes) values.clear()
      changes = now
      if (!values.has(name)) values.set(name, read())
      return values.get(name) as T
    },

    forget: () => values.clear()
  }
}

/** What is read with every action, made ready once: drizzle takes longer to write a query than SQLite to answer it. */
function readings(db: DrizzleSqliteDODatabase) {
  return {
    match: db.select().from(match).prepare(),
    seats: db.select().from(seats).orderBy(asc(seats.seat)).prepare(),
    notices: db.select().from(notices).prepare(),
    // The number stands in the query: bound to it, it would have SQLite plan the query anew each time.
    talk: db
      .select()
      .from(said)
      .orderBy(sql`${said.id} desc limit ${sql.raw(String(TALK_SHOWN))}`)
      .prepare(),
    newest: db
      .select()
      .from(log)
      .where(and(gt(log.version, sql.placeholder('after')), lt(log.version, sql.placeholder('before'))))
      .orderBy(desc(log.version))
      .limit(sql.placeholder('most'))
      .prepare(),
    lastByHand: db
      .select({ version: log.version })
      .from(log)
      .where(sql`${log.by} is not 'autopilot'`)
      .orderBy(sql`${log.version} desc limit 1`)
      .prepare(),
    playedBefore: db
      .select({ seat: log.seat, line: log.line })
      .from(log)
      .where(lt(log.version, sql.placeholder('before')))
      .orderBy(asc(log.version))
      .prepare(),
    lineOf: db
      .select({ version: log.version, line: log.line })
      .from(log)
      .where(
        and(
          gt(log.version, sql.placeholder('after')),
          eq(log.seat, sql.placeholder('seat')),
          eq(log.key, sql.placeholder('key'))
        )
      )
      .prepare()
  }
}

/** Changes the row of the match. By hand, since drizzle takes longer to write such a change than SQLite to make it. */
function updateMatch(db: SqlStorage, change: Partial<MatchRow>): void {
  const columns: Record<string, SQLiteColumn> = getTableColumns(match)
  const entries = Object.entries(change).map(([name, value]) => ({ column: columns[name] as SQLiteColumn, value }))
  const set = entries.map(({ column }) => `${column.name} = ?`).join(', ')
  const values = entries.map(({ column, value }) => (value === null ? null : column.mapToDriverValue(value)))
  db.exec(`UPDATE match SET ${set}`, ...(values as SqlStorageValue[]))
}

/** Applies the steps that are missing, and answers whether there were any; the tables are first made when a match is opened. */
function migrate(db: SqlStorage): boolean {
  // Where there is nothing to be done nothing is written: a room whose disk is full still wakes.
  if (db.exec(`SELECT 1 FROM sqlite_master WHERE name = 'migrated'`).toArray().length === 0)
    db.exec('CREATE TABLE migrated (one INTEGER PRIMARY KEY CHECK (one = 1) NOT NULL, id INTEGER NOT NULL)')
  const [last] = db.exec<{ id: number }>('SELECT id FROM migrated').toArray()
  const missing = ROOM_MIGRATIONS.filter(({ id }) => id > (last?.id ?? 0))
  for (const step of missing) db.exec(step.sql)
  const newest = missing.at(-1)
  if (newest) db.exec('INSERT INTO migrated VALUES (1, ?) ON CONFLICT DO UPDATE SET id = excluded.id', newest.id)
  return newest !== undefined
}
