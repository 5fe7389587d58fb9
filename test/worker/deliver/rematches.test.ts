import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { MOST_A_DAY_BY_PUSH, MOST_A_DAY_BY_WEBHOOK } from '../../../worker/deliver/mail-limits.ts'
import type { Onward } from '../../../schema/wire/again.ts'
import { call, look, playOnce, seated } from '../client.ts'
import { heardAt } from '../elsewhere.ts'
import { mailsTo } from '../post.ts'
import { loseStorage } from '../storage.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, pass, roomOf, stopClock } from '../time.ts'
import { newBrowser } from './rfc8291.ts'

/** What somebody who opens one rematch after the other can make us tell the others. */

beforeEach(stopClock)

let people = 0
const somebody = () => `rematched${++people}@example.org`
const newChannel = () => `https://discord.com/api/webhooks/42/${crypto.randomUUID()}`
const postedTo = async (webhook: string) => (await heardAt(webhook)).length

/** Ann, who opens matches, and Ben, who is told by mail and webhook; their match has begun. */
async function annAndBen() {
  const address = somebody()
  const webhook = newChannel()
  const match = await seated([], { seats: [{ name: 'Ann' }, { name: 'Ben', address }], pace: 'none' })
  const [, ben = ''] = match.seats
  await call('PUT', '/api/seat/delivery', { link: ben, body: { webhook: { kind: 'discord', address: webhook } } })
  await playOnce(match.seats)
  return { ...match, ben, address, webhook, host: match.links.host }
}

const isAwaited = async (link: string) => (await look(link)).awaits.includes(1)
const end = (host: string) => call('POST', '/api/host/end', { link: host })

/** Ends a match and opens the one after it, as its host may. */
async function rematch(host: string) {
  await end(host)
  const { body } = await call<Onward>('POST', '/api/seat/again', { link: host, body: {} })
  return { host: body.link as string, match: body.match }
}

test('whoever opens rematch after rematch makes us tell the others one thing a day, by each way', async () => {
  const { match, host, address, webhook } = await annAndBen()
  let at = { host, match }
  await end(host)
  await pass(match, MINUTE_MS * 5)
  const before = [(await mailsTo(address)).length, await postedTo(webhook)]
  for (let round = 0; round < 6; round++) {
    at = await rematch(at.host)
    await pass(at.match, MINUTE_MS * 5)
  }
  const told = async () => [(await mailsTo(address)).length, await postedTo(webhook)]
  expect(await told()).toEqual(before.map(count => count + 1))
  await pass(at.match, DAY_MS - HOUR_MS)
  expect(await told()).toEqual(before.map(count => count + 1))
  await pass(at.match, 2 * DAY_MS)
  expect(await told()).toEqual(before.map(count => count + 2))
})

test('nor do they tell more after a room has lost its storage', async () => {
  const { match, host, address } = await annAndBen()
  await end(host)
  await pass(match, HOUR_MS)
  const before = (await mailsTo(address)).length
  const one = await rematch(host)
  await pass(one.match, HOUR_MS)
  expect((await mailsTo(address)).length).toBe(before + 1)
  const two = await rematch(one.host)
  await pass(two.match, MINUTE_MS)
  await loseStorage(two.match)
  await look(two.host)
  await pass(two.match, HOUR_MS)
  expect((await mailsTo(address)).length).toBe(before + 1)
})

test('a rematch that is opened twice, since the first was a mistake, is told once and as the second', async () => {
  const { match, host, address, webhook } = await annAndBen()
  await end(host)
  await pass(match, MINUTE_MS * 5)
  const before = [(await mailsTo(address)).length, await postedTo(webhook)]
  const mistake = await rematch(host)
  const meant = await rematch(mistake.host)
  await pass(mistake.match, MINUTE_MS * 5)
  await pass(meant.match, MINUTE_MS * 5)
  expect([(await mailsTo(address)).length, await postedTo(webhook)]).toEqual(before.map(count => count + 1))
})

test('once its holder has visited, a rematch tells what any other match does', async () => {
  const { match, seats, host, address } = await annAndBen()
  await end(host)
  await pass(match, HOUR_MS)
  const one = await rematch(host)
  await pass(one.match, HOUR_MS)
  const before = (await mailsTo(address)).length
  const onward = (await Promise.all(seats.map(look))).map(({ next }) => next as string)
  for (const _ of onward) await playOnce(onward)
  await end(one.host)
  await pass(one.match, HOUR_MS)
  expect((await mailsTo(address)).length).toBe(before + 1)
})

test.each([
  ['webhook', MOST_A_DAY_BY_WEBHOOK],
  ['push', MOST_A_DAY_BY_PUSH]
])('by %s a seat is told %i things of one match in a day, and on the next day again', async (way, most) => {
  const { match, seats, ben, webhook } = await annAndBen()
  const phone = { ...(await newBrowser()), endpoint: `https://fcm.googleapis.com/send/${crypto.randomUUID()}` }
  const { endpoint, p256dh, auth } = phone
  await call('PUT', '/api/seat/delivery', {
    link: ben,
    body: { device: { endpoint, p256dh, auth, name: 'Firefox, Linux' } }
  })
  const told = async () => (way === 'push' ? await postedTo(endpoint) : await postedTo(webhook))
  const turn = async () => {
    while (await isAwaited(ben)) await playOnce(seats, 'discard')
    while (!(await isAwaited(ben))) await playOnce(seats, 'discard')
    await pass(match, MINUTE_MS * 5)
  }
  await turn()
  expect(await told()).toBe(1)
  await runInDurableObject(roomOf(match), (_, { storage }) =>
    storage.sql.exec('UPDATE notices SET sent_that_day = ? WHERE way = ?', most - 1, way)
  )
  for (const count of [2, 2]) {
    await turn()
    expect(await told()).toBe(count)
  }
  await pass(match, DAY_MS)
  expect(await told()).toBe(3)
})
