import { removeOldBoats } from '../boats/store.ts'
import { clock, DAY_MS } from '../clock.ts'
import { removeOldMailRows } from '../deliver/old-rows.ts'
import type { Env } from '../env.ts'
import type { RoomStub } from '../http/bound.ts'
import { reportBug } from '../report.ts'
import { allParts, databaseOf } from '../room/parts.ts'

/** What a day's work came to, over all parts. */
export interface Report {
  /** Rooms that were asked whether D1 has all of their match; one that had lost its storage is built again by that. */
  readonly asked: number
  /** Those whose match is copied again. */
  readonly repaired: number
  /** Those that did not answer. They are asked again the next day. */
  readonly failed: number
}

const ROOMS_A_DAY = 400
const AT_ONCE = 10
const REPORTS_KEPT = 60

/** Matches that are not packed, those first that were asked longest ago. */
const LISTED = `
  SELECT id, 1 AS listed, count(version) AS leaves, max(ifnull(last, version)) AS last
  FROM (SELECT id FROM matches WHERE packed IS NULL ORDER BY tended_at LIMIT ?1) LEFT JOIN lines ON match = id
  GROUP BY id`

/** Lines of matches that the directory does not know. */
const UNLISTED = `
  SELECT match AS id, 0 AS listed, count(*) AS leaves, max(ifnull(last, version)) AS last FROM lines
  WHERE match NOT IN (SELECT id FROM matches) GROUP BY match LIMIT ?1`

interface Found {
  readonly id: string
  readonly listed: 0 | 1
  readonly leaves: number
  readonly last: number | null
}

type Outcome = Exclude<keyof Report, 'asked'> | 'well'

/** Once a day: what D1 misses of any match is copied again, what is of no more use is swept out, and it is written down. */
export async function tendAll(env: Env): Promise<Report> {
  const outcomes: Outcome[] = []
  for (const part of allParts(env)) {
    try {
      outcomes.push(...(await tendPart(databaseOf(part, env), env)))
    } catch (error) {
      // Another part may be well.
      reportBug(error, {}, 'DAILY_FAILED')
    }
  }
  const count = (outcome: Outcome) => outcomes.filter(one => one === outcome).length
  const report = { asked: outcomes.length, repaired: count('repaired'), failed: count('failed') }
  await writeDown(report, env)
  return report
}

async function tendPart(database: D1Database, env: Env): Promise<Outcome[]> {
  const [unlisted, listed] = await database.batch<Found>(
    [UNLISTED, LISTED].map(sql => database.prepare(sql).bind(ROOMS_A_DAY))
  )
  const found = [...(unlisted?.results ?? []), ...(listed?.results ?? [])].slice(0, ROOMS_A_DAY)
  const outcomes: Outcome[] = []
  for (let at = 0; at < found.length; at += AT_ONCE) {
    const some = found.slice(at, at + AT_ONCE)
    outcomes.push(...(await Promise.all(some.map(one => tend(one, env)))))
    const ids = some.map(({ id }) => id)
    const marks = ids.map((_, index) => `?${index + 2}`).join()
    await database
      .prepare(`UPDATE matches SET tended_at = ?1 WHERE id IN (${marks})`)
      .bind(clock.now(), ...ids)
      .run()
  }
  return outcomes
}

async function tend({ id, listed, leaves, last }: Found, env: Env): Promise<Outcome> {
  try {
    const room = env.ROOM.getByName(id) as unknown as RoomStub
    const answer = await room.tend(id, { listed: listed === 1, leaves, last: last ?? -1 })
    if ('refused' in answer) return 'failed'
    return answer.ok ? 'repaired' : 'well'
  } catch (error) {
    reportBug(error, { match: id }, 'DAILY_FAILED')
    return 'failed'
  }
}

async function writeDown(report: Report, env: Env): Promise<void> {
  const { DB } = env
  const day = Math.floor(clock.now() / DAY_MS)
  await DB.batch([
    removeOldBoats(env),
    ...removeOldMailRows(env),
    DB.prepare('DELETE FROM networks WHERE day < ?1').bind(day),
    DB.prepare('DELETE FROM days WHERE day < ?1').bind(day - REPORTS_KEPT),
    DB.prepare('INSERT INTO days VALUES (?1, ?2) ON CONFLICT DO UPDATE SET report = excluded.report').bind(
      day,
      JSON.stringify(report)
    )
  ])
}
