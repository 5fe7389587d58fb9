import { beforeEach, expect, test } from 'vitest'
import { settingsWords } from '../../../web/words/index.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Reached, Tried } from '../../../schema/wire/reached.ts'
import type { Delivered, WayName } from '../../../schema/wire/told.ts'
import { call, fetchHere, look, NAVIGATION, seated } from '../client.ts'
import { bytesOf, heardAt, jsonOf, replyWith } from '../elsewhere.ts'
import { mailsTo } from '../post.ts'
import { countRows } from '../rows.ts'
import { DAY_MS, HOUR_MS, later, MINUTE_MS, pass, stopClock } from '../time.ts'
import { newBrowser } from './rfc8291.ts'

beforeEach(stopClock)

let people = 0
const some = () => crypto.randomUUID()

async function table() {
  const address = `tried${++people}@example.org`
  const match = await seated([], { seats: [{ name: 'Ann', address }, { name: 'Ben' }] })
  return { ...match, address, link: match.seats[0] as string }
}

const set = (link: string, body: object) => call('PUT', '/api/seat/delivery', { link, body })
const trial = (link: string, way: WayName) =>
  call<Tried & Failure>('POST', '/api/seat/delivery/test', { link, body: { way } })

test('a test by mail is a mail, and counts as one', async () => {
  const { link, address } = await table()
  const counted = await countRows((await look(link)).match, async () => {
    expect((await trial(link, 'mail')).body).toEqual({ way: 'mail', state: 'sent', why: null })
  })
  const mails = await mailsTo(address)
  expect(mails.at(-1)?.text).toContain('this is the test you asked for')
  expect(counted.room).toBe(0)
})

test('a test by push arrives, and one by webhook too', async () => {
  const { link } = await table()
  const browser = await newBrowser()
  const endpoint = `https://fcm.googleapis.com/send/${some()}`
  const address = `https://hooks.example.org/${some()}`
  const { p256dh, auth } = browser
  await set(link, { device: { endpoint, p256dh, auth, name: 'Chrome, Android' } })
  await set(link, { webhook: { kind: 'json', address } })
  expect((await trial(link, 'push')).body.state).toBe('sent')
  expect((await trial(link, 'webhook')).body.state).toBe('sent')
  const [pushed] = await heardAt(endpoint)
  const [posted] = await heardAt(address)
  expect(await browser.read(bytesOf(pushed?.body ?? ''))).toContain('This is the test you asked for. It works.')
  expect(posted && jsonOf(posted)).toMatchObject({ about: 'trial' })
})

test('the answer says why it was refused, or could not be delivered now', async () => {
  const { link } = await table()
  const address = `https://hooks.example.org/${some()}`
  await set(link, { webhook: { kind: 'json', address } })
  await replyWith({ url: address, status: 403 })
  expect((await trial(link, 'webhook')).body).toEqual({ way: 'webhook', state: 'refused', why: 'HTTP_403' })
  await replyWith({ url: address, status: 502 })
  expect((await trial(link, 'webhook')).body).toEqual({ way: 'webhook', state: 'busy', why: 'HTTP_502' })
})

test.each<WayName>(['mail', 'push', 'webhook'])('what a seat does not have cannot be tested: %s', async way => {
  const { seats } = await table()
  const answer = await trial(seats[1] as string, way)
  expect([answer.status, answer.body.code]).toEqual([409, 'WAY_NOT_SET'])
})

test('five tests may be sent at once, and then one every ten minutes', async () => {
  const { link } = await table()
  const address = `https://hooks.example.org/${some()}`
  await set(link, { webhook: { kind: 'json', address } })
  for (let sent = 0; sent < 5; sent++) await trial(link, 'webhook')
  const answer = await trial(link, 'webhook')
  expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY'])
  later(10 * MINUTE_MS)
  expect((await trial(link, 'webhook')).status).toBe(200)
  expect(await heardAt(address)).toHaveLength(6)
})

test('a device that a test finds gone is shown as gone', async () => {
  const { link } = await table()
  const { p256dh, auth } = await newBrowser()
  const endpoint = `https://fcm.googleapis.com/send/${some()}`
  await set(link, { device: { endpoint, p256dh, auth, name: 'Chrome' } })
  await replyWith({ url: endpoint, status: 410 })
  expect((await trial(link, 'push')).body).toEqual({ way: 'push', state: 'refused', why: 'GONE' })
  const { body } = await call<Delivered & Reached>('GET', '/api/seat/delivery', { link })
  expect(body.devices).toMatchObject([{ goneAt: expect.any(Number) }])
  expect((await look(link)).table.players.map(({ unreachedSince }) => unreachedSince)).toContain(
    body.devices[0]?.goneAt
  )
})

test('a way that a test finds working again tells what it could not', async () => {
  const { match, seats } = await table()
  const [first = 0] = (await look(seats[0] as string)).awaits
  const link = seats[first] as string
  const address = `https://hooks.example.org/${some()}`
  await set(link, { webhook: { kind: 'json', address } })
  await replyWith({ url: address, status: 403 })
  await pass(match, DAY_MS)
  expect(await heardAt(address)).toHaveLength(1)
  await trial(link, 'webhook')
  await pass(match, HOUR_MS)
  const abouts = (await heardAt(address)).map(one => (jsonOf(one) as { about: string }).about)
  expect(abouts).toEqual(['turn', 'trial', 'turn'])
})

test('forms alone set up, test and end each way', async () => {
  const { link } = await table()
  const path = `${new URL(link).pathname}?settings=1`
  const send = (fields: Record<string, string>) =>
    fetchHere(path, { method: 'POST', headers: NAVIGATION, body: new URLSearchParams(fields) })
  const reached = async () => (await call<Reached>('GET', '/api/seat/delivery', { link })).body
  const { tried } = settingsWords.en.reach
  const address = `https://hooks.example.org/${some()}`
  const answer = await send({ set: 'webhook', kind: 'json', hook: address, token: '' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, path])
  await replyWith({ url: address, status: 404 })
  expect(await (await send({ test: 'webhook' })).text()).toContain(tried.refused('HTTP_404'))
  expect(await (await send({ test: 'mail' })).text()).toContain(tried.sent())
  await send({ feed: 'on' })
  expect((await reached()).feed?.calendar).toMatch(/\.ics$/)
  const shown = await (await fetchHere(path, { headers: NAVIGATION })).text()
  expect(shown).toContain((await reached()).feed?.atom)
  expect(shown).not.toContain(address)
  await send({ feed: 'off' })
  await send({ set: 'no-webhook' })
  expect(await reached()).toMatchObject({ feed: null, webhook: null })
  const wrong = await send({ set: 'webhook', kind: 'slack', hook: address })
  expect([wrong.status, (await wrong.text()).includes('class="warn"')]).toEqual([422, true])
  const empty = await send({ set: 'webhook', kind: 'slack', hook: '' })
  expect(empty.status).toBe(422)
})
