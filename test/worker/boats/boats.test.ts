import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { type Boat, type BoatChange, type Carried, MOST_AT_ONCE, MOST_CARRIED } from '../../../schema/wire/boat.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { Tried } from '../../../schema/wire/reached.ts'
import { aboardWords, landingWords } from '../../../web/words/index.ts'
import worker from '../../../worker/index.ts'
import { type Link, readLink, writeLink } from '../../../worker/keys/links.ts'
import { boatHash } from '../../../worker/keys/secrets.ts'
import { call, fetchHere, NAVIGATION, newKey, open, seated } from '../client.ts'
import { linksIn, mailsTo } from '../post.ts'
import { DAY_MS, HOUR_MS, later, stopClock } from '../time.ts'

beforeEach(stopClock)

let visitors = 0

async function ask(method: string, link: string | null, path = '', body?: unknown) {
  const headers = new Headers({ 'CF-Connecting-IP': `boat-${++visitors}`, Accept: 'application/json' })
  if (link !== null) headers.set('Authorization', `Boat ${token(link)}`)
  const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const answer = await fetchHere(`/api/boat${path}`, sent)
  const text = await answer.text()
  return { status: answer.status, body: JSON.parse(text || '{}') as Boat & Failure & Tried }
}

const token = (link: string) => link.slice(-39)
const make = async (key = newKey()) => (await ask('POST', null, '', { key })).body.link
const look = async (boat: string) => (await ask('GET', boat)).body
const put = (boat: string, change: Partial<BoatChange>) => ask('PUT', boat, '', change)
const rows = async () => (await env.DB.prepare('SELECT * FROM boats').all()).results
const linksOf = ({ seats }: Boat) => seats.map(({ link }) => link)
const carry = (link: string, name = 'Ann'): Carried => ({ link: token(link), game: 'tranquility', name })

/** A seat's link of a match that nobody has opened. */
function seatOf(at: number, generation = 0): string {
  const match = at.toString(16).padStart(20, '0')
  return writeLink({ match, role: 'seat', seat: 1, generation }, env)
}

test('a boat is made under a key, carries seats and host’s links, and says where each leads', async () => {
  const key = newKey()
  const boat = await make(key)
  expect(boat).toMatch(/^http:\/\/localhost:8417\/s\/[\w-]{39}$/)
  expect(await make(key)).toBe(boat)
  expect(await make()).not.toBe(boat)
  const { match, links } = await open(['Ann', 'Ben'])
  const [ann] = links.seats
  const keep = [carry(ann?.link ?? ''), carry(links.host, 'Ann, Ben')]
  const { status, body } = await put(boat, { keep })
  expect(status).toBe(200)
  expect(body).toEqual({
    link: boat,
    seats: [
      { ...keep[0], match, seat: 0 },
      { ...keep[1], match, seat: null }
    ]
  })
  expect(await look(boat)).toEqual(body)
})

test('what two devices add at the same moment is all there, and so is what they add while others forget', async () => {
  const boat = await make()
  const seats = Array.from({ length: 6 }, (_, at) => seatOf(at + 1))
  await put(boat, { keep: [carry(seatOf(7)), carry(seatOf(8))] })
  const answers = await Promise.all([
    ...seats.map(seat => put(boat, { keep: [carry(seat)] })),
    put(boat, { drop: [seatOf(7)] })
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(linksOf(await look(boat)))).toEqual(new Set([...seats, seatOf(8)]))
})

test('the same said twice changes nothing', async () => {
  const boat = await make()
  await put(boat, { keep: [carry(seatOf(1))] })
  const before = await rows()
  await put(boat, { keep: [carry(seatOf(1))], drop: [seatOf(2)] })
  await look(boat)
  expect(await rows()).toEqual(before)
})

test('of a seat the newest link stays, whoever comes first; who forgets an older one takes nothing from it', async () => {
  const boat = await make()
  await put(boat, { keep: [carry(seatOf(1, 2))] })
  expect(linksOf((await put(boat, { keep: [carry(seatOf(1, 1))] })).body)).toEqual([seatOf(1, 2)])
  expect(linksOf((await put(boat, { keep: [carry(seatOf(1, 3))] })).body)).toEqual([seatOf(1, 3)])
  expect(linksOf((await put(boat, { drop: [seatOf(1, 2)] })).body)).toEqual([seatOf(1, 3)])
  expect(linksOf((await put(boat, { drop: [seatOf(1, 3)] })).body)).toEqual([])
})

test('a replaced link opens nothing any more, and a lost answer is given again for a day', async () => {
  const boat = await make()
  await put(boat, { keep: [carry(seatOf(1))] })
  const key = newKey()
  const replaced = (await ask('POST', boat, '/replace', { key })).body
  expect(replaced.link).not.toBe(boat)
  expect(linksOf(replaced)).toEqual([seatOf(1)])
  const gone = { status: 410, body: { code: 'BOAT_REPLACED' } }
  expect(await ask('GET', boat)).toMatchObject(gone)
  expect(await put(boat, { keep: [carry(seatOf(2))] })).toMatchObject(gone)
  expect(await ask('DELETE', boat)).toMatchObject(gone)
  expect(await ask('POST', boat, '/replace', { key: newKey() })).toMatchObject(gone)
  expect((await ask('POST', boat, '/replace', { key })).body).toEqual(replaced)
  later(DAY_MS)
  expect(await ask('POST', boat, '/replace', { key })).toMatchObject(gone)
  expect(linksOf(await look(replaced.link))).toEqual([seatOf(1)])
  const page = await fetchHere(`/s/${token(boat)}`, { headers: { ...NAVIGATION, Accept: 'text/html' } })
  expect(page.status).toBe(410)
  expect(await page.text()).toContain(landingWords.en.pages['boat-replaced'].title)
})

const madeBy = (key: string) => ask('POST', null, '', { key })

/** What the daily job does, with the boats of all other tests. */
const sweep = () => worker.scheduled(createScheduledController(), env)

const rowOf = async (boat: string) => {
  const id = boatHash(readLink(token(boat), env)?.match ?? '', env)
  return (await rows()).find(row => row.id === id)
}

test('what is ended is gone: nothing of what it carried stays, and soon no trace', async () => {
  const boat = await make()
  await put(boat, { keep: [carry(seatOf(1))] })
  expect((await ask('DELETE', boat)).status).toBe(204)
  expect(await ask('GET', boat)).toMatchObject({ status: 404, body: { code: 'NO_SUCH_BOAT' } })
  expect(await rowOf(boat)).toMatchObject({ sealed: '' })
  later(2 * DAY_MS + 1)
  await sweep()
  expect(await rowOf(boat)).toBeUndefined()
  const old = await make()
  later(2 * DAY_MS)
  await ask('DELETE', old)
  expect(await rowOf(old)).toBeUndefined()
})

test('the key that made a boat answers it again for a day, and neither a newer link nor one that was ended', async () => {
  const [kept = '', replaced = '', ended = ''] = [newKey(), newKey(), newKey()]
  const boats = [await make(kept), await make(replaced), await make(ended)] as const
  const fresh = (await ask('POST', boats[1], '/replace', { key: newKey() })).body.link
  await ask('DELETE', boats[2])
  const gone = [
    [replaced, { status: 410, body: { code: 'BOAT_REPLACED' } }],
    [ended, { status: 404, body: { code: 'NO_SUCH_BOAT' } }]
  ] as const
  for (let hours = 0; hours < 24; hours += 8) {
    expect(await make(kept)).toBe(boats[0])
    for (const [key, answer] of gone) expect(await madeBy(key)).toMatchObject(answer)
    await sweep()
    later(8 * HOUR_MS)
  }
  expect(await madeBy(kept)).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } })
  // Long afterwards a key makes another boat, which carries nothing and has another link.
  later(30 * DAY_MS)
  for (const key of [kept, replaced, ended]) {
    const { body } = await madeBy(key)
    expect([...boats, fresh]).not.toContain(body.link)
    expect(body.seats).toEqual([])
  }
  expect(await ask('GET', boats[2])).toMatchObject({ status: 404 })
})

test('a boat that no device has used for two years is removed, and one that is used is not', async () => {
  const [used, unused] = [await make(), await make()]
  for (let times = 0; times < 5; times++) {
    later(150 * DAY_MS)
    await look(used)
    await sweep()
  }
  expect((await ask('GET', used)).status).toBe(200)
  expect((await ask('GET', unused)).status).toBe(404)
})

test('a link that we never wrote, or that is no boat’s, opens none; and a boat opens no match', async () => {
  const boat = await make()
  const { links } = await open(['Ann', 'Ben'])
  const forged = `${token(boat).slice(0, -2)}zz`
  expect(await ask('GET', forged)).toMatchObject({ status: 404, body: { code: 'NO_SUCH_LINK' } })
  expect(await ask('GET', null)).toMatchObject({ status: 401, body: { code: 'NO_LINK' } })
  const refused = { status: 403, body: { code: 'NOT_FOR_THIS_LINK' } }
  expect(await ask('GET', links.host)).toMatchObject(refused)
  expect(await call('GET', '/api/seat', { link: token(boat) })).toMatchObject(refused)
  const { body } = await call<{ standings: unknown }>('POST', '/api/standings', { body: { links: [token(boat)] } })
  expect(body.standings).toEqual([{ kind: 'gone' }])
  const guessed = writeLink({ ...(readLink(token(boat), env) as Link), generation: 1 }, env)
  expect(await ask('GET', guessed)).toMatchObject({ status: 410 })
})

test('it carries what opens a seat and nothing else', async () => {
  const boat = await make()
  const { links } = await open(['Ann'])
  expect(await put(boat, { keep: [carry(links.watcher)] })).toMatchObject({ status: 403 })
  expect(await put(boat, { keep: [carry(boat)] })).toMatchObject({ status: 403 })
  expect(await put(boat, { keep: [carry(`${seatOf(1).slice(0, -2)}zz`)] })).toMatchObject({ status: 404 })
  expect(await put(boat, { keep: [{ ...carry(seatOf(1)), name: 'A'.repeat(201) }] })).toMatchObject({ status: 400 })
  const many = Array.from({ length: MOST_AT_ONCE + 1 }, (_, at) => carry(seatOf(at)))
  expect(await put(boat, { keep: many })).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
  expect(linksOf(await look(boat))).toEqual([])
})

test('it carries so many and no more, and then still lets go', async () => {
  const boat = await make()
  for (let at = 0; at < MOST_CARRIED; at += MOST_AT_ONCE)
    await put(boat, { keep: Array.from({ length: MOST_AT_ONCE }, (_, more) => carry(seatOf(at + more))) })
  const other = carry(seatOf(MOST_CARRIED))
  expect(await put(boat, { keep: [other] })).toMatchObject({ status: 409, body: { code: 'BOAT_FULL' } })
  const { seats } = (await put(boat, { keep: [other], drop: [seatOf(0)] })).body
  expect(seats).toHaveLength(MOST_CARRIED)
})

test('whoever reads D1 finds no link, no name, no match and no boat', async () => {
  const boat = await make()
  const { match, links } = await open(['Ann'])
  const link = links.seats[0]?.link ?? ''
  await put(boat, { keep: [carry(link, 'Annabel')] })
  const leaked = JSON.stringify(await rows())
  const id = readLink(token(boat), env)?.match ?? ''
  for (const secret of [token(link), token(boat), match, id, 'Annabel', 'tranquility']) {
    expect(leaked).not.toContain(secret)
    expect(leaked).not.toContain(btoa(secret).replaceAll('=', ''))
  }
})

test('with D1 down a boat says that it cannot be reached, and carries all of it afterwards', async () => {
  const boat = await make()
  await put(boat, { keep: [carry(seatOf(1))] })
  const { prepare } = env.DB
  env.DB.prepare = () => {
    throw new Error('D1 is down')
  }
  const answers = await Promise.all([
    ask('GET', boat),
    put(boat, { keep: [carry(seatOf(2))] }),
    ask('POST', null, '', { key: newKey() })
  ])
  env.DB.prepare = prepare
  for (const answer of answers) expect(answer).toMatchObject({ status: 503, body: { code: 'BOAT_UNREACHABLE' } })
  expect(linksOf(await look(boat))).toEqual([seatOf(1)])
})

test('who asks too often is told when to come back', async () => {
  const boat = await make()
  const answers = []
  for (let times = 0; times < 30; times++) answers.push(await ask('GET', boat))
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
  expect((await ask('GET', await make())).status).toBe(200)
})

test('it goes by mail to the confirmed address of a seat that it carries, and to no other', async () => {
  const address = `boat${Date.now()}@example.org`
  const { seats } = await seated([], { seats: [{ name: 'Ann', address }, { name: 'Ben' }] })
  const [ann = '', ben = ''] = seats.map(token)
  const boat = await make()
  expect(await ask('POST', boat, '/send', { to: ann })).toMatchObject({ status: 403 })
  await put(boat, { keep: [carry(ann), carry(ben)] })
  expect(await ask('POST', boat, '/send', { to: ben })).toMatchObject({ status: 409, body: { code: 'WAY_NOT_SET' } })
  expect((await ask('POST', boat, '/send', { to: ann })).body).toEqual({ way: 'mail', state: 'sent', why: null })
  const mail = (await mailsTo(address)).at(-1)
  expect(mail && linksIn(mail)).toContain(token(boat))
})

test('opened by a person the link says what it is and how many it carries; a preview learns nothing', async () => {
  const { page } = aboardWords.en
  const boat = await make()
  await put(boat, { keep: [carry(seatOf(1)), carry(seatOf(2))] })
  const read = async (headers: Record<string, string>, method = 'GET') => {
    const answer = await fetchHere(`/s/${token(boat)}`, { method, headers: { 'CF-Connecting-IP': 'me', ...headers } })
    return { status: answer.status, text: await answer.text() }
  }
  const person = await read({ ...NAVIGATION, Accept: 'text/html' })
  expect(person.text).toContain(page.carries(2))
  expect(person.text).not.toContain(seatOf(1))
  const preview = await read({ Accept: 'text/html' })
  expect(preview.text).toContain(page.title)
  for (const secret of [page.carries(2), seatOf(1)]) expect(preview.text).not.toContain(secret)
  expect((await read({ 'User-Agent': 'curl/8.5.0', Accept: '*/*' })).text).toContain(`/s/${seatOf(2)}`)
  expect(JSON.parse((await read({ Accept: 'application/json' })).text)).toEqual(await look(boat))
  const listed = await read({ ...NAVIGATION, Accept: 'text/html' }, 'POST')
  expect(listed.text).toContain(`<a href="/s/${seatOf(1)}">`)
})

test('of a sealed match it carries the seat’s own link, and no invitation', async () => {
  const opened = await open(['Ann', 'Ben'], { links: 'sealed' })
  const invitation = opened.links.seats[0]?.link ?? ''
  const boat = await make()
  await put(boat, { keep: [carry(invitation)] })
  const { body } = await call<Opened & { link: string }>('POST', '/api/seat/take', {
    link: invitation,
    body: { key: newKey() }
  })
  expect(linksOf((await put(boat, { keep: [carry(body.link)] })).body)).toEqual([token(body.link)])
  expect(linksOf((await put(boat, { keep: [carry(invitation)] })).body)).toEqual([token(body.link)])
})
