import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { OpenMatchAsked } from '../../../schema/wire/opening.ts'
import type { Taken } from '../../../schema/wire/seat.ts'
import { writeLink } from '../../../worker/keys/links.ts'
import {
  NAVIGATION,
  act,
  awaited,
  call,
  fetchHere,
  handOf,
  line,
  look,
  newKey,
  open,
  playOnce,
  seated,
  wishes
} from '../client.ts'
import { closing, live } from '../live.ts'
import { linksIn, mailsTo } from '../post.ts'
import { loseStorage } from '../storage.ts'
import { DAY_MS, eventually, HOUR_MS, later, MINUTE_MS, pass, present, roomOf, stopClock } from '../time.ts'

beforeEach(stopClock)

const RIVALS = { options: { variant: 'competitive' } } satisfies Partial<OpenMatchAsked>
const SEALED = { status: 410, body: { code: 'SEAT_SEALED' } }
let people = 0

const pathOf = (link: string) => `/s/${link.slice(-39)}`
const take = (link: string, body: object = { key: newKey() }) =>
  call<Taken & Failure>('POST', '/api/seat/take', { link, body })
const links = async (link: string) => (await call<Opened>('GET', '/api/host', { link })).body.links
const reissue = (link: string, seat: number) =>
  call<Opened & Failure>('POST', '/api/host/reissue', { link, body: { seat } })
const answer = (link: string, agree: boolean) =>
  call<Envelope & Failure>('POST', '/api/seat/handover', { link, body: { agree } })
const post = (link: string, fields: Record<string, string>, headers: Record<string, string>) =>
  fetchHere(pathOf(link), { method: 'POST', headers, body: new URLSearchParams(fields) })

/** Two who compete, each with their invitation and with the link that nobody else has. */
async function rivals(more: Partial<OpenMatchAsked> = {}) {
  const opened = await open(['Ann', 'Ben'], { ...RIVALS, ...more })
  const invitations = opened.links.seats.map(({ link }) => link)
  const seats: string[] = []
  for (const link of invitations) seats.push((await take(link)).body.link)
  return { ...opened, host: opened.links.host, invitations, seats }
}

test.each<[string, Partial<OpenMatchAsked>, 'open' | 'sealed']>([
  ['against each other', RIVALS, 'sealed'],
  ['together', {}, 'open'],
  ['against each other, if the host likes', { ...RIVALS, links: 'open' }, 'open'],
  ['together, if the host likes', { links: 'sealed' }, 'sealed']
])('whoever plays %s has such links', async (_, more, kind) => {
  const opened = await open(['Ann', 'Ben'], more)
  expect(opened.sealed).toBe(kind === 'sealed')
  expect((await look(opened.links.watcher)).table.links).toBe(kind)
})

test('links that there are not are refused', async () => {
  const asked = { ...wishes(['Ann', 'Ben']), links: 'closed' }
  expect(await call('POST', '/api/matches', { body: asked })).toMatchObject({
    status: 400,
    body: { code: 'MALFORMED' }
  })
})

test('whoever takes a sealed seat gets a link of their own, and the invitation shows no hand to anybody', async () => {
  const { host, invitations, seats, links: all } = await rivals()
  const [invitation = '', link = ''] = [invitations[1], seats[1]]
  expect(link).not.toBe(invitation)
  const mine = await look(link)
  expect(handOf(mine)).not.toEqual([])
  for (const [method, path, body] of [
    ['GET', '/api/seat'],
    ['GET', '/api/seat/log'],
    ['GET', '/api/seat/at'],
    ['GET', '/api/seat/notes'],
    ['POST', '/api/seat/actions', { line: '1@a1', version: 0, key: newKey() }],
    ['POST', '/api/seat/take', { key: newKey() }]
  ] as const)
    expect(await call(method, path, { link: invitation, body })).toMatchObject(SEALED)
  expect(await call('GET', '/api/seat', { link: invitation })).toMatchObject({
    body: { facts: { name: 'Ben', takenAt: present() } }
  })
  const shown = await links(host)
  expect(shown.seats).toMatchObject([
    { name: 'Ann', link: null, takenAt: present() },
    { name: 'Ben', link: null, takenAt: present() }
  ])
  for (const role of [host, all.watcher])
    for (const headers of [NAVIGATION, { Accept: 'text/plain' }, { Accept: 'application/json' }])
      expect(await (await fetchHere(pathOf(role), { headers })).text()).not.toContain(link.slice(-39))
})

test('an open seat keeps its link', async () => {
  const { links: all } = await open(['Ann', 'Ben'])
  const [{ link } = { link: '' }] = all.seats
  expect((await take(link, {})).body).toMatchObject({ link, seat: 0 })
  expect((await links(all.host)).seats[0]?.link).toBe(link)
})

test('whoever misses the answer gets the same link by asking again with their key, for a day', async () => {
  const { links: all, match } = await open(['Ann', 'Ben'], RIVALS)
  const [{ link } = { link: '' }] = all.seats
  expect(await take(link, {})).toMatchObject({ status: 400, body: { code: 'MALFORMED', facts: { at: ['key'] } } })
  expect((await take(link, { key: 'too-short' })).status).toBe(400)
  const key = newKey()
  const { body } = await take(link, { key })
  expect((await take(link, { key })).body.link).toBe(body.link)
  await evictDurableObject(roomOf(match))
  expect((await take(link, { key })).body.link).toBe(body.link)
  expect(await take(link)).toMatchObject(SEALED)
  expect((await take(body.link, {})).body.link).toBe(body.link)
  expect(await call('GET', '/api/seat', { link })).toMatchObject(SEALED)
  later(DAY_MS)
  expect(await take(link, { key })).toMatchObject(SEALED)
  expect((await look(body.link)).seat).toBe(0)
})

test('of many who take a sealed seat at once, one does', async () => {
  const { links: all } = await open(['Ann', 'Ben'], RIVALS)
  const answers = await Promise.all(Array.from({ length: 8 }, () => take(all.seats[0]?.link ?? '')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 410)])
})

test('whoever looks on by the invitation is shown nothing of the hand', async () => {
  const { links: all } = await open(['Ann', 'Ben'], RIVALS)
  const [{ link } = { link: '' }] = all.seats
  const page = await live(link)
  const closed = closing(page)
  const { body } = await take(link)
  expect(await closed).toBe(4410)
  const hand = handOf(body)
  expect(hand).not.toEqual([])
  expect(hand.filter(card => page.raw.join().includes(`"${card}"`))).toEqual([])
})

test('the page of whoever took a seat stays open when its taking is sent again', async () => {
  const { links: all } = await open(['Ann', 'Ben'], RIVALS)
  const [{ link } = { link: '' }] = all.seats
  const key = newKey()
  const { body } = await take(link, { key })
  const page = await live(body.link)
  expect((await take(link, { key })).body.link).toBe(body.link)
  const told = page.next()
  await call('PUT', '/api/seat/profile', { link: body.link, body: { zone: 'Asia/Tokyo' } })
  expect((await told).own?.zone).toBe('Asia/Tokyo')
})

test('the request that opened a match gives no link of a sealed seat that is taken', async () => {
  const asked = wishes(['Ann', 'Ben'], RIVALS)
  const again = () => call<Opened>('POST', '/api/matches', { body: asked })
  const first = (await again()).body.links.seats
  const { body } = await take(first[0]?.link ?? '')
  const { seats } = (await again()).body.links
  expect(seats.map(({ link }) => link)).toEqual([null, first[1]?.link])
  expect(JSON.stringify(await again())).not.toContain(body.link.slice(-39))
})

test('a form leads on to the seat’s own link, and sent again leads there again', async () => {
  const { links: all } = await open(['Ann', 'Ben'], RIVALS)
  const [{ link } = { link: '' }] = all.seats
  const page = await (await fetchHere(pathOf(link), { headers: NAVIGATION })).text()
  const [, key = ''] = /name="key" type="hidden" value="([^"]+)"/.exec(page) ?? []
  const sent = () => post(link, { take: '1', key, zone: 'UTC' }, NAVIGATION)
  const first = await sent()
  const path = first.headers.get('Location') ?? ''
  expect([first.status, (await sent()).headers.get('Location')]).toEqual([303, path])
  expect(path).not.toBe(pathOf(link))
  expect((await fetchHere(path, { headers: NAVIGATION })).status).toBe(200)
  expect((await post(link, { take: '1', key: newKey() }, NAVIGATION)).status).toBe(410)
  // A browser that does not say that it navigates goes on there too.
  const other = all.seats[1]?.link ?? ''
  expect((await post(other, { take: '1', key: newKey() }, {})).status).toBe(303)
})

test('a terminal is told the link to keep, and how to get it', async () => {
  const { links: all } = await open(['Ann', 'Ben'], RIVALS)
  const [{ link } = { link: '' }] = all.seats
  const terminal = { 'User-Agent': 'curl/8' }
  expect(await (await fetchHere(pathOf(link), { headers: terminal })).text()).toContain('-d key=$(uuidgen)')
  const said = await (await post(link, { take: '1', key: newKey() }, terminal)).text()
  const [own = ''] = /http\S+\/s\/[\w-]{39}/.exec(said) ?? []
  expect(own).not.toBe(link)
  expect(said).toMatch(/your own link[^]*keep it/)
  expect((await look(own)).seat).toBe(0)
  const gone = await fetchHere(pathOf(link), { headers: terminal })
  expect([gone.status, await gone.text()]).toEqual([410, expect.stringMatching(/Ann took this seat[^]*-d send=1/)])
})

test('the invitation’s page says who took the seat, and offers the link by mail', async () => {
  const { invitations } = await rivals()
  const answer = await fetchHere(pathOf(invitations[1] as string), { headers: NAVIGATION })
  const page = await answer.text()
  expect(answer.status).toBe(410)
  expect(page).toMatch(/Ben, since 4 January 2100/)
  expect(page).toMatch(/<button name="send"/)
  const german = { ...NAVIGATION, 'Accept-Language': 'de' }
  const read = await fetchHere(pathOf(invitations[1] as string), { headers: german })
  expect(await read.text()).toContain('<html lang="de">')
})

/** Ann has an address that is hers; Ben's was never confirmed. */
async function withMail() {
  const [ann, ben] = ['ann', 'ben'].map(name => `${name}.sealed${++people}@example.org`) as [string, string]
  const seatsAsked = [
    { name: 'Ann', address: ann },
    { name: 'Ben', address: ben }
  ]
  const opened = await open([], { ...RIVALS, seats: seatsAsked })
  const invitations = opened.links.seats.map(({ link }) => link) as [string, string]
  const via = writeLink({ match: opened.match, role: 'confirm', seat: 0, generation: 0 }, env)
  const first = await take(invitations[0], { key: newKey(), via })
  const second = await take(invitations[1])
  await pass(opened.match, HOUR_MS)
  const seats = [first.body.link, second.body.link] as [string, string]
  return { ...opened, host: opened.links.host, invitations, seats, ann, ben }
}

const count = async (address: string) => (await mailsTo(address)).length
const send = (link: string) => post(link, { send: '1' }, { Accept: 'text/plain' })

test('the seat’s link is mailed to its confirmed address, seldom, and nobody is told whether there is one', async () => {
  const { match, invitations, seats, ann, ben } = await withMail()
  const before = [await count(ann), await count(ben)] as const
  const said = await send(invitations[0])
  expect(said.status).toBe(202)
  expect(await (await send(invitations[1])).text()).toBe(await said.text())
  await pass(match, MINUTE_MS)
  const mail = (await mailsTo(ann)).at(-1)
  expect(linksIn(mail as NonNullable<typeof mail>)).toContain(seats[0].slice(-39))
  expect([await count(ann), await count(ben)]).toEqual([before[0] + 1, before[1]])
  await send(invitations[0])
  await pass(match, MINUTE_MS)
  expect(await count(ann)).toBe(before[0] + 1)
  for (let hour = 0; hour < 12; hour++) {
    later(HOUR_MS)
    await send(invitations[0])
    await pass(match, MINUTE_MS)
  }
  expect(await count(ann)).toBe(before[0] + 3)
})

test('what others do with an inbox keeps neither its link nor its host’s wish from it', async () => {
  const { match, host, invitations, seats, ann } = await withMail()
  for (const tag of ['a', 'b', 'c']) {
    const body = { address: ann.replace('@', `+${tag}@`) }
    await call('PUT', '/api/seat/delivery', { link: seats[1], body })
    await pass(match, MINUTE_MS)
  }
  const before = await count(ann)
  await send(invitations[0])
  await reissue(host, 0)
  await pass(match, MINUTE_MS)
  expect(await count(ann)).toBe(before + 2)
})

test('a turn is mailed with the seat’s own link', async () => {
  const { match, seats, ann } = await withMail()
  if ((await look(seats[0])).awaits[0] !== 0) await playOnce(seats)
  await pass(match, HOUR_MS)
  const mail = (await mailsTo(ann)).at(-1)
  expect(linksIn(mail as NonNullable<typeof mail>)[0]).toBe(seats[0].slice(-39))
})

test('a sealed seat is re-issued when it agrees, and not before', async () => {
  const { host, invitations, seats } = await rivals()
  const [ann = '', ben = ''] = seats
  const page = await live(ann)
  const asked = await reissue(host, 0)
  expect(asked.body.links.seats[0]).toMatchObject({
    link: null,
    handover: { askedAt: present(), answer: null, from: null }
  })
  expect(await reissue(host, 0)).toMatchObject({ status: 409, body: { code: 'NOT_HANDED_OVER' } })
  await eventually(() => expect(page.heard.at(-1)?.own?.handover).toEqual({ askedAt: present(), agreed: false }))
  expect((await look(ben)).own?.handover).toBeNull()
  await call('PUT', '/api/seat/notes', { link: ann, body: { text: 'I hold the 40' } })
  expect((await answer(ann, true)).body.own?.handover?.agreed).toBe(true)
  const closed = closing(page)
  const hand = handOf(await look(ann))
  const { body } = await reissue(host, 0)
  expect(await closed).toBe(4410)
  const fresh = body.links.seats[0]?.link ?? ''
  for (const old of [ann, invitations[0] as string])
    expect(await call('GET', '/api/seat', { link: old })).toMatchObject({
      status: 410,
      body: { code: 'LINK_REISSUED' }
    })
  // Nobody has taken it yet: the host sees no hand by the link that is to be passed on.
  expect(handOf(await look(fresh))).toEqual([])
  expect((await look(ben)).table.players[0]).toMatchObject({ taken: false, reissuedAt: present() })
  const taken = await take(fresh, { key: newKey(), name: 'Cleo' })
  expect(handOf(taken.body)).toEqual(hand)
  expect((await call('GET', '/api/seat/notes', { link: taken.body.link })).body).toEqual({ text: '', marks: {} })
})

test('whoever takes a seat after another can take back what they do, whatever the other had chosen', async () => {
  const { host, seats } = await rivals()
  const { link, envelope } = await awaited(seats)
  const seat = envelope.seat as number
  await call('PUT', '/api/seat/profile', { link, body: { settleAtOnce: true } })
  await reissue(host, seat)
  await answer(link, true)
  const fresh = (await reissue(host, seat)).body.links.seats[seat]?.link ?? ''
  const { body } = await take(fresh)
  expect((await act(body.link, body, line(body))).body.draft).not.toBeNull()
})

test('a seat that refuses keeps its link, and is not asked again all the time', async () => {
  const { host, seats } = await rivals()
  const [ann = ''] = seats
  expect(await answer(ann, true)).toMatchObject({ status: 409, body: { code: 'NOT_ASKED' } })
  await reissue(host, 0)
  expect((await answer(ann, false)).body.own?.handover).toBeNull()
  expect((await reissue(host, 0)).status).toBe(409)
  expect((await links(host)).seats[0]?.handover?.answer).toBe('refused')
  for (const days of [7, 28, 28]) {
    later(days * DAY_MS - HOUR_MS)
    expect((await reissue(host, 0)).status).toBe(409)
    later(HOUR_MS)
    expect((await reissue(host, 0)).body.links.seats[0]?.handover).toMatchObject({ askedAt: present(), answer: null })
    await answer(ann, false)
  }
  expect((await look(ann)).seat).toBe(0)
})

test('where all play together, a seat that is away is re-issued seven days after it was asked and was last there', async () => {
  const { host, seats, match } = await rivals({ options: {}, links: 'sealed' })
  const { link, envelope } = await awaited(seats)
  const seat = envelope.seat as number
  await pass(match, 30 * DAY_MS)
  await reissue(host, seat)
  await pass(match, 5 * DAY_MS)
  await act(link, envelope, line(envelope))
  await pass(match, 6 * DAY_MS)
  expect((await reissue(host, seat)).status).toBe(409)
  expect((await links(host)).seats[seat]?.link).toBeNull()
  await pass(match, DAY_MS)
  const { body } = await reissue(host, seat)
  expect(body.links.seats[seat]).toMatchObject({ link: expect.any(String), takenAt: null, handover: null })
  expect(await call('GET', '/api/seat', { link })).toMatchObject({ status: 410 })
})

test('a confirmed address is told of the wish before anything happens', async () => {
  const { match, host, seats, ann, ben } = await withMail()
  const before = [await count(ann), await count(ben)] as const
  await reissue(host, 0)
  await reissue(host, 1)
  await pass(match, MINUTE_MS)
  const mails = await mailsTo(ann)
  expect([mails.length, await count(ben)]).toEqual([before[0] + 1, before[1]])
  const mail = mails.at(-1) as NonNullable<(typeof mails)[number]>
  expect(mail.text).toContain('after 14 days at the earliest')
  expect(linksIn(mail)).toContain(seats[0].slice(-39))
})

test('a wish that was not mailed when the room was lost is mailed once it is restored', async () => {
  const { match, host, seats, ann } = await withMail()
  const before = await count(ann)
  await env.DB.exec(`CREATE TRIGGER no_mail BEFORE INSERT ON mailbox BEGIN SELECT RAISE(ABORT, 'full'); END`)
  await reissue(host, 0)
  await pass(match, 0)
  await loseStorage(match)
  await env.DB.exec('DROP TRIGGER no_mail')
  expect((await look(seats[0])).own?.handover?.agreed).toBe(false)
  await pass(match, MINUTE_MS)
  const wishes = (await mailsTo(ann)).slice(before).filter(({ text }) => text.includes('after 14 days at the earliest'))
  expect(wishes).toHaveLength(1)
})

test('a page without scripts agrees by a form', async () => {
  const { host, seats } = await rivals()
  const [ann = ''] = seats
  await reissue(host, 0)
  const page = await (await fetchHere(pathOf(ann), { headers: NAVIGATION })).text()
  expect(page).toMatch(/name="handover" value="agree"/)
  expect((await post(ann, { handover: 'agree' }, NAVIGATION)).status).toBe(303)
  expect((await links(host)).seats[0]?.handover?.answer).toBe('agreed')
})

test('an invitation that nobody followed is replaced in one step', async () => {
  const { links: all } = await open(['Ann', 'Ben'], RIVALS)
  const { body } = await reissue(all.host, 1)
  expect(await take(all.seats[1]?.link ?? '')).toMatchObject({ status: 410, body: { code: 'LINK_REISSUED' } })
  expect((await take(body.links.seats[1]?.link ?? '')).status).toBe(200)
})

test('with open links a rival’s notes go with the link, a friend’s stay with the seat', async () => {
  for (const [more, text] of [
    [{ ...RIVALS, links: 'open' }, ''],
    [{}, 'mine']
  ] as const) {
    const { seats, links: all } = await seated(['Ann', 'Ben'], more)
    await call('PUT', '/api/seat/notes', { link: seats[0] as string, body: { text: 'mine' } })
    if (text === '') {
      await reissue(all.host, 0)
      await answer(seats[0] as string, true)
    }
    const link = (await reissue(all.host, 0)).body.links.seats[0]?.link ?? ''
    expect((await call('GET', '/api/seat/notes', { link })).body).toEqual({ text, marks: {} })
  }
})

test('a room that is built again from its copy opens no seat to an old link', async () => {
  const { match, host, invitations, seats } = await rivals()
  await reissue(host, 0)
  await pass(match, 0)
  const before = await links(host)
  await loseStorage(match)
  for (const link of invitations) expect(await call('GET', '/api/seat', { link })).toMatchObject(SEALED)
  for (const link of seats) expect(handOf(await look(link))).not.toEqual([])
  expect(await links(host)).toEqual(before)
  expect((await look(seats[0] as string)).table.links).toBe('sealed')
})
