import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { openMatch } from '../../../schema/wire/opening.ts'
import { chance } from '../../../worker/chance.ts'
import { clock } from '../../../worker/clock.ts'
import { writeLink } from '../../../worker/keys/links.ts'
import { matchFor } from '../../../worker/keys/secrets.ts'
import type { Room } from '../../../worker/room/room.ts'
import { allParts, databaseOf, openParts } from '../../../worker/room/parts.ts'
import { call, look, newKey, playOnce, playOut, wishes } from '../client.ts'
import { loseStorage } from '../storage.ts'
import { HOUR_MS, pass, roomOf, stopClock } from '../time.ts'

beforeEach(stopClock)

/** A match of that id, with both seats taken; their links. */
async function opened(id: string): Promise<string[]> {
  const asked = openMatch.parse(wishes(['Ann', 'Ben']))
  await (roomOf(id) as unknown as Room).open({ id, asked, seed: chance.seed(), now: clock.now() })
  const links = [0, 1].map(seat => writeLink({ match: id, role: 'seat', seat, generation: 0 }, env))
  for (const link of links) await call('POST', '/api/seat/take', { link, body: { key: newKey() } })
  return links
}

const idOf = (part: number) => matchFor(newKey(), Uint8Array.of(part), env)

/** How many rows each part has of a match. */
async function spread(match: string): Promise<number[]> {
  const rows = `SELECT (SELECT count(*) FROM matches WHERE id = ?1) + (SELECT count(*) FROM lines WHERE match = ?1) AS rows`
  const counts = allParts(env).map(part => databaseOf(part, env).prepare(rows).bind(match).first<number>('rows'))
  return (await Promise.all(counts)).map(Number)
}

test.each([
  [0, [3, 0, 0]],
  [1, [0, 3, 0]],
  [2, [0, 0, 3]],
  // No such database: as ids of old, which name any.
  [200, [3, 0, 0]]
])('a match whose id names part %i is copied there, and nowhere else', async (part, rows) => {
  const id = idOf(part)
  const links = await opened(id)
  await playOnce(links)
  await playOnce(links)
  await pass(id, HOUR_MS)
  expect(await spread(id)).toEqual(rows)
  await loseStorage(id)
  expect((await look(links[0] as string)).version).toBe(2)
  await playOnce(links)
  await pass(id, HOUR_MS)
  expect((await spread(id)).filter(Boolean)).toEqual([3])
})

test('a match that is over is packed in its part, and found there by whoever knows its id', async () => {
  const id = idOf(2)
  await playOut(await opened(id))
  await pass(id, HOUR_MS)
  expect(await spread(id)).toEqual([0, 0, 1])
  await loseStorage(id)
  expect((await call('GET', `/m/${id}`)).status).toBe(200)
})

test('a match from before there were parts stays where it is, whatever its id names', async () => {
  const id = idOf(1)
  const links = await opened(id)
  await runInDurableObject(roomOf(id), (_, { storage }) => void storage.sql.exec('UPDATE match SET part = 0'))
  await playOnce(links)
  await pass(id, HOUR_MS)
  expect(await spread(id)).toEqual([3, 0, 0])
  await loseStorage(id)
  await playOnce(links)
  await pass(id, HOUR_MS)
  expect(await spread(id)).toEqual([3, 0, 0])
})

test('new matches are kept in the parts that are named, each key always in the same', () => {
  const parts = openParts({ OPEN_IN: '1 2' })
  const keys = Array.from({ length: 40 }, newKey)
  const ids = keys.map(key => matchFor(key, parts, env))
  expect(new Set(ids.map(id => id.slice(0, 2)))).toEqual(new Set(['01', '02']))
  expect(keys.map(key => matchFor(key, parts, env))).toEqual(ids)
  expect(openParts({})).toEqual(Uint8Array.of(0))
})
