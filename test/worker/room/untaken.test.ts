import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { OpenMatchAsked } from '../../../schema/wire/opening.ts'
import { call, fetchHere, look, NAVIGATION, newKey, open, wishes } from '../client.ts'
import { confirmIn, linksIn, mailsTo } from '../post.ts'
import { loseStorage } from '../storage.ts'
import { alarmOf, DAY_MS, HOUR_MS, later, MINUTE_MS, pass, present, stopClock } from '../time.ts'

beforeEach(stopClock)

const rowsOf = async (match: string) =>
  (
    await env.DB.prepare('SELECT id FROM matches WHERE id = ?1 UNION ALL SELECT match FROM lines WHERE match = ?1')
      .bind(match)
      .all()
  ).results.length
const asked = (link: string) => call<Opened & Failure>('GET', '/api/host', { link })
const GONE = { status: 410, body: { code: 'MATCH_DELETED', facts: { done: true, untaken: true } } }

test('a match of which no seat was ever taken goes after 60 days, from D1 too, and no link or key brings it back', async () => {
  const wish = wishes(['Ann', 'Ben'])
  const { body } = await call<Opened<string>>('POST', '/api/matches', { body: wish })
  const { match, links } = body
  const goesAt = present() + 60 * DAY_MS
  expect((await asked(links.host)).body.goesAt).toBe(goesAt)
  await pass(match, 60 * DAY_MS - MINUTE_MS)
  expect((await asked(links.host)).status).toBe(200)
  expect(await rowsOf(match)).toBeGreaterThan(0)
  await pass(match, 2 * HOUR_MS)
  expect(await rowsOf(match)).toBe(0)
  expect(await alarmOf(match)).toBeNull()
  for (const { link } of links.seats) expect(await call('GET', '/api/seat', { link })).toMatchObject(GONE)
  expect(await asked(links.host)).toMatchObject(GONE)
  expect(await call('POST', '/api/matches', { body: wish })).toMatchObject(GONE)
  const page = await (await fetchHere(`/s/${links.host.slice(-39)}`, { headers: NAVIGATION })).text()
  expect(page).toContain('For two months nobody took a seat in it')
  expect(page).not.toContain('host has deleted')
})

test('its host is told 14 days before, by the address that they confirmed, and on their page all the time', async () => {
  const { match, links } = await open(['Ann', 'Ben'], { host: { name: 'Eve' } })
  const address = 'eve-untaken@example.org'
  await call('PUT', '/api/host/address', { link: links.host, body: { address } })
  await pass(match, HOUR_MS)
  const [question] = await mailsTo(address)
  await fetchHere(`/s/${(question && confirmIn(question)) ?? ''}`, { method: 'POST' })
  const page = await (await fetchHere(`/s/${links.host.slice(-39)}`, { headers: NAVIGATION })).text()
  expect(page).toContain('If nobody does by 5 March 2100')
  const { goesAt = 0 } = (await asked(links.host)).body
  await pass(match, goesAt - 14 * DAY_MS - present() - MINUTE_MS)
  expect(await mailsTo(address)).toHaveLength(1)
  await pass(match, DAY_MS)
  const mails = await mailsTo(address)
  expect(mails).toHaveLength(2)
  expect(mails[1]?.text).toContain('Nobody has taken a seat yet.')
  expect(mails[1] && linksIn(mails[1])[0]).toBe(links.host.slice(-39))
  await pass(match, 12 * DAY_MS)
  expect((await asked(links.host)).status).toBe(200)
  await pass(match, 2 * DAY_MS)
  expect(await asked(links.host)).toMatchObject(GONE)
  expect(await mailsTo(address)).toHaveLength(2)
})

test('whatever its host does with it begins the 60 days anew', async () => {
  const { match, links } = await open(['Ann', 'Ben'])
  await pass(match, 50 * DAY_MS)
  await call('POST', '/api/host/pace', { link: links.host, body: { pace: 'week' } })
  expect((await asked(links.host)).body.goesAt).toBe(present() + 60 * DAY_MS)
  await pass(match, 59 * DAY_MS)
  expect((await asked(links.host)).status).toBe(200)
})

const take = (link: string) => call('POST', '/api/seat/take', { link, body: { key: newKey() } })

test.each<[string, Partial<OpenMatchAsked>, (links: Opened<string>['links']) => Promise<unknown>]>([
  ['one seat was taken once', {}, async links => take(links.seats[0]?.link ?? '')],
  [
    'whoever had a seat has left',
    {},
    async links => {
      await take(links.seats[0]?.link ?? '')
      await call('POST', '/api/seat/leave', { link: links.seats[0]?.link ?? '' })
    }
  ],
  [
    'a seat that was taken was given away',
    {},
    async links => {
      await take(links.seats[0]?.link ?? '')
      await call('POST', '/api/host/give', { link: links.host, body: { seat: 0, name: 'Eve' } })
    }
  ],
  ['its host plays', { host: { seat: 0 } }, async () => undefined]
])('a match of which %s never goes by age', async (_, more, happens) => {
  const { match, links } = await open(['Ann', 'Ben'], more)
  await happens(links)
  expect((await asked(links.host)).body).not.toHaveProperty('goesAt')
  await pass(match, 3 * 365 * DAY_MS)
  expect((await asked(links.host)).status).toBe(200)
  expect(await rowsOf(match)).toBeGreaterThan(0)
})

test('a cat takes no seat: a match of cats and one whom nobody saw goes', async () => {
  const seats = [{ name: 'Ann' }, { name: 'Cat', autopilot: true as const }]
  const { match, links } = await open([], { seats })
  await pass(match, 75 * DAY_MS)
  expect(await asked(links.host)).toMatchObject(GONE)
})

test('a room that is built again from its copy knows since when nobody has come', async () => {
  const { match, links } = await open(['Ann', 'Ben'])
  const { goesAt = 0 } = (await asked(links.host)).body
  await pass(match, 30 * DAY_MS)
  await loseStorage(match)
  await look(links.watcher)
  expect((await asked(links.host)).body.goesAt).toBeLessThanOrEqual(goesAt + DAY_MS)
  later(31 * DAY_MS)
  await pass(match, HOUR_MS)
  expect(await asked(links.host)).toMatchObject(GONE)
})
