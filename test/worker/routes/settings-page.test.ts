import { beforeEach, expect, test } from 'vitest'
import { settingsWords } from '../../../web/words/index.ts'
import type { Delivered } from '../../../schema/wire/told.ts'
import { call, fetchHere, look, NAVIGATION, seated } from '../client.ts'
import { replyWith } from '../elsewhere.ts'
import { HOUR_MS, pass, stopClock } from '../time.ts'

/** Where and when a seat is told, set by forms alone. */

beforeEach(stopClock)

const words = settingsWords.en

async function page() {
  const { seats } = await seated()
  const [link = ''] = seats
  const path = `${new URL(link).pathname}?settings=1`
  const send = (fields: Record<string, string>) =>
    fetchHere(path, { method: 'POST', headers: NAVIGATION, body: new URLSearchParams(fields) })
  const shown = async () => (await fetchHere(path, { headers: NAVIGATION })).text()
  const hours = async () => (await call<Delivered>('GET', '/api/seat/delivery', { link })).body.hours
  return { link, path, send, shown, hours }
}

test('the seat leads there where there are no scripts', async () => {
  const { link, shown } = await page()
  const seat = await (await fetchHere(`${new URL(link).pathname}?plain`, { headers: NAVIGATION })).text()
  expect(seat).toContain('href="?settings=1"')
  expect(await shown()).toContain(words.told.heading)
})

test('language, zone and whether anything can be taken back are set too', async () => {
  const { link, path, send, shown } = await page()
  const set = { set: 'profile', language: 'fr', zone: 'Asia/Kathmandu', atOnce: '1' }
  expect((await send(set)).headers.get('Location')).toBe(path)
  expect((await look(link)).own).toMatchObject({ language: 'fr', zone: 'Asia/Kathmandu', settleAtOnce: true })
  const after = await shown()
  expect(after).toContain(`<h1>${settingsWords.fr.settings}</h1>`)
  for (const chosen of ['fr', 'Asia/Kathmandu'])
    expect(after).toMatch(new RegExp(`<option (selected )?value="${chosen}"( selected)?>`))
  expect(after).toMatch(/<input[^>]*name="atOnce"[^>]*checked/)
  await send({ ...set, language: 'en', atOnce: '' })
  expect((await look(link)).own).toMatchObject({ language: 'en', settleAtOnce: false })
})

test('hours are set whole, and an address for itself', async () => {
  const { link, path, send, shown, hours } = await page()
  const set = { set: 'hours', quietFrom: '23', quietTo: '7', daily: '18', backOn: '2100-02-01', paused: '1' }
  const answer = await send(set)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, path])
  expect(await hours()).toEqual({
    quiet: { from: 23, to: 7 },
    daily: 18,
    gathered: false,
    backOn: '2100-02-01',
    paused: true
  })
  await send({ set: 'address', address: 'form@example.org' })
  expect((await look(link)).own?.mail?.address).toBe('form@example.org')
  await send({ set: 'hours', quietFrom: '', quietTo: '7', daily: '', backOn: '' })
  expect(await hours()).toEqual({ quiet: null, daily: null, gathered: false, backOn: null, paused: false })
  expect(await shown()).toContain('form@example.org')
  await send({ set: 'address', address: '' })
  expect((await look(link)).own?.mail).toBeNull()
})

test.each([
  { set: 'hours', quietFrom: '24', quietTo: '7' },
  { set: 'hours', daily: 'noon' },
  { set: 'hours', backOn: '2100-13-01' },
  { set: 'address', address: 'nobody' },
  { set: 'profile', language: 'tlh', zone: 'UTC' },
  { set: 'profile', language: 'en', zone: 'Atlantis/Sunk' },
  { set: 'profile', language: 'en' },
  { set: 'loud' }
])('%o is refused, and changes nothing', async fields => {
  const { link, send, hours } = await page()
  const before = await hours()
  const answer = await send(fields)
  expect([answer.status, (await answer.text()).includes('class="warn"')]).toEqual([400, true])
  expect(await hours()).toEqual(before)
  expect((await look(link)).own?.mail).toBeNull()
})

test('a watcher has nothing to set, and a preview sees the cover', async () => {
  const { path } = await page()
  expect(await (await fetchHere(path)).text()).not.toContain(words.told.heading)
  const { links } = await seated()
  const watched = `${new URL(links.watcher).pathname}?settings=1`
  const answer = await fetchHere(watched, { headers: NAVIGATION })
  expect([answer.status, (await answer.text()).includes(words.told.heading)]).toEqual([200, false])
})

test('a channel that has refused is shown beside its address, until it is set up anew', async () => {
  const { match, seats } = await seated()
  const [first = 0] = (await look(seats[0] as string)).awaits
  const link = seats[first] as string
  const webhook = { kind: 'json', address: `https://hooks.example.org/${crypto.randomUUID()}` }
  const set = () => call('PUT', '/api/seat/delivery', { link, body: { webhook } })
  const shown = async () => (await fetchHere(`${new URL(link).pathname}?settings=1`, { headers: NAVIGATION })).text()
  await set()
  await replyWith({ url: webhook.address, status: 403 })
  await pass(match, HOUR_MS)
  expect(await shown()).toContain(`<p class="warn">${words.reach.failed}</p>`)
  await set()
  expect(await shown()).not.toContain(words.reach.failed)
})
