import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import { marksWith } from '../../../worker/deliver/addresses.ts'
import { askLeave } from '../../../worker/deliver/budget.ts'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { call, fetchHere, open, wishes } from '../client.ts'
import { linksIn, mailsTo, unsubscribeIn } from '../post.ts'
import { DAY_MS, HOUR_MS, later, pass, present, stopClock } from '../time.ts'

/** The host is told of every seat what became of its invitation. */

beforeEach(stopClock)

let people = 0
const somebody = () => `guest${++people}@example.org`
const invite = (...addresses: string[]) => open([], { seats: addresses.map(address => ({ name: 'Fay', address })) })
const statesOf = ({ links }: Opened) =>
  links.seats.map(({ invitation: { state, ...more } }) => ('with' in more ? { state, with: more.with } : { state }))
const hosted = async ({ links }: Opened) => (await call<Opened>('GET', '/api/host', { link: links.host })).body

test('it will be sent, and then it was', async () => {
  const opened = await invite(somebody())
  expect(statesOf(opened)).toEqual([{ state: 'waiting' }])
  await pass(opened.match, HOUR_MS)
  expect(statesOf(await hosted(opened))).toEqual([{ state: 'sent' }])
})

test('at night it is said from when on it will be', async () => {
  const hour = new Date(present()).getUTCHours()
  later(((23 - hour + 24) % 24) * HOUR_MS)
  const opened = await invite(somebody())
  const [invitation] = opened.links.seats.map(seat => seat.invitation)
  const eight = Math.floor(present() / DAY_MS) * DAY_MS + DAY_MS + 8 * HOUR_MS
  expect(invitation).toEqual({ state: 'waiting', from: eight })
  await pass(opened.match, 8 * HOUR_MS)
  expect(statesOf(await hosted(opened))).toEqual([{ state: 'waiting' }])
  await pass(opened.match, 2 * HOUR_MS)
  expect(statesOf(await hosted(opened))).toEqual([{ state: 'sent' }])
})

test('a seat without an address, or that somebody has taken, needs none', async () => {
  const asked = wishes([], { seats: [{ name: 'Ann' }, { name: 'Ben', address: somebody() }] })
  const opened = await open([], asked)
  await call('POST', '/api/seat/take', { link: opened.links.seats[1]?.link as string, body: {} })
  await pass(opened.match, HOUR_MS)
  expect(statesOf(await hosted(opened))).toEqual([{ state: 'none' }, { state: 'none' }])
})

test('a second seat with the same address, however spelled, is named with the first', async () => {
  const address = somebody()
  const opened = await invite(somebody(), address, address.replace('@', '+ben@'), address.toUpperCase())
  const shared = { state: 'shared', with: 1 }
  expect(statesOf(opened)).toEqual([{ state: 'waiting' }, { state: 'waiting' }, shared, shared])
  await pass(opened.match, HOUR_MS)
  await call('POST', '/api/seat/take', { link: opened.links.seats[1]?.link as string, body: { address: somebody() } })
  await pass(opened.match, DAY_MS)
  expect(statesOf(await hosted(opened))).toEqual([{ state: 'sent' }, { state: 'none' }, shared, shared])
})

test('a seat whose address is free again before it was written to is invited in the place of the first', async () => {
  const address = somebody()
  const opened = await invite(address, address)
  await call('POST', '/api/seat/take', { link: opened.links.seats[0]?.link as string, body: { address: somebody() } })
  await pass(opened.match, DAY_MS)
  expect(statesOf(await hosted(opened))).toEqual([{ state: 'none' }, { state: 'sent' }])
  expect(await mailsTo(address)).toHaveLength(1)
})

test('an address that wants no mail is said only when it was asked, and only to the host', async () => {
  const address = somebody()
  const before = await invite(address)
  await pass(before.match, HOUR_MS)
  await fetchHere(unsubscribeIn((await mailsTo(address))[0] as KeptMail), { method: 'POST' })
  await pass(before.match, HOUR_MS)
  const opened = await invite(address)
  expect(statesOf(opened)).toEqual([{ state: 'waiting' }])
  await pass(opened.match, HOUR_MS)
  expect(statesOf(await hosted(opened))).toEqual([{ state: 'stopped' }])
  const { body } = await call('GET', '/api/seat', { link: opened.links.watcher })
  expect(body.table.players[0]?.unreachedSince).toBeNull()
})

test('an address that has had as much as one may get waits, and that is said', async () => {
  const address = somebody()
  const marks = marksWith(env)(address)
  for (let mail = 0; mail < 10; mail++)
    await askLeave(marks, { sender: `s${mail}`, unasked: true, now: present() }, env)
  const opened = await invite(address)
  await pass(opened.match, HOUR_MS)
  expect(statesOf(await hosted(opened))).toEqual([{ state: 'refused' }])
  await pass(opened.match, DAY_MS)
  expect(statesOf(await hosted(opened))).toEqual([{ state: 'sent' }])
})

test('an invitation whose link was replaced is no longer good', async () => {
  const opened = await invite(somebody())
  await pass(opened.match, HOUR_MS)
  const { body } = await call<Opened>('POST', '/api/host/reissue', { link: opened.links.host, body: { seat: 0 } })
  expect(statesOf(body)).toEqual([{ state: 'outdated' }])
})

test('as text it stands below the link, in the reader’s language', async () => {
  const address = somebody()
  const { links } = await invite(address, address)
  const headers = { Accept: 'text/plain', 'Accept-Language': 'de' }
  const text = await (await fetchHere(new URL(links.host).pathname, { headers })).text()
  expect(text).toContain(`${links.seats[1]?.link}\n  Die Mailadresse ist dieselbe wie die von Platz 1 (Fay)`)
})

const again = ({ links }: Opened, seat = 0) =>
  call<Opened & Failure>('POST', '/api/host/invite', { link: links.host, body: { seat } })

test('a host may invite again, once a day and twice in all', async () => {
  const address = somebody()
  const opened = await invite(address)
  await pass(opened.match, HOUR_MS)
  expect(await again(opened)).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
  await pass(opened.match, DAY_MS)
  const asked = await again(opened)
  expect([asked.status, statesOf(asked.body)]).toEqual([200, [{ state: 'waiting' }]])
  await pass(opened.match, HOUR_MS)
  expect([statesOf(await hosted(opened)), (await mailsTo(address)).length]).toEqual([[{ state: 'sent' }], 2])
  expect((await again(opened)).status).toBe(429)
  await pass(opened.match, DAY_MS)
  expect((await again(opened)).status).toBe(200)
  await pass(opened.match, DAY_MS)
  expect([(await again(opened)).status, (await mailsTo(address)).length]).toEqual([429, 3])
  expect((await hosted(opened)).links.seats[0]?.invitation).toMatchObject({ state: 'sent', againFrom: null })
})

test('an invitation whose link was replaced is sent again with the new one', async () => {
  const address = somebody()
  const opened = await invite(address)
  await pass(opened.match, DAY_MS)
  const { body } = await call<Opened>('POST', '/api/host/reissue', { link: opened.links.host, body: { seat: 0 } })
  await pass(opened.match, DAY_MS)
  expect(statesOf((await again(opened)).body)).toEqual([{ state: 'waiting' }])
  await pass(opened.match, HOUR_MS)
  const link = body.links.seats[0]?.link?.slice(-39) ?? ''
  expect(linksIn((await mailsTo(address)).at(-1) as KeptMail)).toContain(link)
})

test('nobody is invited again who is there, who has no address, or by anybody but the host', async () => {
  const opened = await open([], { seats: [{ name: 'Ann', address: somebody() }, { name: 'Ben' }] })
  const [ann = ''] = opened.links.seats.map(({ link }) => link)
  await pass(opened.match, 2 * DAY_MS)
  await call('POST', '/api/seat/take', { link: ann, body: {} })
  expect(await again(opened)).toMatchObject({ status: 409, body: { code: 'SEAT_TAKEN' } })
  expect((await again(opened, 1)).status).toBe(400)
  expect((await again(opened, 7)).status).toBe(400)
  const { status } = await call('POST', '/api/host/invite', { link: ann, body: { seat: 0 } })
  expect(status).toBe(403)
})

test('an invitation waits for the morning of whoever is invited', async () => {
  // 09:00 in UTC is 22:00 in Auckland.
  const [near, far] = [somebody(), somebody()]
  const seats = [
    { name: 'Fay', address: near },
    { name: 'Gus', address: far, zone: 'Pacific/Auckland' }
  ]
  const { match } = await open([], { seats })
  await pass(match, HOUR_MS)
  expect([(await mailsTo(near)).length, (await mailsTo(far)).length]).toEqual([1, 0])
  await pass(match, DAY_MS)
  expect((await mailsTo(far)).map(({ at }) => new Date(at).toISOString())).toEqual(['2100-01-04T19:00:00.000Z'])
})
