import { eq, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { Refusal } from '../../engine/refusal.ts'
import { deleted, gathered, lines, matches, stops } from '../../schema/directory-tables.ts'
import type { MatchRow, SeatRow, WishRow } from '../../schema/room-tables.ts'
import { addressesOf, marksWith } from '../deliver/addresses.ts'
import { addressees } from '../deliver/host.ts'
import { isGoneUntaken } from '../deliver/untouched.ts'
import type { Link } from '../keys/links.ts'
import { entryHash, matchHash, stopHash } from '../keys/secrets.ts'
import { keepWishes, type Store } from './directory.ts'
import { databaseOf } from './parts.ts'

interface Erased {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
  readonly wishes: readonly WishRow[]
}

/**
 * Takes a match out, and notes that it was deleted. What owners of addresses have said is kept, and so is how they say
 * it: the links of their mails lead nowhere else any more. The same when done twice.
 */
export async function eraseCopy({ match, seats, wishes }: Erased, store: Store): Promise<void> {
  const { id, part } = match
  const at = match.deletingAt ?? 0
  await keepWishes(wishes, store)
  const db = drizzle(store.DB)
  const mailed = addressees({ match, seats }).flatMap(row => addressesOf(row, marksWith(store)))
  const members = seats.map(({ seat }) => entryHash(id, store, seat))
  // First of all, so that nobody builds it again meanwhile.
  await db.batch([
    db
      .insert(deleted)
      .values({ match: matchHash(id, store), at, untaken: isGoneUntaken({ match, seats }) })
      .onConflictDoNothing(),
    db.delete(gathered).where(inArray(gathered.entry, members)),
    ...mailed.map(({ seat, generation, inbox }) =>
      db
        .insert(stops)
        .values({ link: stopHash(id, seat, generation, store), inbox, at })
        .onConflictDoNothing()
    )
  ])
  const copies = drizzle(databaseOf(part, store))
  await copies.batch([
    copies.delete(matches).where(eq(matches.id, id)),
    copies.delete(lines).where(eq(lines.match, id))
  ])
}

/** The inbox, by its hash, that a link from a mail about a deleted match was sent to; refused once that is forgotten. */
export async function inboxAfterwards({ match, seat, generation }: Link, store: Store): Promise<string> {
  const known = await drizzle(store.DB)
    .select()
    .from(stops)
    .where(eq(stops.link, stopHash(match, seat, generation, store)))
    .get()
  if (!known) throw new Refusal('MATCH_DELETED', { done: true, forgotten: true })
  return known.inbox
}

/** What somebody says by such a link. */
export async function wishAfterwards(link: Link, said: Pick<WishRow, 'wanted' | 'at'>, store: Store): Promise<void> {
  await keepWishes([{ inbox: await inboxAfterwards(link, store), ...said }], store)
}

/** Refuses what is asked of a match that was deleted. */
export async function checkNotDeleted(match: string, store: Store): Promise<void> {
  const found = await drizzle(store.DB)
    .select()
    .from(deleted)
    .where(eq(deleted.match, matchHash(match, store)))
    .get()
  if (found) throw new Refusal('MATCH_DELETED', { done: true, ...(found.untaken && { untaken: true }) })
}
