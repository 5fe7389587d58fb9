import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import { DAY_MS } from '../clock.ts'
import type { Env } from '../env.ts'
import { stoppedPersonHash } from '../keys/secrets.ts'
import { KEPT_DAYS } from './old-rows.ts'
import type { MarksOf } from './addresses.ts'
import { addressees } from './host.ts'
import { firstMatch } from './rematch.ts'

/*
 * The owner of an inbox may want nothing more from the people of a match. There are no accounts to know people by: what
 * stands for them is the match with all that follow it, the network that it was opened from, and the inboxes that others
 * have confirmed there. What comes from any of these unasked (an invitation, a question, a rematch) is not sent.
 */

/** So long it holds, unless it is taken back; then it is deleted with other old rows. */
const STOPPED_FOR_MS = KEPT_DAYS * DAY_MS

type Store = Pick<Env, 'DB' | 'LINK_KEYS' | 'STORE_KEY'>

/** What stands for the people of a match, to a seat of it or to an inbox that had one. */
export function peopleOf(
  { match, seats }: { readonly match: MatchRow; readonly seats: readonly SeatRow[] },
  own: { readonly seat: number; readonly inbox: string },
  marksOf: MarksOf
): readonly string[] {
  const others = addressees({ match, seats }).flatMap(({ address, confirmedAt }) =>
    address !== null && confirmedAt !== null ? marksOf(address).inbox : []
  )
  const isHost = match.host?.seat === own.seat
  const names = [firstMatch(match), ...(isHost ? [] : [match.openedBy]), ...others.filter(inbox => inbox !== own.inbox)]
  return [...new Set(names.filter(name => name !== null))]
}

/** Whether an inbox wants nothing from any of these people. */
export async function isStopped(
  inbox: string,
  { people, now }: { readonly people: readonly string[]; readonly now: number },
  store: Store
): Promise<boolean> {
  if (people.length === 0) return false
  const marks = people.map((_, index) => `?${index + 2}`).join()
  const pairs = people.map(person => stoppedPersonHash(inbox, person, store))
  const found = await store.DB.prepare(
    `SELECT 1 AS found FROM stopped_people WHERE at > ?1 AND pair IN (${marks}) LIMIT 1`
  )
    .bind(now - STOPPED_FOR_MS, ...pairs)
    .first('found')
  return found !== null
}

/** What is said of the people of a match at an inbox, and where: it can be taken back there. */
export interface Stop {
  readonly inbox: string
  readonly match: string
  readonly people: readonly string[]
}

export async function stopPeople({ inbox, match, people }: Stop, now: number, store: Store): Promise<void> {
  const stop = stoppedPersonHash(inbox, `by ${match}`, store)
  const insert = store.DB.prepare(
    'INSERT INTO stopped_people (pair, stop, at) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET stop = excluded.stop, at = excluded.at'
  )
  await store.DB.batch(people.map(person => insert.bind(stoppedPersonHash(inbox, person, store), stop, now)))
}

export async function welcomePeople({ inbox, match }: Omit<Stop, 'people'>, store: Store): Promise<void> {
  const stop = stoppedPersonHash(inbox, `by ${match}`, store)
  await store.DB.prepare('DELETE FROM stopped_people WHERE stop = ?1').bind(stop).run()
}

/** Whether that was said there. */
export async function arePeopleStopped({ inbox, match }: Omit<Stop, 'people'>, store: Store): Promise<boolean> {
  const stop = stoppedPersonHash(inbox, `by ${match}`, store)
  const found = await store.DB.prepare('SELECT 1 AS found FROM stopped_people WHERE stop = ?1 LIMIT 1')
    .bind(stop)
    .first('found')
  return found !== null
}
