import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Opened } from '../../../schema/wire/links.ts'
import type { MatchRecord } from '../../../engine/match.ts'
import { call, look, newKey, playWell, seated } from '../client.ts'
import { loseStorage } from '../storage.ts'
import { HOUR_MS, pass, stopClock } from '../time.ts'

beforeEach(stopClock)

/** What a match takes in D1: bytes of what is sealed, and rows. */
async function weightOf(match: string): Promise<{ readonly bytes: number; readonly rows: number }> {
  const entry = env.DB.prepare('SELECT length(sealed) + ifnull(length(packed), 0) AS bytes FROM matches WHERE id = ?')
  const lines = env.DB.prepare(
    'SELECT count(*) AS rows, ifnull(sum(length(sealed)), 0) AS bytes FROM lines WHERE match = ?'
  )
  const own = await entry.bind(match).first<{ bytes: number }>()
  const others = await lines.bind(match).first<{ bytes: number; rows: number }>()
  return { bytes: (own?.bytes ?? 0) + (others?.bytes ?? 0), rows: 1 + (others?.rows ?? 0) }
}

const recordOf = (match: string) => call<MatchRecord>('GET', `/m/${match}`)

/** A match played to its end, or for so many lines until its host ends it: its last line is not copied yet. */
async function ended(lines = 12) {
  const match = await seated()
  let envelope = await look(match.seats[0] as string)
  while (!envelope.result && envelope.version < lines) {
    await pass(match.match, HOUR_MS)
    envelope = await playWell(match.seats)
  }
  if (!envelope.result) await call('POST', '/api/host/end', { link: match.links.host })
  return match
}

test('a match that is over is one row in D1, and small', async () => {
  const { match } = await ended(Infinity)
  const before = await weightOf(match)
  await pass(match, HOUR_MS)
  const after = await weightOf(match)
  expect(before.rows).toBeGreaterThan(4)
  expect(after.rows).toBe(1)
  expect(after.bytes).toBeLessThan(before.bytes / 4)
})

test('a room that has lost its storage is built again from the packed copy, and its record proves the same', async () => {
  const { match, seats, links } = await ended()
  const known = async () => (await call<Opened>('GET', '/api/host', { link: links.host })).body.links
  const before = await known()
  await pass(match, HOUR_MS)
  const record = await recordOf(match)
  const shown = await look(seats[0] as string)
  await loseStorage(match)
  const after = await look(seats[0] as string)
  expect([after.view, after.result, after.version]).toEqual([shown.view, shown.result, shown.version])
  expect(await recordOf(match)).toEqual(record)
  expect(record.body.result).toEqual(after.result)
  expect(await known()).toEqual(before)
})

test('what changes after the end is copied beside what was packed', async () => {
  const { match, seats, links } = await ended()
  await pass(match, HOUR_MS)
  await call('PUT', '/api/seat/profile', { link: seats[0] as string, body: { language: 'fr' } })
  await call('POST', '/api/host/reissue', { link: links.host, body: { role: 'watcher', key: newKey() } })
  await pass(match, HOUR_MS)
  expect((await weightOf(match)).rows).toBe(1)
  await loseStorage(match)
  expect((await look(seats[0] as string)).own?.language).toBe('fr')
  expect((await call('GET', '/api/seat', { link: links.watcher })).status).toBe(410)
  expect((await recordOf(match)).status).toBe(200)
})

test('a pack that D1 took without our hearing of it is packed again, to the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { match, seats } = await ended()
  const { DB } = env
  const batch = DB.batch.bind(DB)
  DB.batch = async <T>(statements: D1PreparedStatement[]) => {
    const answer = await batch<T>(statements)
    if ((await weightOf(match)).rows === 1) throw new Error('the answer was lost')
    return answer
  }
  await pass(match, 0)
  Object.assign(DB, { batch })
  expect((await weightOf(match)).rows).toBe(1)
  const record = await recordOf(match)
  await pass(match, HOUR_MS)
  expect((await weightOf(match)).rows).toBe(1)
  await loseStorage(match)
  expect(await recordOf(match)).toEqual(record)
  expect((await look(seats[0] as string)).result).toEqual(record.body.result)
})
