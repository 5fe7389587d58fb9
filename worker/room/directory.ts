import { asc, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import type { Result } from '../../engine/game.ts'
import { deleted, lines, matches, stops, suppressions } from '../../schema/directory-tables.ts'
import type { LogRow, MatchRow, SeatRow, WishRow } from '../../schema/room-tables.ts'
import {
  type SealedLine,
  sealedLine,
  type SealedOpening,
  type SealedLinks,
  sealedOpening,
  sealedTable
} from '../../schema/sealed.ts'
import type { Env } from '../env.ts'
import { addressesOf, marksWith } from '../deliver/addresses.ts'
import type { Link } from '../keys/links.ts'
import { matchHash, stopHash } from '../keys/secrets.ts'
import { seal, unseal } from '../keys/seal.ts'

export type Store = Pick<Env, 'DB' | 'LINK_KEYS' | 'STORE_KEY'>

export interface Copy {
  readonly match: MatchRow
  readonly result: Result | null
  readonly seats: readonly SeatRow[]
  /** Whether more than lines has changed: only then is the match's own entry written again. */
  readonly anew: boolean
  /** The lines that have not been copied yet, in order, the deal among them. */
  readonly lines: readonly LogRow[]
  /** What owners of addresses have said that has not been told yet. */
  readonly wishes: readonly WishRow[]
}

/** Brings the copy of a match up to these lines: all or nothing, and the same when done twice. */
export async function copyOut(copy: Copy, store: Store): Promise<void> {
  const db = drizzle(store.DB)
  const entries = copy.anew ? [await directoryEntry(copy, store)] : []
  const sealed = await Promise.all(copy.lines.map(line => sealedRow(copy.match, line, store)))
  const [first, ...others] = [
    ...entries.map(entry => db.insert(matches).values(entry).onConflictDoUpdate({ target: matches.id, set: entry })),
    ...sealed.map(row =>
      db
        .insert(lines)
        .values(row)
        .onConflictDoUpdate({ target: [lines.match, lines.version], set: { sealed: row.sealed } })
    ),
    ...copy.wishes.map(wish => telling(wish, db))
  ]
  if (first) await db.batch([first, ...others])
}

interface Erased {
  readonly match: Pick<MatchRow, 'id' | 'deletingAt'>
  readonly seats: readonly SeatRow[]
  readonly wishes: readonly WishRow[]
}

/**
 * Takes a match out, and notes that it was deleted. What owners of addresses have said is kept, and so is how they say
 * it: the links of their mails lead nowhere else any more. The same when done twice.
 */
export async function eraseCopy({ match, seats, wishes }: Erased, store: Store): Promise<void> {
  const db = drizzle(store.DB)
  const { id, deletingAt } = match
  const mailed = seats.flatMap(row => addressesOf(row, marksWith(store)))
  await db.batch([
    db
      .insert(deleted)
      .values({ match: matchHash(id, store), at: deletingAt ?? 0 })
      .onConflictDoNothing(),
    db.delete(matches).where(eq(matches.id, id)),
    db.delete(lines).where(eq(lines.match, id)),
    ...mailed.map(({ seat, generation, inbox }) =>
      db
        .insert(stops)
        .values({ link: stopHash(id, seat, generation, store), inbox })
        .onConflictDoNothing()
    ),
    ...wishes.map(wish => telling(wish, db))
  ])
}

/** What somebody says by a link from a mail about a match that is deleted; whether the link is one of those. */
export async function wishAfterwards(
  { match, seat, generation }: Link,
  said: Pick<WishRow, 'wanted' | 'at'>,
  store: Store
): Promise<boolean> {
  const db = drizzle(store.DB)
  const known = await db
    .select()
    .from(stops)
    .where(eq(stops.link, stopHash(match, seat, generation, store)))
    .get()
  if (known) await telling({ inbox: known.inbox, ...said }, db)
  return known !== undefined
}

/** When the host of a match has deleted it, if so. */
export async function deletedAt(match: string, store: Store): Promise<number | null> {
  const found = await drizzle(store.DB)
    .select()
    .from(deleted)
    .where(eq(deleted.match, matchHash(match, store)))
    .get()
  return found?.at ?? null
}

function telling({ inbox, ...said }: WishRow, db: ReturnType<typeof drizzle>) {
  return (
    db
      .insert(suppressions)
      .values({ address: inbox, ...said })
      // Whatever is told late changes nothing that was said after it.
      .onConflictDoUpdate({ target: suppressions.address, set: said, setWhere: sql`at <= ${said.at}` })
  )
}

export interface Found {
  readonly opening: SealedOpening
  readonly seats: readonly SeatRow[]
  readonly links: SealedLinks
  readonly lines: readonly SealedLine[]
}

/** The copy of a match, opened; null where there never was one. */
export async function findCopy(id: string, store: Store): Promise<Found | null> {
  const db = drizzle(store.DB)
  const entry = await db.select().from(matches).where(eq(matches.id, id)).get()
  if (!entry) return null
  const rows = await db.select().from(lines).where(eq(lines.match, id)).orderBy(asc(lines.version)).all()
  const [opening, ...played] = await Promise.all(
    rows.map(({ version, sealed }) => unseal(sealed, { match: id, what: version }, store))
  )
  return {
    opening: sealedOpening.parse(opening),
    ...sealedTable.parse(await unseal(entry.sealed, { match: id, what: 'seats' }, store)),
    lines: played.map(line => sealedLine.parse(line))
  }
}

/** Whether there is a copy of a match: of each there is one as soon as it has been opened. */
export async function isListed(id: string, { DB }: Pick<Env, 'DB'>): Promise<boolean> {
  const entry = await drizzle(DB).select({ id: matches.id }).from(matches).where(eq(matches.id, id)).get()
  return entry !== undefined
}

async function directoryEntry({ match, result, seats, lines: copied }: Copy, store: Store) {
  const { hostGeneration, watcherGeneration, passed, annals, asleepAt, wokenAt, closedAt, pace, host } = match
  const own = { hostGeneration, watcherGeneration, passed, annals, asleepAt, wokenAt, closedAt, pace, host }
  const table = { seats, links: own satisfies SealedLinks }
  return {
    id: match.id,
    game: match.setup.game,
    rules: match.setup.version,
    seats: match.setup.seats,
    version: copied.at(-1)?.version ?? match.copiedVersion,
    openedAt: match.openedAt,
    changedAt: match.changedAt,
    result,
    sealed: await seal(table, { match: match.id, what: 'seats' }, store)
  }
}

async function sealedRow(match: MatchRow, { version, seat, at, line, key }: LogRow, store: Store) {
  const { setup, seed, pace, openedAt, asked, links, host, greeting } = match
  const opening = { setup, seed, pace, openedAt, asked, links, host, greeting } satisfies SealedOpening
  const value = version === 0 ? opening : { seat, at, line, key }
  return { match: match.id, version, sealed: await seal(value, { match: match.id, what: version }, store) }
}
