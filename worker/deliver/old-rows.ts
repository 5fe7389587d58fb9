import { clock, DAY_MS } from '../clock.ts'
import type { Env } from '../env.ts'
import { MOST_EVER_TO_STRANGERS_OF_A_SENDER } from './mail-limits.ts'

/*
 * D1's rows about inboxes that have had no mail for two years. What owners of addresses have said (`suppressions`) is
 * never deleted, nor is a count that may still bind: an inbox that never confirmed and has had as much as one sender may
 * ever send there.
 */

export const KEPT_DAYS = 730
/** Keys are hashes. Those with the same first digit are read on the same day, so that no day reads the whole table. */
const HEX_DIGITS = 16
const MOST_A_DAY = 1000

const TABLES = [
  {
    table: 'mailed',
    key: 'address',
    isOld: `day < ?1 AND (confirmed OR unasked < ${MOST_EVER_TO_STRANGERS_OF_A_SENDER})`
  },
  { table: 'digests', key: 'address', isOld: "day < date(?1 * 86400, 'unixepoch')" },
  // As long as mail may have come to its inbox lately, so that whoever finds an old one can stop it. A version of the Worker from before the moment was kept writes 0.
  {
    table: 'stops',
    key: 'link',
    isOld: `at > 0 AND at < ?1 * ${DAY_MS} AND NOT EXISTS (SELECT 1 FROM mailed WHERE address = inbox)`
  },
  { table: 'stopped_people', key: 'pair', isOld: `at < ?1 * ${DAY_MS}` }
] as const

/** Deletes some of them: over sixteen days the job gets to every row. */
export function removeOldMailRows({ DB }: Pick<Env, 'DB'>): readonly D1PreparedStatement[] {
  const today = Math.floor(clock.now() / DAY_MS)
  const digit = (today % HEX_DIGITS).toString(HEX_DIGITS)
  return TABLES.map(({ table, key, isOld }) =>
    DB.prepare(
      `DELETE FROM ${table} WHERE ${key} IN (
        SELECT ${key} FROM ${table} WHERE ${key} >= ?2 AND ${key} < ?2 || 'g' AND ${isOld} LIMIT ${MOST_A_DAY})`
    ).bind(today - KEPT_DAYS, digit)
  )
}
