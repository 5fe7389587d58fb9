import { asc, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import type { Result } from '../../engine/game.ts'
import { lines, matches, suppressions } from '../../schema/directory-tables.ts'
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
    ...copy.wishes.map(({ inbox, ...said }) =>
      db
        .insert(suppressions)
        .values({ address: inbox, ...said })
        // Whatever is told late changes nothing that was said after it.
        .onConflictDoUpdate({ target: suppressions.address, set: said, setWhere: sql`at <= ${said.at}` })
    )
  ]
  if (first) await db.batch([first, ...others])
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
  const { hostGeneration, watcherGeneration, passed } = match
  const table = { seats, links: { hostGeneration, watcherGeneration, passed } }
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

async function sealedRow(match: MatchRow, { version, seat, at, line, key, by }: LogRow, store: Store) {
  const { setup, seed, pace, openedAt, asked, links, host, greeting } = match
  const opening = { setup, seed, pace, openedAt, asked, links, host, greeting } satisfies SealedOpening
  const value = version === 0 ? opening : { seat, at, line, key, ...(by && { by }) }
  return { match: match.id, version, sealed: await seal(value, { match: match.id, what: version }, store) }
}
