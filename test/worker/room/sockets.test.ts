import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { Visit } from '../../../schema/room-tables.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { Log } from '../../../schema/wire/log.ts'
import { act, awaited, call, done, line, look, newKey, open, playOnce, seated } from '../client.ts'
import { closing, connect, live } from '../live.ts'
import { eventually, HOUR_MS, later, MINUTE_MS, present, roomOf, stopClock } from '../time.ts'

beforeEach(stopClock)

test('a page gets the envelope when it connects', async () => {
  const { seats } = await seated()
  const page = await live(seats[0] as string)
  expect(page.heard).toEqual([await look(seats[0] as string)])
})

test('every page hears of a settled action, also after the room has slept', async () => {
  const { match, seats, links } = await seated()
  const pages = await Promise.all([...seats, links.watcher].map(live))
  await evictDurableObject(roomOf(match))
  const { link, envelope } = await awaited(seats)
  await act(link, envelope, line(envelope))
  await done(link)
  await eventually(() => expect(pages.map(({ heard }) => heard.at(-1)?.version)).toEqual([1, 1, 1]))
})

test('a draft is heard by the pages of its own seat alone', async () => {
  const { seats, links } = await seated()
  const { link, envelope } = await awaited(seats)
  const other = seats.find(seat => seat !== link) as string
  const [own, twin, others, watcher] = await Promise.all([link, link, other, links.watcher].map(live))
  await act(link, envelope, line(envelope))
  await eventually(() =>
    expect([own, twin].map(page => page?.heard.at(-1)?.draft?.line)).toEqual([line(envelope), line(envelope)])
  )
  expect([others, watcher].map(page => page?.heard.length)).toEqual([1, 1])
})

test('what is said, and who takes a seat, is heard at once', async () => {
  const opened = await open(['Ann', 'Ben'], { options: { talk: 'open' } })
  const [ann = '', ben = ''] = opened.links.seats.map(({ link }) => link)
  const page = await live(ann)
  await call('POST', '/api/seat/take', { link: ben, body: { name: 'Benno' } })
  await eventually(() => expect(page.heard.at(-1)?.table.players[1]).toMatchObject({ name: 'Benno', taken: true }))
  const [text = ''] = (await look(ben)).phrases
  await call('POST', '/api/seat/say', { link: ben, body: { text, key: newKey() } })
  await eventually(() => expect(page.heard.at(-1)?.said).toMatchObject([{ seat: 1, text, phrase: true }]))
})

test('a ping is answered', async () => {
  const { seats } = await seated()
  const page = await live(seats[0] as string)
  page.socket.send('ping')
  await eventually(() => expect(page.raw).toContain('pong'))
})

test.each([
  '',
  'x',
  '{',
  '[]',
  '{"visible":1}',
  '{"visible":true,"shown":-1}',
  '{"visible":true,"more":1}',
  '\0'.repeat(100)
])('a page that sends "%s" is not answered, and stays', async message => {
  const { seats } = await seated()
  const page = await live(seats[0] as string)
  page.socket.send(message)
  page.socket.send('ping')
  await eventually(() => expect(page.raw).toContain('pong'))
})

test('news are what has happened since the version that was shown', async () => {
  const { seats } = await seated()
  const { link, envelope } = await awaited(seats)
  const other = seats.find(seat => seat !== link) as string
  const page = await live(other)
  page.tell({ shown: 0, visible: true, used: true })
  await eventually(async () => expect((await look(other)).news).toEqual([]))
  await act(link, envelope, line(envelope))
  await done(link)
  expect((await look(other)).news.map(({ version }) => version)).toEqual([1])
})

test('what was shown of the last round is shown again, from the own last action on', async () => {
  const { seats, links } = await seated(['Ann', 'Ben', 'Cem'])
  const pages = await Promise.all(seats.map(live))
  for (let turn = 0; turn < 4; turn++) await playOnce(seats, 'start', 'place')
  const { version } = await look(links.watcher)
  for (const page of pages) page.tell({ shown: version, visible: true, used: true })
  for (const link of seats) await eventually(async () => expect((await look(link)).news).toEqual([]))
  const played = (await call<Log>('GET', '/api/seat/log', { link: links.watcher })).body.entries
  for (const [at, link] of seats.entries()) {
    const own = played.filter(({ seat }) => seat === at).at(-1)?.version ?? 0
    expect((await look(link)).seen).toMatchObject(played.filter(line => line.version >= own))
  }
  expect((await look(links.watcher)).seen).toEqual(played.slice(-3))
})

const shownTo = (match: string): Promise<(number | null)[]> =>
  runInDurableObject(roomOf(match), (_, { storage }) => {
    const { visits } = storage.sql.exec<{ visits: string }>('SELECT visits FROM match').one()
    return (JSON.parse(visits) as Visit[]).map(({ shown }) => shown)
  })

test('while a page is open, what it has shown is not written', async () => {
  const { match, seats } = await seated()
  const page = await live(seats[0] as string)
  page.tell({ shown: 0, visible: true, used: true })
  await eventually(async () => expect((await look(seats[0] as string)).news).toEqual([]))
  expect(await shownTo(match)).toEqual([null, null])
})

test('when a page is hidden or closed, it is', async () => {
  const { match, seats } = await seated()
  const [hidden, closed] = await Promise.all(seats.map(live))
  for (const page of [hidden, closed]) page?.tell({ shown: 0, visible: true, used: true })
  hidden?.tell({ visible: false })
  closed?.socket.close()
  await eventually(async () => expect(await shownTo(match)).toEqual([0, 0]))
})

test('when somebody was last here is told by the hour', async () => {
  const { seats } = await seated()
  later(25 * MINUTE_MS)
  const [ann = '', ben = ''] = seats
  const page = await live(ann)
  page.tell({ shown: 0, visible: true, used: true })
  const hereAt = present() - (present() % HOUR_MS)
  await eventually(async () => expect((await look(ben)).table.players[0]?.hereAt).toBe(hereAt))
})

test('a page that is open but not used is not somebody who is here', async () => {
  const { seats } = await seated()
  const [ann = '', ben = ''] = seats
  const page = await live(ann)
  page.tell({ shown: 0, visible: true })
  await eventually(async () => expect((await look(ann)).news).toEqual([]))
  expect((await look(ben)).table.players[0]?.hereAt).toBeNull()
})

test.each([
  ['no link', 401, ''],
  ['a forged link', 404, 'A'.repeat(39)]
])('a socket with %s is refused', async (_, status, link) => {
  expect((await connect(link)).status).toBe(status)
})

test('whoever opens many sockets shuts nobody else out', async () => {
  const { seats, links } = await seated()
  const many = await Promise.all(Array.from({ length: 60 }, () => connect(links.watcher)))
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([101, 429]))
  expect((await connect(seats[0] as string)).status).toBe(101)
})

test.each([
  ['a text', `{"visible":true,"used":true${' '.repeat(1000)}}`],
  ['bytes', new Uint8Array(1000)]
])('%s too long for a report is not even read, and its page is closed', async (_, message) => {
  const { seats } = await seated()
  const [ann = '', ben = ''] = seats
  const page = await live(ann)
  const closed = closing(page)
  page.socket.send(message)
  expect(await closed).toBe(1009)
  expect((await look(ben)).table.players[0]?.hereAt).toBeNull()
})

test('a page that floods the room is closed, and no other', async () => {
  const { seats } = await seated()
  const [ann = ''] = seats
  const [flood, quiet] = [await live(ann), await live(ann)]
  const closed = closing(flood)
  for (let times = 0; times < 400; times++) flood.tell({ visible: true, shown: 0 })
  expect(await closed).toBe(1008)
  quiet.socket.send('ping')
  await eventually(() => expect(quiet.raw).toContain('pong'))
})

test('the host has a place of their own, however many watch', async () => {
  const { links } = await seated()
  await Promise.all(Array.from({ length: 60 }, () => connect(links.watcher)))
  const host = await live(links.host)
  expect(host.heard).toHaveLength(1)
})

test('where there is no place left, whoever has lain idle longest gives theirs', async () => {
  const { seats } = await seated()
  const [ann = ''] = seats
  const first = await live(ann)
  later(MINUTE_MS)
  const second = await live(ann)
  const closed = closing(second)
  for (let more = 0; more < 8; more++) await live(ann)
  first.tell({ visible: true, used: true, shown: 0 })
  await eventually(async () => expect((await look(ann)).news).toEqual([]))
  const refused = await connect(ann)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
  later(MINUTE_MS - 1)
  first.tell({ visible: true, used: true, shown: 0 })
  await eventually(async () => expect((await look(ann)).table.players[0]?.hereAt).not.toBeNull())
  later(1)
  expect((await connect(ann)).status).toBe(101)
  expect(await closed).toBe(4408)
})

test('a page whose link was replaced is nobody, also when it does not close', async () => {
  const { seats, links } = await seated()
  const [ann = '', ben = ''] = seats
  const open = await Promise.all(Array.from({ length: 10 }, () => connect(ann)))
  open.forEach(({ webSocket }) => webSocket?.accept({ allowHalfOpen: true }))
  const { body } = await call<Opened>('POST', '/api/host/reissue', { link: links.host, body: { seat: 0 } })
  open.forEach(({ webSocket }) => webSocket?.send('{"visible":true,"used":true,"shown":0}'))
  const fresh = await live(body.links.seats[0]?.link ?? '')
  expect(fresh.heard).toHaveLength(1)
  expect((await look(ben)).table.players[0]?.hereAt).toBeNull()
})
