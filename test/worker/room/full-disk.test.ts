import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import { makeBuckets } from '../../../worker/room/buckets.ts'
import { act, awaited, call, fetchHere, line, look, NAVIGATION, newKey, playOnce, seated } from '../client.ts'
import { DAY_MS, later, MINUTE_MS, roomOf, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)

/** From now on whatever a room writes fails as it does on a full disk. */
async function fillDisk(match: string): Promise<void> {
  await evictDurableObject(roomOf(match))
  await runInDurableObject(roomOf(match), (_, { storage: { sql } }) => {
    const exec = sql.exec.bind(sql)
    sql.exec = ((query: string, ...bindings: SqlStorageValue[]) => {
      if (!/^\s*select/i.test(query)) throw new Error('database or disk is full: SQLITE_FULL')
      return exec(query, ...bindings)
    }) as typeof sql.exec
  })
}

test('on a full disk every look is answered, and what would be written is refused by a code of its own', async () => {
  const { match, seats, links } = await seated()
  await playOnce(seats)
  const { link, envelope } = await awaited(seats)
  later(MINUTE_MS)
  await fillDisk(match)
  for (const path of ['seat', 'seat/log', 'seat/at', 'seat/unseen', 'seat/notes', 'seat/plan', 'seat/delivery'])
    expect((await call('GET', `/api/${path}`, { link })).status).toBe(200)
  expect((await call('GET', '/api/host', { link: links.host })).status).toBe(200)
  // A page without scripts says what it has shown.
  const body = new URLSearchParams({ show: '1', version: '1' })
  const shown = await fetchHere(`/s/${link.slice(-39)}`, { method: 'POST', headers: NAVIGATION, body })
  expect(shown.status).toBeLessThan(400)
  const { status, body: refused } = await act(link, envelope, line(envelope))
  expect([status, (refused as Failure).code]).toEqual([507, 'STORAGE_FULL'])
  await evictDurableObject(roomOf(match))
  expect((await look(link)).version).toBe(1)
  expect((await act(link, envelope, line(envelope), newKey())).status).toBe(200)
})

test('a clock that goes back keeps nobody waiting', async () => {
  const { seats } = await seated()
  const link = seats[0] as string
  // An earlier moment takes as much as ten looks.
  for (let looks = 0; looks < 1000; looks += 10) await call('GET', '/api/seat/at', { link })
  expect((await call<Failure>('GET', '/api/seat', { link })).body.code).toBe('TOO_MANY')
  later(-DAY_MS)
  expect((await call('GET', '/api/seat', { link })).status).toBe(200)
})

test('a bucket holds what it holds, whichever way the clock goes', () => {
  const buckets = makeBuckets<string>({ most: 2, everyMs: SECOND_MS })
  const take = (now: number) => buckets.take('ann', now)
  expect([take(DAY_MS), take(DAY_MS), take(DAY_MS)]).toEqual([0, 0, SECOND_MS])
  expect([take(0), take(0), take(0)]).toEqual([0, 0, SECOND_MS])
  expect([take(DAY_MS), take(DAY_MS), take(DAY_MS)]).toEqual([0, 0, SECOND_MS])
})
