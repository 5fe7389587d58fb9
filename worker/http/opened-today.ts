import { Refusal } from '../../engine/refusal.ts'
import { clock, DAY_MS, SECOND_MS } from '../clock.ts'
import { IS_ANOTHER_DAY, untilTomorrow } from '../deliver/budget.ts'
import { hasMailbox } from '../deliver/mail/index.ts'
import type { Env } from '../env.ts'
import { tooMany } from '../match/too-many.ts'
import { isListed } from '../room/directory.ts'
import { type Bound, networkHashOf } from './bound.ts'

/*
 * A ceiling of matches opened and boats made a day, by one network and by all. Each costs rows for as long as it is there, and
 * an account has so many a day: a flood closes opening, and never playing.
 */

/** By one network: more than a school opens, and a tenth of all. */
const MOST_OF_A_NETWORK = 200
/** By all: a fifth of the rows that a free account may write. */
const MOST = 2000

/** All networks together, where each has its keyed hash. */
const ALL = ''

// One statement for both counts: two rows written for an opening, and none for one that is refused.
const COUNT = `
  INSERT INTO networks (network, day, addresses, opened)
  SELECT value, ?2, 0, 1 FROM json_each(json_array(?1, '${ALL}'))
  WHERE ifnull((SELECT opened FROM networks WHERE network = ?1 AND day BETWEEN ?2 AND ?2 + 1), 0) < ?3
    AND ifnull((SELECT opened FROM networks WHERE network = '${ALL}' AND day BETWEEN ?2 AND ?2 + 1), 0) < ?4
  ON CONFLICT DO UPDATE SET
    addresses = iif(${IS_ANOTHER_DAY}, 0, addresses),
    opened = iif(${IS_ANOTHER_DAY}, 0, opened) + 1,
    day = iif(${IS_ANOTHER_DAY}, excluded.day, day)
  RETURNING 1 AS counted`

/** Counts a match that is to be opened, or refuses it until tomorrow; one that is there already is always found. */
export async function countOpening(context: Bound, match: string): Promise<void> {
  const { env } = context
  // Without D1 nothing is counted, and a new match can still be opened.
  const may = await mayOpen(networkHashOf(context), env).catch(() => true)
  if (may || (await isListed(match, env).catch(() => true))) return
  throw new Refusal('NO_MORE_TODAY', { seconds: Math.ceil(untilTomorrow(clock.now()) / SECOND_MS) })
}

/** Counts a boat that is to be made, or refuses it until tomorrow. */
export async function countBoat(context: Bound): Promise<void> {
  const { env } = context
  if (!(await mayOpen(networkHashOf(context), env).catch(() => true))) throw tooMany(untilTomorrow(clock.now()))
}

async function mayOpen(network: string, env: Env): Promise<boolean> {
  const day = Math.floor(clock.now() / DAY_MS)
  const { DB, OPENED_A_DAY, OPENED_A_DAY_BY_NETWORK } = env
  const most = [mostOf(OPENED_A_DAY_BY_NETWORK, MOST_OF_A_NETWORK, env), mostOf(OPENED_A_DAY, MOST, env)]
  const { results } = await DB.prepare(COUNT)
    .bind(network, day, ...most)
    .all()
  return results.length > 0
}

/** As it is set, or else the usual; whoever plays on their own machine has no limit. */
function mostOf(set: string | undefined, usual: number, env: Env): number {
  if (set) return Number(set)
  return hasMailbox(env) ? Number.MAX_SAFE_INTEGER : usual
}
