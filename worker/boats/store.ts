import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { Refusal } from '../../engine/refusal.ts'
import { boats } from '../../schema/directory-tables.ts'
import { type SealedBoat, sealedBoat } from '../../schema/sealed.ts'
import type { Boat, BoatChange } from '../../schema/wire/boat.ts'
import { clock, SECOND_MS } from '../clock.ts'
import type { Env } from '../env.ts'
import { type Link, linkAddress, MOST_GENERATIONS } from '../keys/links.ts'
import { seal, unseal } from '../keys/seal.ts'
import { boatFor, boatHash } from '../keys/secrets.ts'
import { isPassed, passed } from '../match/passed.ts'
import { tooMany } from '../match/too-many.ts'
import { merged, placeOf, seatLink } from './merge.ts'

type Store = Pick<Env, 'DB' | 'LINK_KEYS' | 'STORE_KEY' | 'ORIGIN'>

/** A boat as it was read, and the version that may be overwritten. */
interface Found {
  readonly id: string
  readonly generation: number
  readonly version: number
  readonly carries: SealedBoat
}

/** So many devices may write at the same moment and none has to ask again. */
const TRIES = 8

/** An empty boat; asked again with the same key, the one that was made then. */
export async function make(key: string, store: Store): Promise<Boat> {
  const id = boatFor(key, store)
  const carries: SealedBoat = { seats: [], passed: null }
  const row = { id: boatHash(id, store), generation: 0, version: 0, sealed: await sealed(id, carries, store) }
  await reached(() => drizzle(store.DB).insert(boats).values(row).onConflictDoNothing())
  return shown(await found(id, store), store)
}

export async function look(link: Link, store: Store): Promise<Boat> {
  return shown(await present(link, store), store)
}

/** Takes in what a device has, and lets go of what was forgotten there. */
export function change(link: Link, asked: BoatChange, store: Store): Promise<Boat> {
  return overwrite(
    () => present(link, store),
    ({ generation, carries }) => {
      const seats = merged(carries.seats, asked, store)
      return seats === carries.seats ? null : { generation, carries: { ...carries, seats } }
    },
    store
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

/** Nothing is left of it. */
export async function end(link: Link, store: Store): Promise<void> {
  await present(link, store)
  await reached(() =>
    drizzle(store.DB)
      .delete(boats)
      .where(eq(boats.id, boatHash(link.match, store)))
  )
}

async function present(link: Link, store: Store): Promise<Found> {
  return checked(await found(link.match, store), link)
}

function checked(boat: Found, { generation }: Link): Found {
  if (boat.generation !== generation) throw new Refusal('BOAT_REPLACED')
  return boat
}

async function found(id: string, store: Store): Promise<Found> {
  const row = await reached(() =>
    drizzle(store.DB)
      .select()
      .from(boats)
      .where(eq(boats.id, boatHash(id, store)))
      .get()
  )
  if (!row) throw new Refusal('NO_SUCH_BOAT')
  const carries = sealedBoat.parse(await unseal(row.sealed, { match: id, what: 'boat' }, store))
  return { id, generation: row.generation, version: row.version, carries }
}

type Written = Pick<Found, 'generation' | 'carries'>

/** Writes what becomes of the boat, if nobody has written since it was read; else it is read and thought over again. */
async function overwrite(
  read: () => Promise<Found>,
  become: (boat: Found) => Written | null,
  store: Store
): Promise<Boat> {
  for (let tries = 0; tries < TRIES; tries++) {
    const boat = await read()
    const after = become(boat)
    if (!after) return shown(boat, store)
    const set = {
      generation: after.generation,
      version: boat.version + 1,
      sealed: await sealed(boat.id, after.carries, store)
    }
    const asRead = and(eq(boats.id, boatHash(boat.id, store)), eq(boats.version, boat.version))
    const { meta } = await reached(() => drizzle(store.DB).update(boats).set(set).where(asRead).run())
    if (meta.changes > 0) return shown({ ...boat, ...after }, store)
  }
  throw tooMany(SECOND_MS)
}

function sealed(id: string, carries: SealedBoat, store: Store): Promise<string> {
  return seal(carries, { match: id, what: 'boat' }, store)
}

function shown({ id, generation, carries }: Found, store: Store): Boat {
  return {
    link: linkAddress({ match: id, role: 'boat', seat: 0, generation }, store),
    seats: carries.seats.map(one => ({ ...one, ...placeOf(seatLink(one.link, store)) }))
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
