import { beforeEach, expect, test } from 'vitest'
import { findGame } from '../../../engine/catalogue.ts'
import type { MatchRecord } from '../../../engine/match.ts'
import { verifyRecord } from '../../../engine/record.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Exported } from '../../../schema/wire/hosting.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { Log } from '../../../schema/wire/log.ts'
import {
  act,
  awaited,
  call,
  done,
  fetchHere,
  handOf,
  line,
  look,
  open,
  playOnce,
  seated,
  untilPledge
} from '../client.ts'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { confirmIn, mailsTo } from '../post.ts'
import { loseStorage } from '../storage.ts'
import { DAY_MS, HOUR_MS, later, MINUTE_MS, pass, present, stopClock } from '../time.ts'

beforeEach(stopClock)

const COMPETITIVE = { options: { variant: 'competitive' } } as const

function host<Body = Opened & Failure>(link: string, what: string, body?: object) {
  return call<Body>('POST', `/api/host/${what}`, { link, body })
}

const logOf = async (link: string) => (await call<Log>('GET', '/api/seat/log', { link })).body

/** Two people whose addresses are confirmed, and who is awaited. */
async function playing(name: string, more: object = {}) {
  const addresses = ['ann', 'ben'].map(one => `${one}-${name}@example.org`)
  const seats = addresses.map((address, at) => ({ name: ['Ann', 'Ben'][at] ?? '', address }))
  const match = await seated([], { seats, pace: 'none', ...more })
  const { envelope } = await awaited(match.seats)
  const seat = envelope.awaits[0] as number
  return { ...match, seat, address: addresses[seat] as string }
}

test('the host changes the pace: everybody sees it, and it outlives the storage of the room', async () => {
  const { match, links, seats } = await seated(['Ann', 'Ben'], { pace: 'day' })
  expect((await host(links.host, 'pace', { pace: 'week' })).status).toBe(200)
  expect((await look(seats[0] as string)).table.pace).toBe('week')
  expect((await logOf(seats[1] as string)).happened).toMatchObject([{ what: 'pace', pace: 'week', version: 0 }])
  await pass(match, 0)
  await loseStorage(match)
  expect(await look(seats[0] as string)).toMatchObject({ table: { pace: 'week' } })
  expect((await logOf(seats[1] as string)).happened).toMatchObject([{ what: 'pace', pace: 'week' }])
})

test('a nudge is one mail a day to the seat that is awaited', async () => {
  const { match, links, seat, address } = await playing('nudge')
  await pass(match, HOUR_MS)
  expect(await mailsTo(address)).toHaveLength(1)
  expect((await host(links.host, 'nudge', { seat })).body.links.seats[seat]?.nudge).toMatchObject({ at: present() })
  await pass(match, HOUR_MS)
  const mails = await mailsTo(address)
  expect(mails).toHaveLength(2)
  expect(mails.at(-1)?.text).toContain('nudge')
  expect(await host(links.host, 'nudge', { seat })).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
  await pass(match, DAY_MS)
  expect((await host(links.host, 'nudge', { seat })).status).toBe(200)
  await pass(match, HOUR_MS)
  expect(await mailsTo(address)).toHaveLength(3)
})

test('a nudge in quiet hours waits for the morning, and for a turn that is not told yet it is none', async () => {
  const { match, links, seat, address } = await playing('quiet')
  await pass(match, 14 * HOUR_MS)
  await host(links.host, 'nudge', { seat })
  await pass(match, 8 * HOUR_MS)
  expect(await mailsTo(address)).toHaveLength(1)
  await pass(match, HOUR_MS + MINUTE_MS)
  expect(await mailsTo(address)).toHaveLength(2)
})

test('whoever plays before the nudge leaves is not nudged', async () => {
  const { match, links, seats, seat, address } = await playing('played')
  await pass(match, 14 * HOUR_MS)
  await host(links.host, 'nudge', { seat })
  await playOnce(seats)
  await pass(match, DAY_MS)
  expect((await mailsTo(address)).filter(({ text }) => text.includes('nudge'))).toEqual([])
})

test('nobody is nudged who is not awaited, has no way to be told, or is not there', async () => {
  const { links, seats, seat } = await playing('vain')
  const other = 1 - seat
  expect(await host(links.host, 'nudge', { seat: other })).toMatchObject({ status: 409, body: { code: 'NOT_AWAITED' } })
  await call('PUT', '/api/seat/delivery', { link: seats[seat] as string, body: { address: null } })
  expect(await host(links.host, 'nudge', { seat })).toMatchObject({ status: 409, body: { code: 'NO_WAY' } })
  expect(await host(links.host, 'nudge', { seat: 9 })).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
  const empty = await open(['Ann'])
  expect(await host(empty.links.host, 'nudge', { seat: 0 })).toMatchObject({ body: { code: 'SEAT_NOT_TAKEN' } })
})

test('the host is told which messages reached a seat and by what way, but no address', async () => {
  const { match, links, address } = await playing('receipts')
  await pass(match, HOUR_MS)
  const { body } = await call<Opened>('GET', '/api/host', { link: links.host })
  const told = body.links.seats.flatMap(seat => seat.told)
  expect(told).toContainEqual({ way: 'mail', about: 'turn', at: expect.any(Number) as number, state: 'sent' })
  expect(told.map(({ about }) => about)).not.toContain('confirm')
  expect(JSON.stringify(body)).not.toContain(address)
})

test('a seat is given to somebody else: new name, new link, an invitation; its cards stay, and its draft and notes go', async () => {
  const { match, links, seats, seat } = await playing('given')
  const old = seats[seat] as string
  const other = seats[1 - seat] as string
  const hand = handOf(await look(old))
  await call('PUT', '/api/seat/notes', { link: old, body: { text: 'mine' } })
  await act(old, await look(old), line(await look(old)))
  const address = 'carla-given@example.org'
  const { body } = await host(links.host, 'give', { seat, name: 'Carla', language: 'de', address })
  const fresh = body.links.seats[seat]
  expect(fresh).toMatchObject({ name: 'Carla', takenAt: null })
  expect(await call('GET', '/api/seat', { link: old })).toMatchObject({ status: 410, body: { code: 'LINK_REISSUED' } })
  expect(await look(other)).toMatchObject({ version: 0, awaits: [seat], table: { agreed: [] } })
  expect((await logOf(other)).happened).toMatchObject([
    { what: 'given', seat, from: expect.any(String) as string, to: 'Carla' }
  ])
  await pass(match, HOUR_MS)
  expect(await mailsTo(address)).toHaveLength(1)
  const link = fresh?.link ?? ''
  expect(handOf(await look(link))).toEqual([])
  await call('POST', '/api/seat/take', { link, body: {} })
  expect(handOf(await look(link))).toEqual(hand)
  expect((await call<{ text: string }>('GET', '/api/seat/notes', { link })).body.text).toBe('')
  expect((await playOnce(seat === 0 ? [link, other] : [other, link])).version).toBe(1)
})

test('a seat that is given away while all are asked is asked anew, and what the others answered stands', async () => {
  const { links, seats } = await seated(['Ann', 'Ben', 'Cem'])
  await untilPledge(seats)
  const asked = await look(links.watcher)
  const [one = 0, other = 0] = asked.awaits
  const stays = await look(seats[other] as string)
  await act(seats[other] as string, stays, line(stays))
  const gone = await look(seats[one] as string)
  await act(seats[one] as string, gone, line(gone))
  const { body } = await host(links.host, 'give', { seat: one, name: 'Carla' })
  const link = body.links.seats[one]?.link ?? ''
  const after = await look(seats[other] as string)
  expect(after.draft !== null || !after.awaits.includes(other)).toBe(true)
  expect((await look(link)).view).toEqual((await look(links.watcher)).view)
  await call('POST', '/api/seat/take', { link, body: {} })
  const comes = await look(link)
  expect([comes.draft, comes.awaits.includes(one), handOf(comes)]).toEqual([null, true, handOf(gone)])
  expect((await act(link, comes, line(comes))).status).toBe(200)
})

test('where players compete a seat is given away only once its holder agrees, however long they stay away', async () => {
  const { links, seats } = await seated(['Ann', 'Ben'], COMPETITIVE)
  const give = () => host(links.host, 'give', { seat: 1, name: 'Carla' })
  const ben = seats[1] as string
  expect((await give()).body.links.seats[1]).toMatchObject({ name: 'Ben', link: null, handover: { answer: null } })
  later(60 * DAY_MS)
  expect(await give()).toMatchObject({ status: 409, body: { code: 'NOT_HANDED_OVER', facts: { freeAt: null } } })
  expect((await look(ben)).own?.handover).toMatchObject({ agreed: false })
  await call('POST', '/api/seat/handover', { link: ben, body: { agree: true } })
  expect((await give()).body.links.seats[1]).toMatchObject({
    name: 'Carla',
    takenAt: null,
    link: expect.any(String) as string
  })
  expect((await call('GET', '/api/seat', { link: ben })).status).toBe(410)
})

test('where links are open but players compete, the holder is asked all the same', async () => {
  const { links } = await seated(['Ann', 'Ben'], { ...COMPETITIVE, links: 'open' })
  const { body } = await host(links.host, 'give', { seat: 1, name: 'Carla' })
  expect(body.links.seats[1]).toMatchObject({ name: 'Ben', handover: { answer: null } })
})

test('the host ends a match that all play together; what lay there is played first, and the record is proven', async () => {
  const { match, links, seats } = await seated()
  const { link, envelope } = await awaited(seats)
  await act(link, envelope, line(envelope))
  expect((await host(links.host, 'end')).status).toBe(200)
  expect(await look(link)).toMatchObject({ version: 2, awaits: [], result: { outcome: 'stopped' } })
  await pass(match, MINUTE_MS)
  const { body } = await call<MatchRecord>('GET', `/m/${match}`)
  expect(body.lines.at(-1)).toMatchObject({ seat: null, line: 'end' })
  expect(verifyRecord(body, findGame(body.game, body.version))).toEqual([])
  await loseStorage(match)
  expect((await look(link)).result).toMatchObject({ outcome: 'stopped' })
  expect(await host(links.host, 'end')).toMatchObject({ status: 422, body: { code: 'GAME_OVER' } })
})

test('where players compete the host ends nothing', async () => {
  const { links } = await seated(['Ann', 'Ben'], COMPETITIVE)
  expect(await host(links.host, 'end')).toMatchObject({ status: 409, body: { code: 'END_BY_AGREEMENT' } })
})

test('any seat closes the record of a match that is over: its own links show it, and nobody else is shown it', async () => {
  const { match, links, seats } = await seated()
  const close = () => call<Failure>('POST', '/api/seat/close', { link: seats[1] as string })
  expect(await close()).toMatchObject({ status: 404, body: { code: 'NOT_OVER' } })
  await host(links.host, 'end')
  await pass(match, MINUTE_MS)
  expect((await call('GET', `/m/${match}`)).status).toBe(200)
  expect((await close()).status).toBe(200)
  expect(await call('GET', `/m/${match}`)).toMatchObject({ status: 403, body: { code: 'RECORD_CLOSED' } })
  for (const link of [...seats, links.watcher, links.host]) {
    const token = link.slice(link.lastIndexOf('/') + 1)
    const { status, body } = await call<MatchRecord>('GET', `/s/${token}?record=1`)
    expect([status, body.seed?.length]).toEqual([200, 64])
  }
  await pass(match, 0)
  await loseStorage(match)
  expect((await call('GET', `/m/${match}`)).status).toBe(403)
})

test('what is taken along of a running match is what a watcher sees, and of one that is over everything', async () => {
  const { links, seats } = await seated()
  await playOnce(seats)
  const take = async () => (await call<Exported>('GET', '/api/host/export', { link: links.host })).body
  const running = await take()
  const watched = await look(links.watcher)
  expect(running).toMatchObject({ format: 'slow-boat-match', version: 1, record: null, view: watched.view })
  expect(running.log).toEqual((await logOf(links.watcher)).entries)
  const secrets = [...seats, links.host].map(link => link.slice(-39))
  for (const secret of [...secrets, 'seed', 'sealed']) expect(JSON.stringify(running)).not.toContain(secret)
  await host(links.host, 'end')
  expect((await take()).record?.seed).toHaveLength(64)
  expect((await call('GET', '/api/host/export', { link: seats[0] as string })).status).toBe(403)
})

test('the host who plays sits there at once, is given the link, and is not invited', async () => {
  const seats = ['ann', 'ben'].map(name => ({ name, address: `${name}-host@example.org` }))
  const opened = await open([], { seats, host: { seat: 0 }, links: 'sealed' })
  expect(opened.links.seats.map(({ own, takenAt }) => [own, takenAt !== null])).toEqual([
    [true, true],
    [false, false]
  ])
  expect((await look(opened.links.seats[0]?.link ?? '')).own).toMatchObject({ hosts: true })
  await pass(opened.match, DAY_MS)
  const [asked, ...more] = await mailsTo('ann-host@example.org')
  expect(asked?.text).toContain('say yes')
  expect(more).toEqual([])
  expect(await mailsTo('ben-host@example.org')).toHaveLength(1)
  const again = await call<Opened>('GET', '/api/host', { link: opened.links.host })
  expect(again.body.links.seats[0]).toMatchObject({ own: true, link: null })
})

test('a lost link of the host comes with the link of the host’s own seat, and to no other seat', async () => {
  const { match, links, seats } = await playing('lost', { host: { seat: 0 } })
  await pass(match, MINUTE_MS * 5)
  for (const name of ['ann', 'ben']) await confirm((await mailsTo(`${name}-lost@example.org`))[0])
  for (const link of seats) await send(link)
  await pass(match, MINUTE_MS)
  const [ann, ben] = await Promise.all(['ann', 'ben'].map(name => mailsTo(`${name}-lost@example.org`)))
  const token = links.host.slice(-39)
  expect([ann, ben].map(mails => mails?.some(({ text }) => text.includes(token)))).toEqual([true, false])
})

test('a link of the host that was replaced still has the newer one sent to the host’s own address, and nothing else', async () => {
  const { match, links } = await playing('newer', { host: { seat: 0 } })
  await pass(match, MINUTE_MS * 5)
  await confirm((await mailsTo('ann-newer@example.org'))[0])
  const body = { role: 'host', key: 'a-key-that-nobody-guesses' }
  const fresh = (await host(links.host, 'reissue', body)).body.links.host
  later(2 * DAY_MS)
  expect(await call('GET', '/api/host', { link: links.host })).toMatchObject({ body: { code: 'LINK_REISSUED' } })
  await send(links.host)
  await pass(match, MINUTE_MS)
  expect((await mailsTo('ann-newer@example.org')).at(-1)?.text).toContain(fresh.slice(-39))
  expect((await mailsTo('ben-newer@example.org')).some(({ text }) => text.includes(fresh.slice(-39)))).toBe(false)
})

test('nobody is told of more than a dozen changes of a host in a day', async () => {
  const { links } = await seated()
  const change = (at: number) => host(links.host, 'pace', { pace: at % 2 ? 'day' : 'week' })
  for (let at = 0; at < 12; at++) expect((await change(at)).status).toBe(200)
  expect(await change(12)).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
  later(DAY_MS)
  expect((await change(12)).status).toBe(200)
})

async function confirm(mail: KeptMail | undefined): Promise<void> {
  const token = mail && confirmIn(mail)
  if (token) await fetchHere(`/s/${token}`, { method: 'POST' })
}

async function send(link: string): Promise<void> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }
  const answer = await fetchHere(`/s/${link.slice(-39)}`, { method: 'POST', headers, body: 'send=1' })
  expect(answer.status).toBe(202)
}

test('nobody but the host does what the host may', async () => {
  const { links, seats } = await seated()
  const asked = { nudge: { seat: 0 }, pace: { pace: 'week' }, give: { seat: 0, name: 'X' }, delete: { sure: true } }
  for (const link of [seats[0] as string, links.watcher]) {
    for (const [what, body] of Object.entries(asked))
      expect((await host(link, what, body)).body.code).toBe('NOT_FOR_THIS_LINK')
    expect((await host(link, 'end')).body.code).toBe('NOT_FOR_THIS_LINK')
  }
  await done(seats[0] as string)
})
