import { and, eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { Refusal } from '../../engine/refusal.ts'
import { boats } from '../../schema/directory-tables.ts'
import { type SealedBoat, sealedBoat } from '../../schema/sealed.ts'
import type { Boat, BoatChange } from '../../schema/wire/boat.ts'
import { clock, DAY_MS, SECOND_MS } from '../clock.ts'
import type { Env } from '../env.ts'
import { type Link, linkAddress, MOST_GENERATIONS } from '../keys/links.ts'
import { seal, unseal } from '../keys/seal.ts'
import { boatFor, boatHash } from '../keys/secrets.ts'
import { isPassed, passed } from '../match/passed.ts'
import { tooMany } from '../match/too-many.ts'
import { merged, placeOf, seatLinkReader } from './merge.ts'

type Store = Pick<Env, 'DB' | 'LINK_KEYS' | 'STORE_KEY' | 'ORIGIN'>

type Row = typeof boats.$inferSelect

/** A boat as it was read, and the version that may be overwritten. */
interface Found extends Pick<Row, 'generation' | 'version' | 'madeAt' | 'usedAt'> {
  readonly id: string
  readonly carries: SealedBoat
}

/** How long the key that made a boat answers the same boat. */
const MADE_AGAIN_MS = DAY_MS
/** How long an ended boat's row stays: its id follows from key and day, so no key can bring it back afterwards. */
const ENDED_STAYS_MS = 2 * DAY_MS
/** A boat that no device has used for so long is removed. */
const UNUSED_MS = 730 * DAY_MS
/** How often it is written down that a boat is used. */
const USED_EVERY_MS = 30 * DAY_MS

/** So many devices may write at the same moment and none has to ask again. */
const TRIES = 8

/**
 * An empty boat, once `count` lets it be made; asked again with the same key within a day, the one that was made then,
 * unless its link was replaced.
 */
export async function make(key: string, count: () => Promise<void>, store: Store): Promise<Boat> {
  const now = clock.now()
  const today = Math.floor(now / DAY_MS)
  const ids = [today - 1, today].map(day => boatFor(key, day, store))
  const before = await madeBefore(ids, store)
  if (before) return shown(before, store)
  await count()
  const id = ids[1] as string
  const carries: SealedBoat = { seats: [], passed: null }
  const sealedText = await sealed(id, carries, store)
  const row = { id: boatHash(id, store), generation: 0, version: 0, sealed: sealedText, madeAt: now, usedAt: now }
  await reached(() => drizzle(store.DB).insert(boats).values(row).onConflictDoNothing())
  return shown(await found(id, store), store)
}

/** The boat that a key has made, as long as the key may ask for it. */
async function madeBefore(ids: readonly string[], store: Store): Promise<Found | null> {
  const hashes = ids.map(id => boatHash(id, store))
  const [row] = await reached(() => drizzle(store.DB).select().from(boats).where(inArray(boats.id, hashes)))
  if (!row) return null
  if (row.generation > 0) throw new Refusal('BOAT_REPLACED')
  if (clock.now() >= row.madeAt + MADE_AGAIN_MS) throw new Refusal('KEY_REUSED')
  return opened(ids[hashes.indexOf(row.id)] as string, row, store)
}

export async function look(link: Link, store: Store): Promise<Boat> {
  return shown(await present(link, store), store)
}

/** Takes in what a device has, and lets go of what was forgotten there. */
export function change(link: Link, asked: BoatChange, store: Store): Promise<Boat> {
  const read = seatLinkReader(store)
  return overwrite(
    () => present(link, store),
    ({ generation, carries }) => {
      const seats = merged(carries.seats, asked, read)
      return seats === carries.seats ? null : { generation, carries: { ...carries, seats } }
    },
    store,
    read
  )
}

/** A new link in the place of this one, which opens nothing from then on; the same key gets the same answer for a day. */
export function replace(link: Link, key: string, store: Store): Promise<Boat> {
  const isAgain = ({ generation, carries }: Found) =>
    link.generation + 1 === generation && isPassed(carries.passed, key, clock.now())
  return overwrite(
    async () => {
      const boat = await found(link.match, store)
      return isAgain(boat) ? boat : checked(boat, link)
    },
    boat => {
      if (isAgain(boat)) return null
      if (boat.generation === MOST_GENERATIONS) throw new Refusal('BOAT_FULL', { most: MOST_GENERATIONS })
      return { generation: boat.generation + 1, carries: { ...boat.carries, passed: passed(key, clock.now()) } }
    },
    store
  )
}

/** Nothing is left of it. The row of a young one stays for a while, empty, so that its key does not bring it back. */
export async function end(link: Link, store: Store): Promise<void> {
  const { madeAt } = await present(link, store)
  const db = drizzle(store.DB)
  const isIt = eq(boats.id, boatHash(link.match, store))
  const emptied = { sealed: '', version: sql`${boats.version} + 1` }
  const isYoung = clock.now() < madeAt + ENDED_STAYS_MS
  await reached(() => (isYoung ? db.update(boats).set(emptied).where(isIt) : db.delete(boats).where(isIt)))
}

/** Removes the boats that were ended, and those that no device has used for two years. */
export function removeOldBoats({ DB }: Pick<Store, 'DB'>): D1PreparedStatement {
  return DB.prepare(`DELETE FROM boats WHERE used_at < ?1 OR (sealed = '' AND made_at < ?2)`).bind(
    clock.now() - UNUSED_MS,
    clock.now() - ENDED_STAYS_MS
  )
}

/** The boat of a link that was not replaced; that it is used is written down. */
async function present(link: Link, store: Store): Promise<Found> {
  const boat = checked(await found(link.match, store), link)
  const now = clock.now()
  if (now - boat.usedAt < USED_EVERY_MS) return boat
  const isIt = eq(boats.id, boatHash(boat.id, store))
  await reached(() => drizzle(store.DB).update(boats).set({ usedAt: now }).where(isIt))
  return boat
}

function checked(boat: Found, { generation }: Link): Found {
  if (boat.generation !== generation) throw new Refusal('BOAT_REPLACED')
  return boat
}

async function found(id: string, store: Store): Promise<Found> {
  const isIt = eq(boats.id, boatHash(id, store))
  const row = await reached(() => drizzle(store.DB).select().from(boats).where(isIt).get())
  if (!row) throw new Refusal('NO_SUCH_BOAT')
  return opened(id, row, store)
}

async function opened(id: string, { sealed: text, ...row }: Row, store: Store): Promise<Found> {
  if (text === '') throw new Refusal('NO_SUCH_BOAT')
  const carries = sealedBoat.parse(await unseal(text, { match: id, what: 'boat' }, store))
  return { ...row, id, carries }
}

type Written = Pick<Found, 'generation' | 'carries'>

/** Writes what becomes of the boat, if nobody has written since it was read; else it is read and thought over again. */
async function overwrite(
  read: () => Promise<Found>,
  become: (boat: Found) => Written | null,
  store: Store,
  readLink = seatLinkReader(store)
): Promise<Boat> {
  for (let tries = 0; tries < TRIES; tries++) {
    const boat = await read()
    const after = become(boat)
    if (!after) return shown(boat, store, readLink)
    const set = {
      generation: after.generation,
      version: boat.version + 1,
      sealed: await sealed(boat.id, after.carries, store)
    }
    const asRead = and(eq(boats.id, boatHash(boat.id, store)), eq(boats.version, boat.version))
    const { meta } = await reached(() => drizzle(store.DB).update(boats).set(set).where(asRead).run())
    if (meta.changes > 0) return shown({ ...boat, ...after }, store, readLink)
  }
  throw tooMany(SECOND_MS)
}

function sealed(id: string, carries: SealedBoat, store: Store): Promise<string> {
  return seal(carries, { match: id, what: 'boat' }, store)
}

function shown(
  { id, generation, carries }: Pick<Found, 'id' | 'generation' | 'carries'>,
  store: Store,
  readLink = seatLinkReader(store)
): Boat {
  return {
    link: linkAddress({ match: id, role: 'boat', seat: 0, generation }, store),
    seats: carries.seats.map(one => ({ ...one, ...placeOf(readLink(one.link)) }))
  }
}

/** A boat is in D1 and nowhere else: while that is down, devices show what they know themselves. */
async function reached<T>(ask: () => PromiseLike<T>): Promise<T> {
  try {
    return await ask()
  } catch {
    throw new Refusal('BOAT_UNREACHABLE')
  }
}
