import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import worker from '../../../worker/index.ts'
import { matchFor } from '../../../worker/keys/secrets.ts'
import type { Report } from '../../../worker/routes/daily.ts'
import { call, look, newKey, playOut, playWell, seated } from '../client.ts'
import { loseStorage } from '../storage.ts'
import { alarmOf, DAY_MS, HOUR_MS, pass, present, stopClock } from '../time.ts'

beforeEach(async () => {
  stopClock()
  await env.DB.batch(['matches', 'lines', 'days', 'networks'].map(table => env.DB.prepare(`DELETE FROM ${table}`)))
})

const daysIn = async (table: string) => (await env.DB.prepare(`SELECT day FROM ${table} ORDER BY day`).raw()).flat()

/** Lets the job run, and answers what it wrote down. */
async function daily(): Promise<Report> {
  await worker.scheduled(createScheduledController(), env)
  const day = Math.floor(present() / DAY_MS)
  const report = await env.DB.prepare('SELECT report FROM days WHERE day = ?').bind(day).first<string>('report')
  return JSON.parse(report ?? 'null') as Report
}

/** A match of three lines, all of them copied. */
async function copied() {
  const match = await seated()
  for (let line = 0; line < 3; line++) await playWell(match.seats)
  await pass(match.match, 2 * HOUR_MS)
  return match
}

const leaves = async (match: string) =>
  env.DB.prepare('SELECT version, last FROM lines WHERE match = ? ORDER BY version').bind(match).raw()

const forget = (sql: string, match: string) => env.DB.prepare(sql).bind(match).run()

test('where D1 has everything, nothing is copied again', async () => {
  await copied()
  await copied()
  expect(await daily()).toEqual({ asked: 2, repaired: 0, failed: 0 })
})

test.each([
  ['its last lines', 'UPDATE lines SET last = 1 WHERE match = ? AND version = 1'],
  ['its first lines', 'DELETE FROM lines WHERE match = ? AND version = 1'],
  ['its opening', 'DELETE FROM lines WHERE match = ? AND version = 0'],
  ['all its lines', 'DELETE FROM lines WHERE match = ?'],
  ['its entry', 'DELETE FROM matches WHERE id = ?']
])('a match of which D1 has lost %s is copied again', async (_, sql) => {
  const { match, seats } = await copied()
  await forget(sql, match)
  expect(await daily()).toEqual({ asked: 1, repaired: 1, failed: 0 })
  await pass(match, 0)
  expect(await leaves(match)).toEqual([
    [0, 0],
    [1, 3]
  ])
  await loseStorage(match)
  expect((await look(seats[0] as string)).version).toBe(3)
})

test('a match that is over is packed where it is not', async () => {
  const { match, seats } = await seated()
  await playOut(seats)
  await pass(match, 2 * HOUR_MS)
  await forget('UPDATE matches SET packed = NULL WHERE id = ?', match)
  expect(await daily()).toEqual({ asked: 1, repaired: 1, failed: 0 })
  await pass(match, 0)
  expect(await leaves(match)).toEqual([])
  expect(await daily()).toEqual({ asked: 0, repaired: 0, failed: 0 })
  await loseStorage(match)
  expect((await call('GET', `/m/${match}`)).status).toBe(200)
})

test('a room that has lost its storage is built again, and tells whose turn it is', async () => {
  const seats = ['ann', 'ben'].map(name => ({ name, address: `${name}@example.org` }))
  const { match } = await seated([], { seats })
  await pass(match, 2 * HOUR_MS)
  await loseStorage(match)
  expect(await alarmOf(match)).toBe(null)
  expect((await daily()).asked).toBe(1)
  expect(await alarmOf(match)).not.toBe(null)
})

test('what changed within the hour may be on its way, and is let be', async () => {
  const { match, seats } = await copied()
  await playWell(seats)
  await forget('DELETE FROM lines WHERE match = ?', match)
  expect((await daily()).repaired).toBe(0)
})

test('a match that nobody can build again is counted, and holds up no other', async () => {
  const { match } = await copied()
  const nobody = matchFor(newKey(), Uint8Array.of(0), env)
  await env.DB.prepare(`INSERT INTO lines VALUES (?, 0, 'x', 0)`).bind(nobody).run()
  await forget('DELETE FROM lines WHERE match = ? AND version = 1', match)
  expect(await daily()).toEqual({ asked: 2, repaired: 1, failed: 1 })
})

test('a part that is down is said so, and holds up no other', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await copied()
  await env.DB_1?.exec('ALTER TABLE matches RENAME TO lost_matches')
  expect(await daily()).toEqual({ asked: 1, repaired: 0, failed: 0 })
  await env.DB_1?.exec('ALTER TABLE lost_matches RENAME TO matches')
  expect(log.mock.calls.map(([text]) => JSON.parse(String(text)).code)).toEqual(['DAILY_FAILED'])
})

test('networks of days before are swept out, and so are old reports', async () => {
  const today = Math.floor(present() / DAY_MS)
  await env.DB.batch([
    env.DB.prepare(`INSERT INTO networks (network, day, addresses) VALUES ('a', ?, 1), ('b', ?, 1)`).bind(
      today - 1,
      today
    ),
    env.DB.prepare(`INSERT INTO days VALUES (?, '{}'), (?, '{}')`).bind(today - 61, today - 60)
  ])
  await daily()
  expect(await daysIn('networks')).toEqual([today])
  expect(await daysIn('days')).toEqual([today - 60, today])
})
