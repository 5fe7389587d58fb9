import * as z from 'zod'
import { ABOUTS } from '../../../schema/wire/told.ts'
import { MINUTE_MS } from '../../clock.ts'
import type { Env } from '../../env.ts'
import { seal, unseal } from '../../keys/seal.ts'
import { entryHash } from '../../keys/secrets.ts'
import type { Item, Place } from './part.ts'

type Store = Pick<Env, 'DB' | 'LINK_KEYS' | 'STORE_KEY'>

/** How long no other room takes a letter over from the one that has begun it. */
const HELD_MS = 10 * MINUTE_MS

const place = z.object({ match: z.string(), seat: z.number() })
const items = z.array(place.extend({ about: z.enum(ABOUTS), turn: z.number() }))

// Whichever rooms ask at the same moment, one of them gets it. A letter that may have left is gone on with before another is begun.
const CLAIM = `
  INSERT INTO digests (address, day, holder, held_until) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT DO UPDATE SET
    day = iif(told IS NULL, day, excluded.day),
    offered = iif(told IS NULL, offered, NULL),
    last = coalesce(told, last),
    holder = excluded.holder,
    held_until = excluded.held_until,
    told = NULL
  WHERE iif(told IS NULL, holder = excluded.holder OR held_until <= ?5, day < excluded.day)
  RETURNING offered, last`

/** Whose the letter of a day is. */
export type Claim =
  | {
      readonly state: 'ours'
      /** What it told when it was tried before; nothing else goes into the same letter. */
      readonly offered: readonly Item[] | null
      /** What letters before told and its rooms may not have heard of. */
      readonly last: readonly Item[]
    }
  | { readonly state: 'theirs' }
  /** With what it and letters before told and its rooms may not have heard of. */
  | { readonly state: 'left'; readonly day: string; readonly told: readonly Item[] }

interface Row {
  readonly day?: string
  readonly offered: string | null
  readonly told?: string | null
  readonly last?: string | null
}

export type DigestDirectory = ReturnType<typeof digestDirectory>

/** What D1 knows of the letter of an address, given by its keyed hash, as one of its matches asks it. */
export function digestDirectory(match: string, address: string, store: Store) {
  const { DB } = store
  const holder = entryHash(match, store)
  const sealed = { match: address, what: 'digest' } as const

  async function opened(text: string | null): Promise<readonly Item[] | null> {
    return text === null ? null : items.parse(await unseal(text, sealed, store))
  }

  return {
    async claim(day: string, now: number): Promise<Claim> {
      const [claimed, found] = await DB.batch<Row>([
        DB.prepare(CLAIM).bind(address, day, holder, now + HELD_MS, now),
        DB.prepare('SELECT day, offered, told FROM digests WHERE address = ?1').bind(address)
      ])
      const [ours] = claimed?.results ?? []
      if (ours)
        return { state: 'ours', offered: await opened(ours.offered), last: (await opened(ours.last ?? null)) ?? [] }
      const [last] = found?.results ?? []
      const told = await opened(last?.told ?? null)
      return told === null ? { state: 'theirs' } : { state: 'left', day: last?.day ?? day, told }
    },

    /** All seats that want to be in it. */
    async members(): Promise<readonly Place[]> {
      const asked = DB.prepare('SELECT sealed FROM gathered WHERE address = ?1').bind(address)
      const { results } = await asked.all<{ sealed: string }>()
      const opens = results.map(row => unseal(row.sealed, { match: address, what: 'gathered' }, store))
      return (await Promise.all(opens)).map(one => place.parse(one))
    },

    /** Writes down what is about to be told, and on which day; false where another room has taken over. */
    async offer(told: readonly Item[], day: string): Promise<boolean> {
      const text = await seal(told, sealed, store)
      const { meta } = await DB.prepare(
        'UPDATE digests SET offered = ?3, day = max(day, ?4) WHERE address = ?1 AND holder = ?2 AND told IS NULL'
      )
        .bind(address, holder, text, day)
        .run()
      return meta.changes > 0
    },

    /** It has left, or never will: there is no other on the day of its last attempt. Keeps what was told and its rooms have not heard of. */
    async finish(told: readonly Item[]): Promise<void> {
      const text = await seal(told, sealed, store)
      await DB.prepare('UPDATE digests SET told = ?3 WHERE address = ?1 AND holder = ?2 AND told IS NULL')
        .bind(address, holder, text)
        .run()
    },

    /** Nothing is to be said now; whoever has something later may begin again. */
    async release(): Promise<void> {
      await DB.prepare(
        'UPDATE digests SET held_until = 0, offered = NULL WHERE address = ?1 AND holder = ?2 AND told IS NULL'
      )
        .bind(address, holder)
        .run()
    },

    /** Seats whose matches are over have nothing to say any more. */
    async forget(places: readonly Place[]): Promise<void> {
      const entries = places.map(one => entryHash(one.match, store, one.seat))
      await DB.batch(entries.map(entry => DB.prepare('DELETE FROM gathered WHERE entry = ?1').bind(entry)))
    }
  }
}
