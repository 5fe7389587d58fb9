import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LogRow } from '../../../schema/room-tables.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { Earlier } from '../../../schema/wire/log.ts'
import { seal, unseal } from '../../../worker/keys/seal.ts'
import { call, look, newKey, open, playOnce, playOut, seated } from '../client.ts'
import { loseStorage } from '../storage.ts'
import { alarmOf, DAY_MS, HOUR_MS, MINUTE_MS, pass, present, roomOf, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)
afterEach(repair)

async function dump(): Promise<string> {
  const tables = ['matches', 'lines', 'suppressions']
  const rows = await Promise.all(tables.map(table => env.DB.prepare(`SELECT * FROM ${table}`).all()))
  return JSON.stringify(rows.map(({ results }) => results))
}

/** The versions that D1 has. */
async function copied(match: string): Promise<number[]> {
  const rows = env.DB.prepare('SELECT version, last FROM lines WHERE match = ? ORDER BY version').bind(match)
  const { results } = await rows.all<{ version: number; last: number }>()
  return results.flatMap(({ version, last }) => Array.from({ length: last - version + 1 }, (_, at) => version + at))
}

/** D1 answers nothing about a table until it is repaired. */
const breakDown = (table = 'lines') => env.DB.exec(`ALTER TABLE ${table} RENAME TO lost_${table}`)

async function repair(): Promise<void> {
  const lost = env.DB.prepare(
    `SELECT substr(name, 6) AS name FROM sqlite_master WHERE name LIKE 'lost_%' AND type = 'table'`
  )
  for (const { name } of (await lost.all<{ name: string }>()).results)
    await env.DB.exec(`ALTER TABLE lost_${name} RENAME TO ${name}`)
}

const logOf = (match: string): Promise<LogRow[]> =>
  runInDurableObject(
    roomOf(match),
    (_, { storage }) => storage.sql.exec('SELECT * FROM log').toArray() as unknown as LogRow[]
  )

test('every settled line is copied, and the deal before them', async () => {
  const { match, seats } = await seated()
  await pass(match, 0)
  expect(await copied(match)).toEqual([0])
  await playOnce(seats)
  await playOnce(seats)
  await pass(match, 0)
  expect(await copied(match)).toEqual([0, 1, 2])
  const entry = await env.DB.prepare('SELECT game, rules, seats, version FROM matches WHERE id = ?').bind(match).first()
  expect(entry).toEqual({ game: 'tranquility', rules: 1, seats: 2, version: 0 })
})

test('the entry of a match is written again when a seat changes and when it ends, and not with each line', async () => {
  const { match, seats } = await seated()
  const versionOf = () => env.DB.prepare('SELECT version FROM matches WHERE id = ?').bind(match).first('version')
  await pass(match, 0)
  await playOnce(seats)
  await pass(match, 0)
  expect(await versionOf()).toBe(0)
  await call('PUT', '/api/seat/profile', { link: seats[0] as string, body: { language: 'fr' } })
  await pass(match, 0)
  expect(await versionOf()).toBe(1)
  const { version } = await playOut(seats)
  await pass(match, 0)
  expect(await versionOf()).toBe(version)
})

test('a raw dump of D1 shows no card, line, name, address or link', async () => {
  const asked = [{ name: 'Annabel', address: 'annabel@example.org' }, { name: 'Benedict' }]
  const { match, seats, links } = await seated([], {
    seats: asked,
    host: { name: 'Cordelia' },
    greeting: 'For Sundays'
  })
  for (let turn = 0; turn < 4; turn++) await playOnce(seats, 'place')
  await pass(match, 0)
  const seed = await runInDurableObject(
    roomOf(match),
    (_, { storage }) => storage.sql.exec('SELECT seed FROM match').one().seed
  )
  const lines = (await logOf(match)).map(({ line }) => line).filter(Boolean)
  const tokens = [links.host, links.watcher, ...seats].map(link => link.slice(-39))
  // With its quotation mark, since four letters alone stand in some sealed text by chance.
  const fields = ['"hand', '"talk']
  const secrets = [
    'Annabel',
    'Benedict',
    'Cordelia',
    'Sundays',
    'example',
    '@',
    ...fields,
    String(seed),
    ...lines,
    ...tokens
  ]
  const text = await dump()
  expect(text).toContain(match)
  expect(lines).toHaveLength(4)
  expect(secrets.filter(secret => text.includes(secret))).toEqual([])
})

test('however many lines are sealed together, and whatever they say, the length is the same', async () => {
  const { match, seats } = await seated()
  const lengths = new Set<number>()
  for (let line = 0; line < 18; line++) {
    await playOnce(seats, line % 2 ? 'place' : 'discard')
    await pass(match, 0)
    const rows = env.DB.prepare('SELECT length(sealed) AS length FROM lines WHERE match = ? AND version > 0').bind(
      match
    )
    for (const { length } of (await rows.all<{ length: number }>()).results) lengths.add(length)
  }
  expect(lengths.size).toBe(1)
  expect(await copied(match)).toEqual(Array.from({ length: 19 }, (_, version) => version))
})

test('a match whose lines once had a row each goes on, and is built again', async () => {
  const { match, seats } = await seated()
  for (let line = 0; line < 3; line++) await playOnce(seats, 'place')
  await pass(match, 0)
  const log = await logOf(match)
  await env.DB.batch([
    env.DB.prepare('DELETE FROM lines WHERE match = ? AND version > 0').bind(match),
    ...(await Promise.all(
      log.slice(1).map(async ({ version, seat, at, line, key }) => {
        const sealed = await seal({ seat, at, line, key }, { match, what: version }, env)
        return env.DB.prepare('INSERT INTO lines (match, version, sealed) VALUES (?, ?, ?)').bind(
          match,
          version,
          sealed
        )
      })
    ))
  ])
  await loseStorage(match)
  expect((await playOnce(seats, 'place')).version).toBe(4)
  await pass(match, 0)
  await loseStorage(match)
  expect((await look(seats[0] as string)).version).toBe(4)
  expect((await logOf(match)).slice(0, 4)).toEqual(log)
})

test('with D1 down a match goes on, and D1 catches up', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { match, seats } = await seated()
  await breakDown()
  for (let turn = 1; turn <= 3; turn++) expect((await playOnce(seats)).version).toBe(turn)
  await pass(match, 2 * MINUTE_MS)
  await playOnce(seats)
  await repair()
  expect(await copied(match)).toEqual([])
  await pass(match, HOUR_MS)
  expect(await copied(match)).toEqual([0, 1, 2, 3, 4])
})

test('ten actions in a minute without D1 put the next copy off by minutes, as one action would', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { match, seats } = await seated()
  await breakDown()
  const from = present()
  for (let turn = 1; turn <= 10; turn++) {
    await playOnce(seats)
    await pass(match, 6 * SECOND_MS)
  }
  expect(await alarmOf(match)).toBeLessThanOrEqual(from + 6 * MINUTE_MS)
  await pass(match, 2 * DAY_MS)
  await repair()
  await pass(match, HOUR_MS)
  expect(await copied(match)).toEqual(Array.from({ length: 11 }, (_, version) => version))
})

test('what went wrong with D1 is logged without anything of the match', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { match } = await seated(['Annabel'])
  await breakDown()
  await pass(match, 0)
  const logged = log.mock.calls.map(([text]) => JSON.parse(String(text)) as Record<string, unknown>)
  expect(logged.at(-1)).toMatchObject({ code: 'COPY_FAILED', match, version: 0 })
  expect(JSON.stringify(logged)).not.toMatch(/Annabel|INSERT|sealed|lost_/i)
})

test('a match is opened and played with D1 wholly away', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await breakDown('matches')
  const { seats } = await seated()
  expect((await playOnce(seats)).version).toBe(1)
})

test('a room that has lost its storage is built again from its copy', async () => {
  const { match, seats, links } = await seated(['Ann', 'Ben', 'Cem'])
  for (let turn = 0; turn < 5; turn++) await playOnce(seats, 'place')
  await pass(match, 0)
  const before = await Promise.all(seats.map(look))
  const log = await logOf(match)
  const earlier = () => Promise.all(seats.map(link => call<Earlier>('GET', '/api/seat/at', { link })))
  const seen = await earlier()
  await loseStorage(match)
  expect(await earlier()).toEqual(seen)
  const after = await Promise.all(seats.map(look))
  const lasting = ({ view, choices, awaits, version, own }: (typeof before)[number]) => ({
    view,
    choices,
    awaits,
    version,
    own
  })
  expect(after.map(lasting)).toEqual(before.map(lasting))
  expect(await logOf(match)).toEqual(log)
  expect(after[0]?.table).toMatchObject({ restoredAt: expect.any(Number), commitment: before[0]?.table.commitment })
  expect((await playOnce(seats)).version).toBe(6)
  expect((await call<Opened>('GET', '/api/host', { link: links.host })).body.links).toEqual(links)
})

test('it goes on from the last action that was copied', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { match, seats } = await seated()
  await playOnce(seats)
  await pass(match, 0)
  await breakDown()
  await playOnce(seats)
  await pass(match, 0)
  await loseStorage(match)
  await repair()
  expect(await look(seats[0] as string)).toMatchObject({ version: 1, table: { restoredAt: expect.any(Number) } })
})

test('links that were replaced stay replaced', async () => {
  const { match, seats, links } = await seated()
  await call('POST', '/api/host/reissue', { link: links.host, body: { seat: 1 } })
  await pass(match, 0)
  await loseStorage(match)
  expect((await call('GET', '/api/seat', { link: seats[1] as string })).status).toBe(410)
})

test.each(['host', 'watcher'] as const)('a replaced link of the %s stays replaced', async role => {
  const { match, links } = await seated()
  const { body } = await call<Opened>('POST', '/api/host/reissue', { link: links.host, body: { role, key: newKey() } })
  await pass(match, 0)
  await loseStorage(match)
  expect((await call('GET', '/api/seat', { link: links[role] })).status).toBe(410)
  expect((await call('GET', '/api/seat', { link: body.links[role] })).status).toBe(200)
})

test('a copy of the seats alone, from before hosts had other links, is still read', async () => {
  const { match, seats, links } = await seated()
  await playOnce(seats)
  const known = async () => (await call<Opened>('GET', '/api/host', { link: links.host })).body.links
  const before = await known()
  await pass(match, 0)
  const sealed = { match, what: 'seats' } as const
  const row = await env.DB.prepare('SELECT sealed FROM matches WHERE id = ?').bind(match).first<{ sealed: string }>()
  const table = (await unseal(row?.sealed ?? '', sealed, env)) as { seats: unknown }
  await env.DB.prepare('UPDATE matches SET sealed = ? WHERE id = ?')
    .bind(await seal(table.seats, sealed, env), match)
    .run()
  await loseStorage(match)
  expect(await known()).toEqual(before)
  expect((await playOnce(seats)).version).toBe(2)
})

test('without storage and copy there is no match, and nothing is written', async () => {
  const { match, links } = await open(['Ann'])
  await loseStorage(match)
  expect((await call('GET', '/api/seat', { link: links.watcher })).status).toBe(404)
  const tables = await runInDurableObject(roomOf(match), (_, { storage }) =>
    storage.sql.exec('SELECT name FROM sqlite_master').toArray()
  )
  expect(tables).toEqual([])
})

test('while the copy cannot be read, a lost room says so and invents nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { match, links } = await seated()
  await pass(match, 0)
  await loseStorage(match)
  await breakDown()
  expect(await call('GET', '/api/seat', { link: links.watcher })).toMatchObject({
    status: 500,
    body: { code: 'BROKEN' }
  })
  await repair()
  expect((await look(links.watcher)).version).toBe(0)
})
