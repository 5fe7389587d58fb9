import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { Onward } from '../../../schema/wire/again.ts'
import type { Delivered } from '../../../schema/wire/told.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import { landingWords } from '../../../web/words/index.ts'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { call, fetchHere, look, NAVIGATION, playOnce, stopAll, wishes } from '../client.ts'
import { heardAt } from '../elsewhere.ts'
import { linksIn, mailsTo, unsubscribeIn } from '../post.ts'
import { DAY_MS, HOUR_MS, later, pass, stopClock } from '../time.ts'

/** What the owner of an address may want less of, by the link at the foot of a mail, and have again. */

beforeEach(stopClock)

const { stops, pages } = landingWords.en
let people = 0
const somebody = () => `lessmail${++people}@example.org`
const countTo = async (address: string) => (await mailsTo(address)).length
const say = (path: string, name: string, ...more: string[]) =>
  fetchHere(path, {
    method: 'POST',
    body: new URLSearchParams([name, ...more].map(one => [one, '1'])),
    headers: NAVIGATION
  })
const pageAt = async (path: string) => (await fetchHere(path, { headers: NAVIGATION })).text()

async function openFrom(network: string, address: string): Promise<Opened> {
  const headers = { 'CF-Connecting-IP': network, 'Content-Type': 'application/json' }
  const body = JSON.stringify(wishes([], { seats: [{ name: 'Foe' }, { name: 'Ben', address }] }))
  return (await fetchHere('/api/matches', { method: 'POST', headers, body })).json()
}

const isAwaited = async (link: string) => (await look(link)).awaits.includes(1)

/** Ben, who is told by mail and webhook, in a match that somebody of a network has opened; and the foot of his mails. */
async function ben(network = `network-${++people}`) {
  const address = somebody()
  const webhook = `https://discord.com/api/webhooks/42/${crypto.randomUUID()}`
  const opened = await openFrom(network, address)
  await pass(opened.match, HOUR_MS)
  const invitation = (await mailsTo(address))[0] as KeptMail
  const path = unsubscribeIn(invitation)
  const via = new URL(/\S+\?via=\S+/.exec(invitation.text)?.[0] ?? '').searchParams.get('via')
  const [foe = '', link = ''] = opened.links.seats.map(one => one.link ?? '')
  await call('POST', '/api/seat/take', { link: foe, body: {} })
  await call('POST', '/api/seat/take', { link, body: { via } })
  await call('PUT', '/api/seat/delivery', { link, body: { webhook: { kind: 'discord', address: webhook } } })
  const turn = async () => {
    while (await isAwaited(link)) await playOnce([foe, link], 'discard')
    while (!(await isAwaited(link))) await playOnce([foe, link], 'discard')
    await pass(opened.match, 2 * HOUR_MS)
    return countTo(address)
  }
  return { ...opened, network, address, webhook, path, seats: [foe, link], link, turn }
}

test('looking offers all four and changes nothing', async () => {
  const { path, turn } = await ben()
  const before = await turn()
  for (const query of ['', '?pause=1', '?people=1&undo=1']) {
    const page = await pageAt(`${path}${query}`)
    for (const said of [stops.pause.act, stops.daily.act, stops.people.act, pages.unsubscribe.act])
      expect(page).toContain(said)
  }
  expect(await turn()).toBe(before + 1)
})

test('every mail of a turn leads to each of them', async () => {
  const { address, path, turn } = await ben()
  await turn()
  const { html, text } = (await mailsTo(address)).at(-1) as KeptMail
  for (const kind of ['pause', 'daily', 'people']) expect(html).toContain(`${path}#${kind}`)
  expect(text).toContain(path)
  expect(linksIn({ html, text, headers: {} } as KeptMail).length).toBeGreaterThan(1)
})

test('a match that is paused tells nothing, until it is wanted again', async () => {
  const { path, turn } = await ben()
  const before = await turn()
  expect(await (await say(path, 'pause')).text()).toContain(stops.pause.undo)
  expect(await turn()).toBe(before)
  expect(await pageAt(path)).toContain(stops.pause.undo)
  expect(await (await say(path, 'pause', 'undo')).text()).toContain(stops.pause.act)
  expect(await turn()).toBe(before + 1)
})

test('nothing is offered, or said, that something greater has stopped', async () => {
  const { path } = await ben()
  const shown = async () => {
    const page = await pageAt(path)
    return (['pause', 'daily', 'people'] as const).filter(kind => page.includes(`id="${kind}"`))
  }
  await say(path, 'daily')
  expect(await shown()).toEqual(['pause', 'daily', 'people'])
  await say(path, 'pause')
  expect(await shown()).toEqual(['pause', 'people'])
  await say(path, 'people')
  expect(await shown()).toEqual(['people'])
  await say(path, 'people', 'undo')
  expect(await shown()).toEqual(['pause', 'people'])
  await say(path, 'pause', 'undo')
  expect(await pageAt(path)).toContain(stops.daily.undo)
})

test('once a day is a setting of the seat, and is taken back', async () => {
  const { path, link } = await ben()
  const daily = async () => (await call<Delivered>('GET', '/api/seat/delivery', { link })).body.hours.daily
  expect(await (await say(path, 'daily')).text()).toContain(stops.daily.undo)
  expect(await daily()).toBe(18)
  await say(path, 'daily', 'undo')
  expect(await daily()).toBeNull()
})

test('from people whom somebody has stopped comes nothing, neither of the match nor of those that follow nor of new ones', async () => {
  const foe = await ben()
  const { address, webhook, path, seats, link, match } = foe
  await foe.turn()
  const told = async () => [await countTo(address), (await heardAt(webhook)).length]
  const before = await told()
  expect(await (await say(path, 'people')).text()).toContain(stops.people.undo)
  await foe.turn()
  await stopAll(seats)
  later(1000)
  await pass(match, HOUR_MS)
  const { body: next } = await call<Onward>('POST', '/api/seat/again', { link: seats[0] as string, body: {} })
  await pass(next.match, DAY_MS)
  const invited = await openFrom(foe.network, address)
  await pass(invited.match, DAY_MS)
  expect(await told()).toEqual(before)
  expect((await look(link)).own?.mail?.state).toBe('stopped')
  const friend = await openFrom(`network-${++people}`, address)
  await pass(friend.match, HOUR_MS)
  expect(await countTo(address)).toBe((before[0] ?? 0) + 1)
  expect(await (await say(path, 'people', 'undo')).text()).toContain(stops.people.act)
  const again = await openFrom(foe.network, address)
  await pass(again.match, HOUR_MS)
  expect(await countTo(address)).toBe((before[0] ?? 0) + 2)
})

test('an invitation alone is enough to stop its people, and nobody who reads D1 learns whom', async () => {
  const address = somebody()
  const network = `network-${++people}`
  const { match } = await openFrom(network, address)
  await pass(match, HOUR_MS)
  const path = unsubscribeIn((await mailsTo(address))[0] as KeptMail)
  const page = await pageAt(path)
  expect([page.includes(stops.pause.act), page.includes(stops.people.act)]).toEqual([false, true])
  expect((await say(path, 'pause')).status).toBe(410)
  await say(path, 'people')
  const other = await openFrom(network, address)
  await pass(other.match, DAY_MS)
  expect(await countTo(address)).toBe(1)
  const { results } = await env.DB.prepare('SELECT * FROM stopped_people').all()
  expect(JSON.stringify(results)).not.toContain(match)
  expect(results.every(({ pair }) => /^[0-9a-f]{64}$/.test(String(pair)))).toBe(true)
})

test('what was said of people is kept for two years', async () => {
  const foe = await ben()
  await say(foe.path, 'people')
  const before = await countTo(foe.address)
  later(731 * DAY_MS)
  const invited = await openFrom(foe.network, foe.address)
  await pass(invited.match, HOUR_MS)
  expect(await countTo(foe.address)).toBe(before + 1)
})
