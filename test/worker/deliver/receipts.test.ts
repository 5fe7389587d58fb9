import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { Delivered } from '../../../schema/wire/told.ts'
import { call, look, playOnce, seated } from '../client.ts'
import { mailsTo } from '../post.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, pass, present, stopClock } from '../time.ts'

/** Each seat sees what it was sent, and what came of it. */

beforeEach(stopClock)
afterEach(() => env.DB.exec('DROP TRIGGER IF EXISTS no_mail'))

let people = 0

async function alone() {
  const address = `receipt${++people}@example.org`
  const { match, seats, links } = await seated([], { seats: [{ name: 'Ann', address }, { name: 'Ben' }], pace: 'day' })
  const [link = '', other = ''] = seats
  if (!(await look(link)).awaits.includes(0)) await playOnce(seats)
  return { match, link, other, address, seats, host: links.host }
}

const delivered = async (link: string) => (await call<Delivered>('GET', '/api/seat/delivery', { link })).body
const set = (link: string, body: object) => call<Failure>('PUT', '/api/seat/delivery', { link, body })
const refuseMail = () =>
  env.DB.exec(`CREATE TRIGGER no_mail BEFORE INSERT ON mailbox BEGIN SELECT RAISE(ABORT, 'full'); END`)

test('what is due is shown before it leaves, and its receipt after', async () => {
  const { match, link, other } = await alone()
  const before = await delivered(link)
  expect(before.receipts).toEqual([])
  expect(before.due).toEqual([{ way: 'mail', about: 'turn', at: expect.any(Number) }])
  await pass(match, HOUR_MS)
  const { receipts, due } = await delivered(link)
  expect(receipts).toEqual([{ way: 'mail', about: 'turn', at: before.due[0]?.at, state: 'sent', why: null }])
  expect(due).toEqual([{ way: 'mail', about: 'reminder', at: expect.any(Number) }])
  expect(await delivered(other)).toMatchObject({ receipts: [], due: [] })
})

test('what does not get through is shown with why, and saved again the address is tried at once', async () => {
  const { match, link, address } = await alone()
  await refuseMail()
  await pass(match, 10 * MINUTE_MS)
  const [receipt] = (await delivered(link)).receipts
  expect(receipt).toMatchObject({ about: 'turn', state: 'by-us', why: 'MAILBOX' })
  await env.DB.exec('DROP TRIGGER no_mail')
  await set(link, { address })
  await pass(match, MINUTE_MS)
  expect(await mailsTo(address)).toHaveLength(1)
  expect((await delivered(link)).receipts).toMatchObject([{ about: 'turn', state: 'sent' }])
})

test('neither a host nor its seat is told that a message is tried whose turn is over', async () => {
  const { match, link, seats, host } = await alone()
  const shown = async () => {
    const { body } = await call<Opened>('GET', '/api/host', { link: host })
    return [body.links.seats[0]?.told, (await delivered(link)).receipts].map(all => all?.map(({ state }) => state))
  }
  await refuseMail()
  await pass(match, 10 * MINUTE_MS)
  expect(await shown()).toEqual([['by-us'], ['by-us']])
  await playOnce(seats)
  expect((await look(link)).awaits).not.toContain(0)
  expect(await shown()).toEqual([[], []])
})

test('hours are set one at a time, and what is wrong is refused', async () => {
  const { link } = await alone()
  expect((await delivered(link)).hours).toEqual({
    quiet: { from: 22, to: 8 },
    daily: null,
    gathered: false,
    backOn: null,
    paused: false
  })
  const all = { quiet: null, daily: 18, gathered: true, backOn: '2100-02-01', paused: true }
  for (const [name, value] of Object.entries(all)) expect((await set(link, { [name]: value })).status).toBe(200)
  expect((await delivered(link)).hours).toEqual(all)
  const wrong = [
    { quiet: { from: 8, to: 8 } },
    { quiet: { from: 22, to: 24 } },
    { quiet: { from: 22.5, to: 8 } },
    { daily: -1 },
    { backOn: '2100-02-30' },
    { backOn: 'tomorrow' },
    { paused: 'yes' },
    { loud: true }
  ]
  for (const asked of wrong) expect([asked, await set(link, asked)]).toMatchObject([asked, { status: 400 }])
  expect((await delivered(link)).hours).toEqual(all)
})

test('nobody is told on holiday, and on the morning after of what waits then', async () => {
  const { match, link, address } = await alone()
  await set(link, { backOn: '2100-01-14' })
  await pass(match, 9 * DAY_MS)
  expect(await mailsTo(address)).toEqual([])
  await pass(match, DAY_MS)
  const [mail] = await mailsTo(address)
  expect(new Date(mail?.at ?? 0).toISOString()).toBe('2100-01-14T08:00:00.000Z')
})

test('whoever wants one letter a day gets it at their hour', async () => {
  const { match, link, address, seats } = await alone()
  await set(link, { daily: 18 })
  for (let round = 0; round < 6; round++) {
    await pass(match, HOUR_MS)
    await playOnce(seats)
  }
  await pass(match, DAY_MS)
  const hours = (await mailsTo(address)).map(({ at }) => new Date(at).toISOString().slice(11, 13))
  expect(hours).toEqual(['18'])
  expect(present()).toBeGreaterThan(0)
})
