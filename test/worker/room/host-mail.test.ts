import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import { HOST } from '../../../schema/wire/host-seat.ts'
import type { Onward } from '../../../schema/wire/again.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import { landingWords } from '../../../web/words/index.ts'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { readLink, writeLink } from '../../../worker/keys/links.ts'
import { call, fetchHere, NAVIGATION, newKey, open, playOut, seated } from '../client.ts'
import { confirmIn, linksIn, mailsTo, unsubscribeIn } from '../post.ts'
import { loseStorage, storageOf } from '../storage.ts'
import { alarmOf, DAY_MS, HOUR_MS, MINUTE_MS, pass, stopClock } from '../time.ts'

/** The address of a host who doesn't play, to which a lost link of theirs is sent. */

const { pages } = landingWords.en
const mend = () => env.DB.exec('DROP TRIGGER IF EXISTS no_mail')

beforeEach(stopClock)
afterEach(mend)

let people = 0
const somebody = () => `host${++people}@example.org`
const give = (link: string, address: string | null) =>
  call<Opened & Failure>('PUT', '/api/host/address', { link, body: { address } })
const post = (path: string, fields: Record<string, string> = {}) =>
  fetchHere(path, { method: 'POST', headers: NAVIGATION, body: new URLSearchParams(fields) })
const replace = (link: string) =>
  call<Opened<string>>('POST', '/api/host/reissue', { link, body: { role: 'host', key: newKey() } })
const again = async (link: string) => (await call<Onward>('POST', '/api/seat/again', { link, body: {} })).body
const mailOf = async (link: string) => (await call<Opened>('GET', '/api/host', { link })).body.mail
const pathOf = (link: string) => new URL(link).pathname

/** What is answered to whoever has the host's link sent by this door. */
async function said(path: string): Promise<[status: number, page: string]> {
  const answer = await post(path, { send: '1', of: `${HOST}` })
  return [answer.status, await answer.text()]
}

/** The links of the host that an address was sent. */
async function linksTo(address: string): Promise<string[]> {
  const links = (await mailsTo(address)).flatMap(linksIn)
  return links.filter(link => readLink(link, env)?.role === 'host')
}

/** A match whose host has given an address, and the question that was sent there. */
async function asked(address = somebody()) {
  const { match, links, seats } = await seated()
  await give(links.host, address)
  await pass(match, MINUTE_MS)
  const question = (await mailsTo(address)).at(-1) as KeptMail
  return { match, links, seats, address, question, confirm: `/s/${confirmIn(question)}`, stop: unsubscribeIn(question) }
}

async function confirmed(address?: string) {
  const known = await asked(address)
  expect((await post(known.confirm)).status).toBe(200)
  return known
}

test('the address is asked, confirmed by its button alone, and gets the link when an old one asks for it', async () => {
  const { match, links, address, question, confirm } = await asked()
  expect(await linksTo(address)).toEqual([])
  expect(question.text).toContain('Shall the link to the host’s page come here')
  const before = await storageOf(match)
  const page = await (await fetchHere(confirm, { headers: NAVIGATION })).text()
  expect(page).toContain(pages['confirm-host'].title)
  expect(page).toContain(address)
  expect(await (await fetchHere(confirm)).text()).not.toContain(address)
  expect(await storageOf(match)).toEqual(before)
  expect(await mailOf(links.host)).toEqual({ address, state: 'asked' })

  expect(await (await post(confirm)).text()).toContain(pages['host-confirmed'].title)
  expect(await mailOf(links.host)).toEqual({ address, state: 'confirmed' })
  const { body } = await replace(links.host)
  const gone = await fetchHere(pathOf(links.host), { headers: NAVIGATION })
  expect(gone.status).toBe(410)
  expect(await gone.text()).toContain(pages['host-reissued'].act)
  expect((await post(pathOf(links.host), { send: '1' })).status).toBe(202)
  await pass(match, 0)
  expect((await linksTo(address)).map(link => `/s/${link}`)).toEqual([pathOf(body.links.host)])
})

test('watchers and whoever knows of the match can ask for it, and are answered the same whether or not it is sent', async () => {
  const { match, links, seats, address } = await confirmed()
  await playOut(seats)
  const other = await seated()
  await playOut(other.seats)
  expect(await said(pathOf(links.watcher))).toEqual(await said(pathOf(other.links.watcher)))
  await pass(match, MINUTE_MS)
  expect(await linksTo(address)).toHaveLength(1)
  await pass(match, HOUR_MS)
  await pass(other.match, HOUR_MS)
  expect(await said(`/m/${match}`)).toEqual(await said(`/m/${other.match}`))
  await pass(match, MINUTE_MS)
  expect(await linksTo(address)).toHaveLength(2)
})

test('it is sent at most once an hour and three times a day, by whichever door', async () => {
  const { match, links, address, confirm } = await confirmed()
  for (let time = 0; time < 6; time++) {
    await post(pathOf(links.watcher), { send: '1', of: `${HOST}` })
    await post(confirm, { send: '1' })
    await pass(match, HOUR_MS)
  }
  expect(await linksTo(address)).toHaveLength(3)
})

test('before it is confirmed nothing is sent, and neither a forged link nor that of another match or seat confirms it', async () => {
  const { match, links, address, confirm } = await asked()
  const other = await asked()
  const link = { match, role: 'confirm', generation: 1 } as const
  const forged = [
    { path: `${confirm.slice(0, -1)}${confirm.endsWith('A') ? 'E' : 'A'}`, status: 404 },
    { path: `/s/${writeLink({ ...link, seat: 0 }, env)}`, status: 410 },
    { path: `/s/${writeLink({ ...link, seat: HOST, generation: 2 }, env)}`, status: 410 },
    { path: `/s/${writeLink({ ...link, seat: HOST, role: 'seat' }, env)}`, status: 404 },
    { path: other.confirm, status: 200 }
  ]
  for (const { path, status } of forged) expect([path, (await post(path)).status]).toEqual([path, status])
  expect(await mailOf(links.host)).toEqual({ address, state: 'asked' })
  await post(pathOf(links.watcher), { send: '1', of: `${HOST}` })
  await pass(match, DAY_MS)
  expect(await linksTo(address)).toEqual([])
})

test('whoever holds no link of the host gives no address, and a host who plays has that of their seat', async () => {
  const { links, seats } = await seated(['Ann', 'Ben'], { host: { seat: 0 } })
  for (const link of [...seats, links.watcher]) expect((await give(link, somebody())).status).toBe(403)
  expect(await give(links.host, somebody())).toMatchObject({ status: 403, body: { code: 'NOT_FOR_THIS_LINK' } })
  expect(await give(links.host, 'no address')).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
})

test('an address that was given up, or taken away, confirms nothing and gets nothing', async () => {
  const { match, links, address, confirm } = await confirmed()
  const next = somebody()
  await give(links.host, next)
  expect((await post(confirm)).status).toBe(410)
  await post(confirm, { send: '1' })
  await give(links.host, null)
  expect(await mailOf(links.host)).toBeNull()
  await post(pathOf(links.watcher), { send: '1', of: `${HOST}` })
  await pass(match, DAY_MS)
  expect([await linksTo(address), await linksTo(next)]).toEqual([[], []])
})

test('its owner ends all mail by one click, and can have it again', async () => {
  const { match, links, address, stop } = await confirmed()
  await fetchHere(stop, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect(await mailOf(links.host)).toEqual({ address, state: 'stopped' })
  await post(pathOf(links.watcher), { send: '1', of: `${HOST}` })
  await pass(match, 2 * HOUR_MS)
  expect(await linksTo(address)).toEqual([])
  await post(stop, { again: '1' })
  await post(pathOf(links.watcher), { send: '1', of: `${HOST}` })
  await pass(match, MINUTE_MS)
  expect(await linksTo(address)).toHaveLength(1)
})

test('what an owner says at a seat holds for the host’s address too, and it is asked once for both', async () => {
  const { match, links, seats } = await seated()
  const address = somebody()
  await call('PUT', '/api/seat/delivery', { link: seats[0] as string, body: { address } })
  await pass(match, MINUTE_MS)
  await give(links.host, address)
  await pass(match, HOUR_MS)
  const [question, ...more] = await mailsTo(address)
  expect(more).toEqual([])
  await post(`/s/${confirmIn(question as KeptMail)}`)
  expect(await mailOf(links.host)).toEqual({ address, state: 'confirmed' })
})

test('where this service cannot send it is tried until it can, and said to be our fault', async () => {
  const { match, links } = await seated()
  const address = somebody()
  await env.DB.exec(`CREATE TRIGGER no_mail BEFORE INSERT ON mailbox BEGIN SELECT RAISE(ABORT, 'full'); END`)
  await give(links.host, address)
  await pass(match, HOUR_MS)
  expect(await mailOf(links.host)).toEqual({ address, state: 'by-us' })
  await pass(match, 5 * DAY_MS)
  expect(await mailOf(links.host)).toEqual({ address, state: 'by-us' })
  await mend()
  await pass(match, DAY_MS)
  expect(await mailsTo(address)).toHaveLength(1)
  expect(await mailOf(links.host)).toEqual({ address, state: 'asked' })
})

test('so many addresses are nobody’s to try out', async () => {
  const { links } = await open(['Ann', 'Ben'])
  for (let one = 0; one < 4; one++) expect((await give(links.host, somebody())).status).toBe(200)
  expect(await give(links.host, somebody())).toMatchObject({ status: 409, body: { code: 'TOO_MANY_ADDRESSES' } })
})

test('a room that lost its storage knows the address, what was said of it, and the present link', async () => {
  const { match, links, address, confirm } = await confirmed()
  const { body } = await replace(links.host)
  await pass(match, MINUTE_MS)
  await loseStorage(match)
  expect(await mailOf(body.links.host)).toEqual({ address, state: 'confirmed' })
  await post(confirm, { send: '1' })
  await pass(match, MINUTE_MS)
  expect((await linksTo(address)).map(link => `/s/${link}`)).toEqual([pathOf(body.links.host)])
})

test('deleted, nothing of it is left but the way to end mail', async () => {
  const { match, links, address, stop, confirm } = await confirmed()
  await pass(match, MINUTE_MS)
  const before = (await mailsTo(address)).length
  await call('POST', '/api/host/delete', { link: links.host, body: { sure: true } })
  await pass(match, 2 * DAY_MS)
  expect(await storageOf(match)).toEqual({ tables: [], alarmAt: null })
  expect(await mailsTo(address)).toHaveLength(before)
  expect((await post(confirm)).status).toBe(410)
  expect((await fetchHere(stop, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
  const next = await seated()
  await give(next.links.host, address)
  await pass(next.match, MINUTE_MS)
  expect(await mailsTo(address)).toHaveLength(before)
  expect(await alarmOf(match)).toBeNull()
})

test('the host’s page gives it by a plain form, in the language that it is read in', async () => {
  const { match, links } = await seated()
  const address = somebody()
  const saved = await post(`${pathOf(links.host)}?lang=de`, { do: 'address', address })
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${pathOf(links.host)}?lang=de`])
  await pass(match, MINUTE_MS)
  const [question] = await mailsTo(address)
  expect(question?.text).toContain('Soll der Link zur Seite mit allen Links hierher kommen')
  const page = await (await fetchHere(pathOf(links.host), { headers: NAVIGATION })).text()
  expect(page).toContain(address)
  await post(pathOf(links.host), { do: 'address', address: '' })
  expect(await mailOf(links.host)).toBeNull()
})

test('in the next match with the same people a confirmed address is kept, and its mails can be stopped there', async () => {
  const { links, seats, address } = await confirmed()
  const unsaid = await asked()
  for (const one of [seats, unsaid.seats]) await playOut(one)
  const next = await again(links.host)
  expect(await mailOf(next.link as string)).toEqual({ address, state: 'confirmed' })
  expect(await mailOf((await again(unsaid.links.host)).link as string)).toBeNull()
  await post(pathOf(next.link as string), { send: '1' })
  await pass(next.match, MINUTE_MS)
  const mail = (await mailsTo(address)).at(-1) as KeptMail
  expect(linksIn(mail).map(link => `/s/${link}`)).toContain(pathOf(next.link as string))
  await fetchHere(unsubscribeIn(mail), { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect(await mailOf(next.link as string)).toEqual({ address, state: 'stopped' })
})
