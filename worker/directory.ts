import { asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import type { Result } from '../engine/game.ts'
import { lines, matches, suppressions } from '../schema/directory-tables.ts'
import type { LogRow, MatchRow, SeatRow } from '../schema/room-tables.ts'
import { type SealedLine, sealedLine, type SealedOpening, sealedOpening, sealedSeats } from '../schema/sealed.ts'
import type { Env } from './env.ts'
import { seal, unseal } from './seal.ts'

export type Store = Pick<Env, 'DB' | 'LINK_KEYS' | 'STORE_KEY'>

export interface Copy {
  readonly match: MatchRow
  readonly result: Result | null
  readonly seats: readonly SeatRow[]
  /** The lines that have not been copied yet, in order, the deal among them. */
  readonly lines: readonly LogRow[]
}

/** Brings the copy of a match up to these lines: all or nothing, and the same when done twice. */
export async function copyOut(copy: Copy, store: Store): Promise<void> {
  const db = drizzle(store.DB)
  const entry = await directoryEntry(copy, store)
  const sealed = await Promise.all(copy.lines.map(line => sealedRow(copy.match, line, store)))
  await db.batch([
    db.insert(matches).values(entry).onConflictDoUpdate({ target: matches.id, set: entry }),
    ...sealed.map(row =>
      db
        .insert(lines)
        .values(row)
        .onConflictDoUpdate({ target: [lines.match, lines.version], set: { sealed: row.sealed } })
    ),
    ...suppressed(copy).map(row => db.insert(suppressions).values(row).onConflictDoNothing())
  ])
}

export interface Found {
  readonly opening: SealedOpening
  readonly seats: readonly SeatRow[]
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
    seats: sealedSeats.parse(await unseal(entry.sealed, { match: id, what: 'seats' }, store)),
    lines: played.map(line => sealedLine.parse(line))
  }
}

/** Whether there is a copy of a match: of each there is one as soon as it has been opened. */
export async function isListed(id: string, { DB }: Pick<Env, 'DB'>): Promise<boolean> {
  const entry = await drizzle(DB).select({ id: matches.id }).from(matches).where(eq(matches.id, id)).get()
  return entry !== undefined
}

/** Whether an address, given by its hash, wants no more mail. */
export async function isSuppressed(hash: string, { DB }: Pick<Env, 'DB'>): Promise<boolean> {
  return (await drizzle(DB).select().from(suppressions).where(eq(suppressions.address, hash)).get()) !== undefined
}

async function directoryEntry({ match, result, seats, lines: copied }: Copy, store: Store) {
  return {
    id: match.id,
    game: match.setup.game,
    rules: match.setup.version,
    seats: match.setup.seats,
    version: copied.at(-1)?.version ?? match.copiedVersion,
    openedAt: match.openedAt,
    changedAt: match.changedAt,
    result,
    sealed: await seal(seats, { match: match.id, what: 'seats' }, store)
  }
}

async function sealedRow(match: MatchRow, { version, seat, at, line, key }: LogRow, store: Store) {
  const { setup, seed, pace, openedAt, asked } = match
  const value = version === 0 ? { setup, seed, pace, openedAt, asked } : { seat, at, line, key }
  return { match: match.id, version, sealed: await seal(value, { match: match.id, what: version }, store) }
}

function suppressed({ match, seats }: Copy) {
  return seats.flatMap(({ suppressed: address }) => (address ? [{ address, at: match.changedAt }] : []))
}
