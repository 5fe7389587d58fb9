import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import { linkAddress, writeLink } from '../../../worker/keys/links.ts'
import { act, awaited, call, fetchHere, handOf, line, look, newKey, open, seated } from '../client.ts'
import { READS, WRITES } from '../doors.ts'
import { closing, live } from '../live.ts'
import { DAY_MS, eventually, later, roomOf, stopClock } from '../time.ts'

beforeEach(stopClock)

const token = (link: string): string => link.slice(link.lastIndexOf('/') + 1)

/** With one bit of its signature turned. */
function forged(link: string): string {
  return link.slice(0, 30) + (link[30] === 'A' ? 'B' : 'A') + link.slice(31)
}

const DOORS = [...READS, ...WRITES]

test.each(DOORS)('$method $path without a link is refused', async ({ method, path, body }) => {
  expect(await call(method, path, { body })).toMatchObject({ status: 401, body: { code: 'NO_LINK' } })
})

test.each(DOORS)('$method $path with a forged link is refused', async ({ method, path, body }) => {
  const link = forged(token((await open(['Ann'])).links.host))
  expect(await call(method, path, { link, body })).toMatchObject({ status: 404, body: { code: 'NO_SUCH_LINK' } })
})

test.each(DOORS)('$method $path for a match that does not exist is refused, and writes nothing', async door => {
  const { method, path, body, roles } = door
  const match = 'feedfeedfeedfeedfeed'
  const [role = 'seat'] = roles
  const link = writeLink({ match, role, seat: 0, generation: 0 }, env)
  expect(await call(method, path, { link, body })).toMatchObject({ status: 404, body: { code: 'NO_SUCH_MATCH' } })
  const tables = await runInDurableObject(roomOf(match), (_, { storage }) =>
    storage.sql.exec('SELECT name FROM sqlite_master').toArray()
  )
  expect(tables).toEqual([])
})

test('a seat does nothing before it is taken, and is offered nothing', async () => {
  const { links } = await open(['Ann', 'Ben'])
  for (const { link } of links.seats) {
    const envelope = await look(link)
    expect(envelope).toMatchObject({ choices: [], phrases: [] })
    expect(await act(link, envelope, '1@a1')).toMatchObject({ status: 409, body: { code: 'SEAT_NOT_TAKEN' } })
  }
})

test('a seat is taken once, and may be taken again by the same person', async () => {
  const [{ link } = { link: '' }] = (await open(['Ann', 'Ben'], { options: { talk: 'open' } })).links.seats
  const take = (body: object) => call('POST', '/api/seat/take', { link, body })
  const body = { name: 'Änne', language: 'de', zone: 'Europe/Berlin' }
  expect((await take(body)).body).toMatchObject({ own: { language: 'de', zone: 'Europe/Berlin' } })
  expect((await take(body)).body.table.players[0]).toMatchObject({ name: 'Änne', taken: true })
  expect((await take({})).status).toBe(200)
  expect(await take({ name: 'Mallory' })).toMatchObject({ status: 409, body: { code: 'SEAT_TAKEN' } })
})

test('in a silent match a seat is taken under the name of the opening', async () => {
  const [{ link } = { link: '' }] = (await open(['Ann', 'Ben'])).links.seats
  const take = (body: object) => call('POST', '/api/seat/take', { link, body })
  expect(await take({ name: 'Ann-has-the-40' })).toMatchObject({ status: 422, body: { code: 'NAME_FIXED' } })
  expect((await look(link)).table.players[0]).toMatchObject({ name: 'Ann', taken: false })
  expect((await take({ name: 'Ann' })).body.table.players[0]).toMatchObject({ name: 'Ann', taken: true })
})

test('a seat plays only its own cards, and only in its turn', async () => {
  const { seats } = await seated()
  const { link, envelope } = await awaited(seats)
  const other = seats.find(seat => seat !== link) as string
  expect(await act(other, envelope, line(envelope))).toMatchObject({ status: 422, body: { code: 'NOT_YOUR_TURN' } })
  const card = handOf(await look(other)).find(one => /^\d+$/.test(one))
  expect(await act(link, envelope, `${card}@a1`)).toMatchObject({ status: 422, body: { code: 'CARD_NOT_IN_HAND' } })
})

test('a re-issued link is gone, its open pages are told, and everybody sees it', async () => {
  const { seats, links } = await seated()
  const [old = '', other = ''] = seats
  const closed = closing(await live(old))
  const reissued = await call<Opened>('POST', '/api/host/reissue', { link: links.host, body: { seat: 0 } })
  const fresh = reissued.body.links.seats[0]?.link ?? ''
  expect(fresh).not.toBe(old)
  expect(await call('GET', '/api/seat', { link: old })).toMatchObject({ status: 410, body: { code: 'LINK_REISSUED' } })
  expect((await fetchHere(`/s/${token(old)}`)).status).toBe(410)
  expect(await closed).toBe(4410)
  expect((await look(fresh)).own).not.toBeNull()
  expect((await look(other)).table.players.map(({ reissuedAt }) => reissuedAt !== null)).toEqual([true, false])
  expect((await call<Opened>('GET', '/api/host', { link: links.host })).body).toEqual(reissued.body)
})

test('what was drafted by a replaced link is not played', async () => {
  const { seats, links } = await seated()
  const { link, envelope } = await awaited(seats)
  await act(link, envelope, line(envelope))
  const { body } = await call<Opened>('POST', '/api/host/reissue', { link: links.host, body: { seat: envelope.seat } })
  const fresh = await look(body.links.seats[envelope.seat as number]?.link ?? '')
  expect(fresh).toMatchObject({ version: 0, draft: null, awaits: [envelope.seat], view: envelope.view })
})

test('a seat that is not there cannot be re-issued', async () => {
  const { links } = await seated()
  const answer = await call<Failure>('POST', '/api/host/reissue', { link: links.host, body: { seat: 7 } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
})

test.each(['host', 'watcher'] as const)('the link of the %s is replaced in one step', async role => {
  const { links, seats } = await seated()
  const reissued = await call<Opened>('POST', '/api/host/reissue', { link: links.host, body: { role, key: newKey() } })
  const fresh = reissued.body.links
  expect(fresh).toEqual({ ...links, [role]: fresh[role] })
  expect(fresh[role]).not.toBe(links[role])
  expect(await call('GET', '/api/seat', { link: links[role] })).toMatchObject({
    status: 410,
    body: { code: 'LINK_REISSUED' }
  })
  expect((await fetchHere(`/s/${token(links[role])}`)).status).toBe(410)
  expect((await look(fresh[role])).seat).toBeNull()
  expect((await look(seats[0] as string)).table.watch).toBe(fresh.watcher)
  expect((await call<Opened>('GET', '/api/host', { link: fresh.host })).body.links).toEqual(fresh)
})

test('a new link for watchers closes their pages, and no others', async () => {
  const { links, seats } = await seated()
  const pages = await Promise.all([links.watcher, links.host, seats[0] as string].map(live))
  const [closed] = pages.map(closing)
  const { body } = await call<Opened>('POST', '/api/host/reissue', { link: links.host, body: { role: 'watcher' } })
  expect(await closed).toBe(4410)
  await eventually(() =>
    expect(pages.map(page => page.heard.at(-1)?.table.watch)).toEqual([
      links.watcher,
      body.links.watcher,
      body.links.watcher
    ])
  )
})

test('a host gets no new link without the key by which a lost answer is asked again', async () => {
  const { links } = await seated()
  const answer = await call('POST', '/api/host/reissue', { link: links.host, body: { role: 'host' } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
  expect((await call('GET', '/api/host', { link: links.host })).status).toBe(200)
})

test('a host who misses the answer gets their new link by asking again, and nobody else does', async () => {
  const { links } = await seated()
  const again = (key: string, role = 'host') =>
    call<Opened>('POST', '/api/host/reissue', { link: links.host, body: { role, key } })
  const key = newKey()
  const first = await again(key)
  expect(await again(key)).toEqual(first)
  expect((await call<Opened>('GET', '/api/host', { link: first.body.links.host })).body).toEqual(first.body)
  expect((await again(newKey())).status).toBe(410)
  expect((await again(key, 'watcher')).status).toBe(410)
  later(DAY_MS)
  expect((await again(key)).status).toBe(410)
})

test('a link may be given as its whole address', async () => {
  const { match, links } = await seated()
  const address = linkAddress({ match, role: 'seat', seat: 0, generation: 0 }, env)
  expect(links.seats[0]?.link).toBe(address)
  expect((await call('GET', '/api/seat', { link: token(address) })).body.seat).toBe(0)
})
