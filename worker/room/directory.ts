import { asc, eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1'
import type { Result } from '../../engine/game.ts'
import { gathered, lines, matches, suppressions } from '../../schema/directory-tables.ts'
import type { LogRow, MatchRow, SeatRow, WishRow } from '../../schema/room-tables.ts'
import { type SealedLinks, type SealedMatch, sealedMatch, sealedTable } from '../../schema/sealed.ts'
import type { Env } from '../env.ts'
import { seal, sealPacked, unseal, unsealPacked } from '../keys/seal.ts'
import { addressHash, entryHash } from '../keys/secrets.ts'
import { tallyOf } from '../match/voyages.ts'
import { leavesOf, readLeaves, wholeOf } from './leaves.ts'
import { databaseOf, type Parts, partsToAsk } from './parts.ts'

export type Store = Parts & Pick<Env, 'LINK_KEYS' | 'STORE_KEY'>

export interface Copy {
  readonly match: MatchRow
  readonly result: Result | null
  readonly seats: readonly SeatRow[]
  /** Whether more than lines has changed: only then is the match's own entry written again. */
  readonly anew: boolean
  /** The lines that have not been copied yet, in order, the deal among them; and those on one leaf with the first. */
  readonly lines: readonly LogRow[]
  /** Whether these are all lines of a match that is over, to be packed. */
  readonly whole: boolean
  /** What owners of addresses have said that has not been told yet. */
  readonly wishes: readonly WishRow[]
}

/** Brings the copy of a match up to these lines, all or nothing; and the same when done twice. */
export async function copyOut(copy: Copy, store: Store): Promise<void> {
  await keepWishes(copy.wishes, store)
  if (copy.anew) await keepMembers(copy, store)
  const db = drizzle(databaseOf(copy.match.part, store))
  const entries = copy.anew ? [await directoryEntry(copy, store)] : []
  const leaves = copy.whole ? [] : await leavesOf(copy.match, copy.lines, store)
  await allOf(db, [
    ...entries.map(entry => db.insert(matches).values(entry).onConflictDoUpdate({ target: matches.id, set: entry })),
    ...(copy.whole ? [db.delete(lines).where(eq(lines.match, copy.match.id))] : []),
    ...leaves.map(({ match, version, ...set }) =>
      db
        .insert(lines)
        .values({ match, version, ...set })
        .onConflictDoUpdate({ target: [lines.match, lines.version], set })
    )
  ])
}

/** What owners of addresses have said; what was said after it stays. */
export async function keepWishes(wishes: readonly WishRow[], store: Store): Promise<void> {
  const db = drizzle(store.DB)
  const rows = wishes.map(({ inbox, ...said }) =>
    db
      .insert(suppressions)
      .values({ address: inbox, ...said })
      // Whatever is told late changes nothing that was said after it.
      .onConflictDoUpdate({ target: suppressions.address, set: said, setWhere: sql`at <= ${said.at}` })
  )
  await allOf(db, rows)
}

/** By which letters for several matches each seat is to be found, if by any. */
async function keepMembers(copy: Copy, store: Store): Promise<void> {
  const db = drizzle(store.DB)
  const rows = (await membersOf(copy, store)).map(({ entry, member }) =>
    member
      ? db.insert(gathered).values(member).onConflictDoUpdate({ target: gathered.entry, set: member })
      : db.delete(gathered).where(eq(gathered.entry, entry))
  )
  await allOf(db, rows)
}

function membersOf({ match, seats }: Copy, store: Store) {
  return Promise.all(
    seats.map(async ({ seat, address, confirmedAt, hours }) => {
      const entry = entryHash(match.id, store, seat)
      if (address === null || confirmedAt === null || !hours.gathered || hours.daily === null) return { entry }
      const hash = addressHash(address, store)
      const sealed = await seal({ match: match.id, seat }, { match: hash, what: 'gathered' }, store)
      return { entry, member: { entry, address: hash, sealed } }
    })
  )
}

async function allOf(db: DrizzleD1Database, [first, ...others]: readonly BatchItem<'sqlite'>[]): Promise<void> {
  if (first) await db.batch([first, ...others])
}

export interface Found extends SealedMatch {
  readonly part: number
  readonly seats: readonly SeatRow[]
  readonly links: SealedLinks
}

/** The copy of a match, opened; null where there never was one. */
export async function findCopy(id: string, store: Store): Promise<Found | null> {
  for (const part of partsToAsk(id, store)) {
    const db = drizzle(databaseOf(part, store))
    const entry = await db.select().from(matches).where(eq(matches.id, id)).get()
    if (!entry) continue
    return {
      part,
      ...sealedTable.parse(await unseal(entry.sealed, { match: id, what: 'seats' }, store)),
      ...(entry.packed ? await unpacked(id, entry.packed, store) : await played(id, db, store))
    }
  }
  return null
}

async function unpacked(id: string, packed: Uint8Array<ArrayBuffer>, store: Store): Promise<SealedMatch> {
  return sealedMatch.parse(await unsealPacked(packed, { match: id, what: 'whole' }, store))
}

async function played(id: string, db: DrizzleD1Database, store: Store): Promise<SealedMatch> {
  const rows = db.select().from(lines).where(eq(lines.match, id)).orderBy(asc(lines.version))
  return readLeaves(await rows.all(), store)
}

/** Whether there is a copy of a match: of each there is one as soon as it has been opened. */
export async function isListed(id: string, parts: Parts): Promise<boolean> {
  for (const part of partsToAsk(id, parts)) {
    const db = drizzle(databaseOf(part, parts))
    if (await db.select({ id: matches.id }).from(matches).where(eq(matches.id, id)).get()) return true
  }
  return false
}

async function directoryEntry(copy: Copy, store: Store) {
  const { match, result, seats, lines: copied } = copy
  const { hostGeneration, watcherGeneration, passed, annals, asleepAt, wokenAt, closedAt, begunAt } = match
  const { pace, host, next, dealtAgain, hostMail, untakenSince } = match
  const changing = { hostGeneration, watcherGeneration, passed, annals, asleepAt, wokenAt, closedAt, begunAt }
  const own = { ...changing, pace, host, next, dealtAgain, hostMail, untakenSince }
  const table = { seats, links: own satisfies SealedLinks, tally: result && tallyOf(match) }
  return {
    id: match.id,
    game: match.setup.game,
    rules: match.setup.version,
    seats: match.setup.seats,
    version: copied.at(-1)?.version ?? match.copiedVersion,
    openedAt: match.openedAt,
    changedAt: match.changedAt,
    result,
    sealed: await seal(table, { match: match.id, what: 'seats' }, store),
    ...(copy.whole && { packed: await packed(copy, store) })
  }
}

function packed({ match, lines: all }: Copy, store: Store): Promise<Uint8Array<ArrayBuffer>> {
  return sealPacked(wholeOf(match, all), { match: match.id, what: 'whole' }, store)
}
