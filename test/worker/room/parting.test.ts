import { beforeEach, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { Log } from '../../../schema/wire/log.ts'
import { act, awaited, call, done, handOf, line, look, playOnce, seated, stopAll } from '../client.ts'
import { mailsTo } from '../post.ts'
import { loseStorage } from '../storage.ts'
import { alarmOf, DAY_MS, HOUR_MS, later, pass, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)

const leave = (link: string) => call<{ left: true } & Failure>('POST', '/api/seat/leave', { link })
const wake = (link: string) => call<Failure>('POST', '/api/seat/wake', { link })

test('whoever leaves: the cards stay, the link ends, and the turn stays with the seat', async () => {
  const { links, seats } = await seated()
  const { link, envelope } = await awaited(seats)
  const seat = envelope.seat as number
  const other = seats[1 - seat] as string
  await act(link, envelope, line(envelope))
  await call('PUT', '/api/seat/notes', { link, body: { text: 'mine' } })
  expect(await leave(link)).toMatchObject({ status: 200, body: { left: true } })
  expect(await call('GET', '/api/seat', { link })).toMatchObject({ status: 410, body: { code: 'SEAT_LEFT' } })
  const seen = await look(other)
  expect(seen).toMatchObject({ awaits: [seat], result: null, draft: null })
  expect(seen.table.players[seat]).toMatchObject({ taken: false, leftAt: expect.any(Number) as number })
  const { body } = await call<Opened>('GET', '/api/host', { link: links.host })
  const fresh = body.links.seats[seat]?.link ?? ''
  expect(handOf(await look(fresh))).toEqual([])
  await call('POST', '/api/seat/take', { link: fresh, body: {} })
  expect(handOf(await look(fresh))).toEqual(handOf(envelope))
  expect((await call<{ text: string }>('GET', '/api/seat/notes', { link: fresh })).body.text).toBe('')
  expect((await look(other)).table.players[seat]).not.toHaveProperty('leftAt')
})

test('it stands in the log, and in the next mail', async () => {
  const seats = ['ann', 'ben'].map(name => ({ name, address: `${name}-gone@example.org` }))
  const match = await seated([], { seats, pace: 'none' })
  const { envelope } = await awaited(match.seats)
  const stays = envelope.seat as number
  later(SECOND_MS)
  await leave(match.seats[1 - stays] as string)
  const { body } = await call<Log>('GET', '/api/seat/log', { link: match.seats[stays] as string })
  expect(body.happened).toMatchObject([{ what: 'left', seat: 1 - stays }])
  await pass(match.match, DAY_MS)
  const [staying, gone] = [stays, 1 - stays].map(seat => `${['ann', 'ben'][seat]}-gone@example.org`)
  expect((await mailsTo(staying ?? '')).at(-1)?.text).toContain('has left the table')
  expect((await mailsTo(gone ?? '')).filter(({ text }) => text.includes('It is your turn'))).toEqual([])
})

test('whoever has left stands in nobody’s way who wants to stop; who comes in their place plays on', async () => {
  const { links, seats } = await seated(['Ann', 'Ben', 'Cem'])
  await leave(seats[2] as string)
  expect((await look(seats[0] as string)).table.agreed).toEqual([2])
  await stopAll(seats.slice(0, 2))
  expect((await look(links.watcher)).result).toMatchObject({ outcome: 'stopped' })
})

test('alone, leaving ends nothing', async () => {
  const { links, seats } = await seated(['Ann'])
  await leave(seats[0] as string)
  expect(await look(links.watcher)).toMatchObject({ result: null, awaits: [0] })
})

test('a draft of another is played when somebody who leaves agrees to stop, and nothing of theirs is lost', async () => {
  const { links, seats } = await seated()
  const { link, envelope } = await awaited(seats)
  await act(link, envelope, line(envelope))
  await leave(seats[1 - (envelope.seat as number)] as string)
  await done(link)
  const { body } = await call<Log>('GET', '/api/seat/log', { link: links.watcher })
  expect(body.entries.map(({ seat }) => seat)).toContain(envelope.seat)
})

test('a draft that lies there is played before the match stops, and what it draws is in the record', async () => {
  const { links, seats } = await seated()
  const { link, envelope } = await awaited(seats)
  const other = seats[1 - (envelope.seat as number)] as string
  await act(other, await look(other), 'stop')
  await done(other)
  await act(link, await look(link), line(envelope))
  expect((await act(link, await look(link), 'stop')).body.draft?.line).toBe('stop')
  await done(link)
  expect((await look(links.watcher)).result).toMatchObject({ outcome: 'stopped' })
  const { entries } = (await call<Log>('GET', '/api/seat/log', { link: links.watcher })).body
  expect(entries.slice(1).map(({ seat }) => seat)).toEqual([
    1 - (envelope.seat as number),
    envelope.seat,
    envelope.seat
  ])
})

test('a seat that was left is still left when the room has lost its storage', async () => {
  const { match, seats } = await seated()
  await leave(seats[0] as string)
  await pass(match, 0)
  await loseStorage(match)
  expect(await call('GET', '/api/seat', { link: seats[0] as string })).toMatchObject({ body: { code: 'SEAT_LEFT' } })
})

async function asked(name: string) {
  const mails = await mailsTo(`${name}-asleep@example.org`)
  return mails.filter(({ text }) => text.includes('Is this match still played?'))
}

test('a match that nobody touches for sixty days asks once, and sleeps two weeks later with no alarm set', async () => {
  const seats = ['ann', 'ben'].map(name => ({ name, address: `${name}-asleep@example.org` }))
  const match = await seated([], { seats, pace: 'day' })
  await pass(match.match, 59 * DAY_MS)
  expect(await asked('ann')).toEqual([])
  await pass(match.match, 2 * DAY_MS)
  expect([await asked('ann'), await asked('ben')].map(mails => mails.length)).toEqual([1, 1])
  await pass(match.match, 14 * DAY_MS)
  expect((await look(match.links.watcher)).table.asleepAt).toBeTypeOf('number')
  expect(await alarmOf(match.match)).toBeNull()
  const before = (await mailsTo('ann-asleep@example.org')).length
  await pass(match.match, 300 * DAY_MS)
  expect(await mailsTo('ann-asleep@example.org')).toHaveLength(before)
  await loseStorage(match.match)
  expect((await look(match.links.watcher)).table.asleepAt).toBeTypeOf('number')
})

async function sleeping(name: string) {
  const addresses = ['ann', 'ben'].map(one => `${one}-${name}@example.org`)
  const seats = addresses.map((address, at) => ({ name: ['Ann', 'Ben'][at] ?? '', address }))
  const match = await seated([], { seats, pace: 'none' })
  await pass(match.match, 80 * DAY_MS)
  const { envelope } = await awaited(match.seats)
  return { ...match, seat: envelope.seat as number, addresses }
}

test('whoever wakes it has the seat told that is awaited, and looking at it wakes nothing', async () => {
  const { match, seats, seat, addresses, links } = await sleeping('woken')
  const other = seats[1 - seat] as string
  await look(other)
  expect((await look(other)).table).toHaveProperty('asleepAt')
  const before = (await mailsTo(addresses[seat] ?? '')).length
  expect((await wake(other)).status).toBe(200)
  expect((await look(other)).table).not.toHaveProperty('asleepAt')
  expect(await wake(links.host)).toMatchObject({ status: 409, body: { code: 'NOT_ASLEEP' } })
  await pass(match, DAY_MS)
  const mails = await mailsTo(addresses[seat] ?? '')
  expect(mails.slice(before).map(({ text }) => text.includes('awake again'))).toEqual([true])
})

test('whoever was not told of the turn before it slept is told of it once', async () => {
  const address = 'cleo-woken@example.org'
  const { match, seats, links } = await seated([], {
    seats: [{ name: 'Cleo', address }, { name: 'Ben' }],
    pace: 'none'
  })
  const own = seats[0] as string
  await call('PUT', '/api/seat/delivery', { link: own, body: { paused: true } })
  if (!(await look(own)).awaits.includes(0)) await playOnce(seats)
  await pass(match, 80 * DAY_MS)
  await call('PUT', '/api/seat/delivery', { link: own, body: { paused: false } })
  await wake(links.host)
  await pass(match, 2 * DAY_MS)
  expect((await mailsTo(address)).map(({ text }) => text.split('\n')[0])).toEqual(['It is your turn, Cleo.'])
})

test('whoever plays wakes it', async () => {
  const { match, seats, seat, addresses, links } = await sleeping('plays')
  await playOnce(seats)
  expect((await look(links.watcher)).table).not.toHaveProperty('asleepAt')
  await pass(match, HOUR_MS)
  expect((await mailsTo(addresses[1 - seat] ?? '')).at(-1)?.text).toContain('It is your turn')
  const { body } = await call<Log>('GET', '/api/seat/log', { link: links.watcher })
  expect(body.happened.map(({ what }) => what)).toEqual(['asleep', 'woken'])
})

test('where the last one leaves a match that sleeps, the end is told', async () => {
  const seats = ['ann', 'ben'].map(name => ({ name, address: `${name}-last@example.org` }))
  const match = await seated([], { seats, pace: 'none' })
  const [ann = '', ben = ''] = match.seats
  await act(ann, await look(ann), 'stop')
  await done(ann)
  await pass(match.match, 75 * DAY_MS)
  expect((await look(ann)).table.asleepAt).toBeDefined()
  await leave(ben)
  await pass(match.match, DAY_MS)
  const { result, table } = await look(ann)
  expect([result?.outcome, table.asleepAt]).toEqual(['stopped', undefined])
  const { body } = await call<Log>('GET', '/api/seat/log', { link: ann })
  expect(body.happened.map(({ what }) => what)).toEqual(['asleep', 'left'])
  expect((await mailsTo('ann-last@example.org')).at(-1)?.subject).toMatch(/over/i)
})

test('whoever takes a seat wakes it, and what host and seats are answered shows nobody else’s hand', async () => {
  const { links, seats, seat } = await sleeping('taken')
  const left = seats[1 - seat] as string
  await leave(left)
  const { body } = await call<Opened>('GET', '/api/host', { link: links.host })
  const link = body.links.seats[1 - seat]?.link ?? ''
  const watched = (await look(links.watcher)).view
  expect((await look(link)).view).toEqual(watched)
  expect((await look(links.watcher)).table).toHaveProperty('asleepAt')
  await call('POST', '/api/seat/take', { link, body: {} })
  expect((await look(links.watcher)).table).not.toHaveProperty('asleepAt')
  await pass(body.match, 80 * DAY_MS)
  expect((await call('POST', '/api/host/wake', { link: links.host })).body).toMatchObject({ seat: null, view: watched })
})

test('a seat that was left and given on is no longer said to be left', async () => {
  const { links, seats } = await seated()
  await leave(seats[1] as string)
  await call('POST', '/api/host/give', { link: links.host, body: { seat: 1, name: 'Carla' } })
  expect((await look(links.watcher)).table.players[1]).not.toHaveProperty('leftAt')
  expect(await call('GET', '/api/seat', { link: seats[1] as string })).toMatchObject({ body: { code: 'SEAT_LEFT' } })
})

test('nobody who only watches wakes it, and the host nudges nobody there', async () => {
  const { links, seat } = await sleeping('watched')
  expect(await wake(links.watcher)).toMatchObject({ status: 403, body: { code: 'NOT_FOR_THIS_LINK' } })
  const nudged = await call('POST', '/api/host/nudge', { link: links.host, body: { seat } })
  expect(nudged).toMatchObject({ status: 409, body: { code: 'ASLEEP' } })
  expect((await call('POST', '/api/host/wake', { link: links.host })).status).toBe(200)
})
