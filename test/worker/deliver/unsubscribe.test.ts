import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Opened } from '../../../schema/wire/links.ts'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { landingWords } from '../../../web/words/index.ts'
import { writeLink } from '../../../worker/keys/links.ts'
import { NAVIGATION, call, fetchHere, look, open, playOnce, seated } from '../client.ts'
import { confirmIn, mailsTo, unsubscribeIn } from '../post.ts'
import { loseStorage } from '../storage.ts'
import { DAY_MS, HOUR_MS, later, pass, stopClock } from '../time.ts'

/** Every link of every mail ever sent to an address works for it, for good; and back again. */

const { pages } = landingWords.en

beforeEach(stopClock)
afterEach(() => vi.restoreAllMocks())

let people = 0
const somebody = () => `owner${++people}@example.org`
const countTo = async (address: string) => (await mailsTo(address)).length
const give = (link: string, address: string | null) => call('PUT', '/api/seat/delivery', { link, body: { address } })
const stop = (path: string) => fetchHere(path, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
const again = (path: string) => fetchHere(path, { method: 'POST', body: new URLSearchParams({ again: '1' }) })
const pageAt = async (path: string) => (await fetchHere(path, { headers: NAVIGATION })).text()
const stateOf = async (link: string) => (await look(link)).own?.mail?.state

/** Whether a new match may still write to an address. */
async function isWritten(address: string): Promise<boolean> {
  const before = await countTo(address)
  const { match } = await open([], { seats: [{ name: 'Ann', address }] })
  await pass(match, HOUR_MS)
  return (await countTo(address)) > before
}

/** A seat whose address was asked, and the way out that the question shows. */
async function asked(address = somebody()) {
  const match = await seated()
  const link = match.seats[0] as string
  await give(link, address)
  await pass(match.match, HOUR_MS)
  const question = (await mailsTo(address)).at(-1) as KeptMail
  return { ...match, link, address, path: unsubscribeIn(question), confirm: `/s/${confirmIn(question)}` }
}

test('a link still ends all mail when its address was entered again', async () => {
  const { match, link, address, path } = await asked()
  await give(link, address)
  expect((await stop(path)).status).toBe(200)
  await pass(match, HOUR_MS)
  expect(await stateOf(link)).toBe('stopped')
  expect(await isWritten(address)).toBe(false)
})

test('the link of an invitation still ends all mail when its seat was taken with the same address', async () => {
  const address = somebody()
  const { match, links } = await open([], { seats: [{ name: 'Ann', address }] })
  await pass(match, HOUR_MS)
  const path = unsubscribeIn((await mailsTo(address))[0] as KeptMail)
  await call('POST', '/api/seat/take', { link: links.seats[0]?.link as string, body: { address } })
  await stop(path)
  await pass(match, DAY_MS)
  expect(await countTo(address)).toBe(1)
  expect(await isWritten(address)).toBe(false)
})

test('a link still ends all mail when the seat has another address, or a new link', async () => {
  const one = await asked()
  await give(one.link, somebody())
  const other = await asked()
  await call<Opened>('POST', '/api/host/reissue', { link: other.links.host, body: { seat: 0 } })
  for (const { match, path, address } of [one, other]) {
    expect((await stop(path)).status).toBe(200)
    await pass(match, HOUR_MS)
    expect(await isWritten(address)).toBe(false)
  }
})

test('a link still ends all mail when the room was restored from its copy', async () => {
  const { match, link, address, path } = await asked()
  await loseStorage(match)
  expect((await look(link)).own?.mail).toEqual({ address, state: 'asked' })
  await stop(path)
  await pass(match, HOUR_MS)
  expect(await isWritten(address)).toBe(false)
})

test('no first mail leaves before the copy can restore what its links mean', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const address = somebody()
  const { match, seats } = await seated()
  await env.DB.exec('ALTER TABLE matches RENAME TO lost_matches')
  await give(seats[0] as string, address)
  await pass(match, HOUR_MS)
  expect([await stateOf(seats[0] as string), await countTo(address)]).toEqual(['by-us', 0])
  await env.DB.exec('ALTER TABLE lost_matches RENAME TO matches')
  await pass(match, DAY_MS)
  expect([await stateOf(seats[0] as string), await countTo(address)]).toEqual(['asked', 1])
})

test('a question that was not sent when the room was lost is sent once it is restored', async () => {
  const address = somebody()
  const { match, seats } = await seated()
  await give(seats[0] as string, address)
  await env.DB.exec(`CREATE TRIGGER no_mail BEFORE INSERT ON mailbox BEGIN SELECT RAISE(ABORT, 'full'); END`)
  await pass(match, 0)
  await loseStorage(match)
  await env.DB.exec('DROP TRIGGER no_mail')
  await look(seats[0] as string)
  await pass(match, DAY_MS)
  expect(await countTo(address)).toBe(1)
  await loseStorage(match)
  await look(seats[0] as string)
  await pass(match, DAY_MS)
  expect(await countTo(address)).toBe(1)
})

test('two addresses of a seat that say no at the same moment are both heard', async () => {
  const one = await asked()
  const other = somebody()
  await give(one.link, other)
  await pass(one.match, HOUR_MS)
  const paths = [one.path, unsubscribeIn((await mailsTo(other))[0] as KeptMail)]
  await Promise.all(paths.map(stop))
  await pass(one.match, HOUR_MS)
  expect([await isWritten(one.address), await isWritten(other)]).toEqual([false, false])
})

test('whatever is said at the same moment in several rooms is heard', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => asked()))
  await Promise.all(all.map(({ path }) => stop(path)))
  await Promise.all(all.map(({ match }) => pass(match, HOUR_MS)))
  for (const { address } of all) expect(await isWritten(address)).toBe(false)
})

test('no more mail means no more to any spelling of the address', async () => {
  const { match, path, address } = await asked()
  await stop(path)
  await pass(match, HOUR_MS)
  expect(await isWritten(address.replace('@', '+again@'))).toBe(false)
  expect(await isWritten(address.replace('owner', 'o.w.n.e.r').toUpperCase())).toBe(false)
})

test('a no of old, that was kept for the address as it was spelled, still counts', async () => {
  const address = `d.o.t.${++people}@example.org`
  const { addressHash } = await import('../../../worker/keys/secrets.ts')
  await env.DB.prepare('INSERT INTO suppressions (address, at) VALUES (?, 0)').bind(addressHash(address, env)).run()
  expect(await isWritten(address)).toBe(false)
})

test('its owner has a way back by the same link, and the page says how it stands', async () => {
  const { match, link, path, confirm, address } = await asked()
  await fetchHere(confirm, { method: 'POST' })
  expect(await pageAt(path)).toContain(pages.unsubscribe.act)
  await stop(path)
  for (const at of ['before D1 knows', 'afterwards']) {
    expect([at, await pageAt(path)]).toEqual([at, expect.stringContaining(pages.unsubscribed.act)])
    expect(await stateOf(link)).toBe('stopped')
    await pass(match, HOUR_MS)
  }
  expect(await (await again(path)).text()).toContain(pages.resubscribed.text)
  await pass(match, HOUR_MS)
  expect(await stateOf(link)).toBe('confirmed')
  expect(await pageAt(path)).toContain(pages.unsubscribe.act)
  expect(await isWritten(address)).toBe(true)
})

test('a turn that was told is not told again when mail is wanted again', async () => {
  const address = somebody()
  const { match } = await seated([], { seats: [{ name: 'Ann', address }], pace: 'none' })
  await pass(match, HOUR_MS)
  const path = unsubscribeIn((await mailsTo(address))[0] as KeptMail)
  await stop(path)
  await again(path)
  await pass(match, DAY_MS)
  expect(await countTo(address)).toBe(1)
})

test('mail that is wanted again in one match comes in every other, from the next turn on', async () => {
  const address = somebody()
  const { path, match } = await asked(address)
  const other = await seated([], { seats: [{ name: 'Ann', address }, { name: 'Ben' }] })
  const [ann = ''] = other.seats
  await stop(path)
  await pass(match, HOUR_MS)
  if (!(await look(ann)).awaits.includes(0)) await playOnce(other.seats)
  await pass(other.match, HOUR_MS)
  expect([await stateOf(ann), await countTo(address)]).toEqual(['stopped', 1])
  await again(path)
  await pass(match, HOUR_MS)
  for (let turn = 0; turn < 2; turn++) await playOnce(other.seats)
  await pass(other.match, HOUR_MS)
  expect([await stateOf(ann), await countTo(address)]).toEqual(['confirmed', 2])
})

test('the last word of an owner holds, in whichever order the rooms are heard', async () => {
  const address = somebody()
  const one = await asked(address)
  const other = await asked(address)
  await stop(one.path)
  later(1000)
  await again(other.path)
  await pass(other.match, 0)
  await pass(one.match, HOUR_MS)
  expect(await isWritten(address)).toBe(true)
})

test('while D1 is away a no is kept, and said when it is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { match, path, link, address } = await asked()
  await env.DB.exec('ALTER TABLE suppressions RENAME TO lost_suppressions')
  expect((await stop(path)).status).toBe(200)
  expect(await pageAt(path)).toContain(pages.unsubscribed.act)
  await pass(match, HOUR_MS)
  await env.DB.exec('ALTER TABLE lost_suppressions RENAME TO suppressions')
  await pass(match, DAY_MS)
  expect(await stateOf(link)).toBe('stopped')
  expect(await isWritten(address)).toBe(false)
})

test.each([
  ['as RFC 8058 has it', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'as parts',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  ],
  ['in no form at all', 'text/plain', 'anything'],
  ['with nothing', 'application/x-www-form-urlencoded', '']
])('one click %s ends all mail', async (_, type, body) => {
  const { match, path, link } = await asked()
  expect((await fetchHere(path, { method: 'POST', headers: { 'Content-Type': type }, body })).status).toBe(200)
  await pass(match, HOUR_MS)
  expect(await stateOf(link)).toBe('stopped')
})

test('looking at the page changes nothing', async () => {
  const { match, path, link, confirm } = await asked()
  for (const one of [`${path}?again=1`, path, confirm]) await pageAt(one)
  await pass(match, HOUR_MS)
  expect(await stateOf(link)).toBe('asked')
})

test('a link that confirms says how it stands, and claims nothing', async () => {
  const { link, confirm, path, address } = await asked()
  for (const shown of [address, pages['confirm-address'].act]) expect(await pageAt(confirm)).toContain(shown)
  await give(link, null)
  expect((await fetchHere(confirm, { headers: { Accept: 'text/html' } })).status).toBe(410)
  expect((await fetchHere(confirm, { method: 'POST' })).status).toBe(410)
  await give(link, address)
  await stop(path)
  // Who wants no more mail is told so, and can have it again.
  expect(await pageAt(confirm)).toContain(pages.unsubscribed.act)
  await fetchHere(confirm, { method: 'POST' })
  expect(await stateOf(link)).toBe('confirmed')
  expect(await pageAt(confirm)).toContain(pages.confirmed.title)
})

test('a link that no mail has carried is none', async () => {
  const { match } = await seated()
  const path = `/s/${writeLink({ match, role: 'unsubscribe', seat: 0, generation: 7 }, env)}`
  expect((await stop(path)).status).toBe(410)
})
