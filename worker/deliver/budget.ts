import { DAY_MS } from '../clock.ts'
import type { Env } from '../env.ts'
import type { Marks } from './addresses.ts'
import { MOST_PLACES_CHARS } from './mailed-places.ts'
import {
  MOST_A_DAY,
  MOST_A_DAY_OF_A_SENDER,
  MOST_A_DAY_TO_STRANGERS,
  MOST_A_DAY_TO_STRANGERS_OF_A_SENDER,
  MOST_ADDRESSES_A_DAY,
  MOST_EVER_TO_STRANGERS,
  MOST_EVER_TO_STRANGERS_OF_A_SENDER,
  MOST_UNASKED_A_DAY,
  MOST_UNASKED_A_DAY_OF_A_SENDER
} from './mail-limits.ts'

type Store = Pick<Env, 'DB'>

/** What its owner has said last. Those who spoke before spellings were counted as one are found by the address itself. */
const WANTED = `coalesce(
  (SELECT wanted FROM suppressions WHERE address = ?1),
  (SELECT wanted FROM suppressions WHERE address = ?2),
  1)`

/** What was counted on a day before counts no more, nor what a clock has counted that was days ahead. */
export const IS_ANOTHER_DAY = '(excluded.day > day OR excluded.day < day - 1)'
const ofToday = (count: string) => `iif(${IS_ANOTHER_DAY}, 0, ${count})`
const ofSender = (place: number) => `coalesce(json_extract(senders, '$."' || ?5 || '"[${place}]'), 0)`
const SENT = ofToday(ofSender(0))
const SENT_UNASKED = ofToday(ofSender(1))
const SENT_UNASKED_EVER = ofSender(2)

// Strangers' senders are counted for good, as the inbox is; of one that has confirmed only those of the day are kept.
const SENDERS_KEPT = `CASE
  WHEN NOT ${IS_ANOTHER_DAY} THEN senders
  WHEN confirmed OR excluded.confirmed THEN '{}'
  ELSE (SELECT json_group_object(key, json_array(0, 0, json_extract(value, '$[2]'))) FROM json_each(mailed.senders))
END`

// Whichever rooms send at the same moment, one statement counts them one after the other. A clock that is a little behind begins no new day.
const COUNT = `
  INSERT INTO mailed (address, day, today, unasked_today, unasked, confirmed, senders, places)
  SELECT ?1, ?3, 1, ?4, ?4, 1 - ?4, json_object(?5, json_array(1, ?4, ?4)), ?6 WHERE ${WANTED}
  ON CONFLICT DO UPDATE SET
    today = ${ofToday('today')} + 1,
    unasked_today = ${ofToday('unasked_today')} + excluded.unasked,
    unasked = unasked + excluded.unasked,
    confirmed = max(confirmed, excluded.confirmed),
    places = coalesce(substr(excluded.places || coalesce(places, ''), 1, ${MOST_PLACES_CHARS}), places),
    senders = json_set(${SENDERS_KEPT}, '$."' || ?5 || '"', json_array(
      ${SENT} + 1, ${SENT_UNASKED} + excluded.unasked, ${SENT_UNASKED_EVER} + excluded.unasked)),
    day = iif(${IS_ANOTHER_DAY}, excluded.day, day)
  WHERE ${ofToday('today')} < ${MOST_A_DAY} AND ${SENT} < ${MOST_A_DAY_OF_A_SENDER}
    AND (excluded.unasked = 0 OR (
      ${ofToday('unasked_today')} < iif(confirmed, ${MOST_UNASKED_A_DAY}, ${MOST_A_DAY_TO_STRANGERS})
      AND ${SENT_UNASKED} < iif(confirmed, ${MOST_UNASKED_A_DAY_OF_A_SENDER}, ${MOST_A_DAY_TO_STRANGERS_OF_A_SENDER})
      AND (confirmed OR (
        unasked < ${MOST_EVER_TO_STRANGERS} AND ${SENT_UNASKED_EVER} < ${MOST_EVER_TO_STRANGERS_OF_A_SENDER}))))
  RETURNING 1 AS counted`

/** Whether an inbox takes mail from us: its owner may have asked for none. */
export async function wantsMail({ inbox, hash }: Marks, { DB }: Store): Promise<boolean> {
  const answer = await DB.prepare(`SELECT ${WANTED} AS wanted`).bind(inbox, hash).first<number>('wanted')
  return answer !== 0
}

/** When the owner of an inbox last said whether they want mail; null where they never did. */
export function saidAt({ inbox, hash }: Marks, { DB }: Store): Promise<number | null> {
  return DB.prepare('SELECT max(at) AS at FROM suppressions WHERE address IN (?1, ?2)')
    .bind(inbox, hash)
    .first<number>('at')
}

/** A mail that is to be counted. */
export interface Sent {
  /** Who causes it, by a keyed hash. */
  readonly sender: string
  /** Whether nobody at the inbox has asked for it. */
  readonly unasked: boolean
  readonly now: number
  /** The seat that it is for, sealed, where a bounce could not be told apart otherwise. */
  readonly place?: string | null
}

export type Leave = 'GIVEN' | 'SUPPRESSED' | 'OVER_BUDGET'

/** Counts a mail to an inbox, if one more may be sent there. */
export async function askLeave(
  { inbox, hash }: Marks,
  { sender, unasked, now, place = null }: Sent,
  { DB }: Store
): Promise<Leave> {
  const day = Math.floor(now / DAY_MS)
  const [asked, counted] = await DB.batch<{ wanted: number } | { counted: number }>([
    DB.prepare(`SELECT ${WANTED} AS wanted`).bind(inbox, hash),
    DB.prepare(COUNT).bind(inbox, hash, day, unasked ? 1 : 0, sender, place)
  ])
  if (counted?.results.length) return 'GIVEN'
  const [answer] = asked?.results ?? []
  return answer && 'wanted' in answer && answer.wanted === 0 ? 'SUPPRESSED' : 'OVER_BUDGET'
}

const COUNT_ADDRESSES = `
  INSERT INTO networks (network, day, addresses) VALUES (?1, ?2, ?3)
  ON CONFLICT DO UPDATE SET
    addresses = ${ofToday('addresses')} + excluded.addresses,
    opened = ${ofToday('opened')},
    day = iif(${IS_ANOTHER_DAY}, excluded.day, day)
  WHERE ${ofToday('addresses')} + excluded.addresses <= ${MOST_ADDRESSES_A_DAY}
  RETURNING 1 AS counted`

/** Counts the addresses that a network gives, if it may give so many more today. */
export async function mayGive(
  network: string,
  { addresses, now }: { addresses: number; now: number },
  { DB }: Store
): Promise<boolean> {
  const day = Math.floor(now / DAY_MS)
  const counted = await DB.prepare(COUNT_ADDRESSES).bind(network, day, addresses).first('counted')
  return counted !== null
}

/** How long it is until an inbox or a network may have more: days are those of UTC. */
export function untilTomorrow(now: number): number {
  return DAY_MS - (now % DAY_MS)
}
