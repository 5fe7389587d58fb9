import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Opened } from '../../../schema/wire/links.ts'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { readLink, writeLink } from '../../../worker/keys/links.ts'
import { act, awaited, call, fetchHere, handOf, line, look, newKey, open, playOnce, seated, wishes } from '../client.ts'
import { live } from '../live.ts'
import { linksIn, mailsTo, unsubscribeIn } from '../post.ts'
import { DAY_MS, eventually, HOUR_MS, later, MINUTE_MS, pass, present, roomOf, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)
afterEach(() => env.DB.exec('DROP TRIGGER IF EXISTS no_mail'))

let people = 0
/** Two people whom no other test writes to, each with an address. */
function two() {
  const names = ['ann', 'ben'].map(name => ({ name, address: `${name}${++people}@example.org` }))
  return { seats: names, addresses: names.map(({ address }) => address) as [string, string] }
}

async function playing() {
  const { seats, addresses } = two()
  const match = await seated([], { seats, pace: 'none' })
  const { envelope } = await awaited(match.seats)
  const [first = 0] = envelope.awaits
  const ordered = [match.seats[first], match.seats[1 - first]] as [string, string]
  return {
    ...match,
    first: ordered[0],
    second: ordered[1],
    firstMail: addresses[first] as string,
    secondMail: addresses[1 - first] as string
  }
}

const countTo = async (address: string) => (await mailsTo(address)).length

test('an address that the host gives gets one invitation, ever', async () => {
  const { seats, addresses } = two()
  const asked = wishes([], { seats })
  const { match, links } = await open([], asked)
  await pass(match, 2 * MINUTE_MS)
  const [invitation] = await mailsTo(addresses[0])
  const seat = readLink(links.seats[0]?.link.slice(-39) ?? '', env)
  expect(linksIn(invitation as NonNullable<typeof invitation>).map(link => readLink(link, env))).toContainEqual(seat)
  await open([], asked)
  await pass(match, 30 * DAY_MS)
  expect(await countTo(addresses[0])).toBe(1)
})

test('a seat that is taken before its turn is told needs no mail', async () => {
  const { match, seats, firstMail, secondMail } = await playing()
  await playOnce(seats)
  await pass(match, 89 * SECOND_MS)
  expect([await countTo(firstMail), await countTo(secondMail)]).toEqual([0, 0])
})

test('a turn is told once, 90 seconds after it began, also when the room has slept', async () => {
  const { match, seats, firstMail, secondMail } = await playing()
  await pass(match, HOUR_MS)
  expect([await countTo(firstMail), await countTo(secondMail)]).toEqual([1, 0])
  await playOnce(seats)
  await evictDurableObject(roomOf(match))
  await pass(match, 89 * SECOND_MS)
  expect(await countTo(secondMail)).toBe(0)
  await pass(match, SECOND_MS)
  expect(await countTo(secondMail)).toBe(1)
  await pass(match, 30 * DAY_MS)
  expect([await countTo(firstMail), await countTo(secondMail)]).toEqual([1, 1])
})

test('a later turn is told again', async () => {
  const { match, seats, firstMail } = await playing()
  await pass(match, HOUR_MS)
  await playOnce(seats)
  await playOnce(seats)
  await pass(match, HOUR_MS)
  expect(await countTo(firstMail)).toBe(2)
})

test('a turn that is over is not told', async () => {
  const { match, seats, firstMail, secondMail } = await playing()
  await playOnce(seats)
  await playOnce(seats)
  await pass(match, HOUR_MS)
  expect([await countTo(firstMail), await countTo(secondMail)]).toEqual([1, 0])
})

test('nobody is told of a draft, and whoever has drafted is not told to play', async () => {
  const { match, first, firstMail, secondMail } = await playing()
  const envelope = await look(first)
  await act(first, envelope, line(envelope))
  await pass(match, 89 * SECOND_MS)
  expect([await countTo(firstMail), await countTo(secondMail)]).toEqual([0, 0])
  await call('DELETE', '/api/seat/actions', { link: first })
  await pass(match, DAY_MS)
  expect([await countTo(firstMail), await countTo(secondMail)]).toEqual([1, 0])
})

test('a mail shows the hand of its own seat and no card in its subject', async () => {
  const { match, first, second, firstMail } = await playing()
  await pass(match, HOUR_MS)
  const [mail] = await mailsTo(firstMail)
  const own = handOf(await look(first))
  const others = handOf(await look(second))
  expect(own.filter(card => !mail?.text.match(new RegExp(`\\b${card}\\b`)))).toEqual([])
  expect(mail?.subject).not.toMatch(/\d/)
  expect(
    linksIn(mail as NonNullable<typeof mail>)
      .map(link => readLink(link, env)?.role)
      .sort()
  ).toEqual(['seat', 'unsubscribe'])
  expect(
    others.filter(card => card.length > 1 && !own.includes(card) && mail?.text.match(new RegExp(`hand.*\\b${card}\\b`)))
  ).toEqual([])
})

test('nobody is told while they are at their page, and a forgotten one does not count', async () => {
  const { match, first, firstMail } = await playing()
  const page = await live(first)
  page.tell({ shown: 0, visible: true, used: true })
  await eventually(async () => expect((await look(first)).news).toEqual([]))
  later(30 * SECOND_MS)
  page.tell({ shown: 0, visible: true, used: true })
  await eventually(async () => expect((await look(first)).table.players.some(({ hereAt }) => hereAt)).toBe(true))
  await pass(match, 50 * SECOND_MS)
  expect(await countTo(firstMail)).toBe(0)
  await pass(match, MINUTE_MS)
  expect(await countTo(firstMail)).toBe(1)
})

/** The address that the button of an invitation leads to. */
async function invitationTo(address: string): Promise<URL> {
  const [invitation] = await mailsTo(address)
  const [link = ''] = /http\S+via=[\w-]{39}/.exec(invitation?.text ?? '') ?? []
  return new URL(link)
}

test('an address gets nothing but its invitation until its seat is taken from there', async () => {
  const { seats, addresses } = two()
  const { match, links } = await open([], { seats })
  const [ann = '', ben = ''] = links.seats.map(({ link }) => link)
  const first = (await look(ann)).awaits[0] as number
  await call('POST', '/api/seat/take', { link: [ann, ben][first] as string, body: {} })
  await playOnce([ann, ben])
  await pass(match, 10 * DAY_MS)
  const address = addresses[1 - first] as string
  expect(await countTo(address)).toBe(1)
  const { pathname, search } = await invitationTo(address)
  expect([ann, ben][1 - first]).toContain(pathname)
  await fetchHere(pathname + search, { method: 'POST', body: new URLSearchParams({ take: '1' }) })
  expect((await look([ann, ben][1 - first] as string)).own?.mail).toEqual({ address, state: 'confirmed' })
  await pass(match, HOUR_MS)
  expect(await countTo(address)).toBe(2)
})

test('whoever takes a seat without its invitation has its address asked, and nothing more is sent there', async () => {
  const { seats, addresses } = two()
  const { match, links } = await open([], { seats })
  const [ann = '', ben = ''] = links.seats.map(({ link }) => link)
  const foreign = { match, role: 'confirm', seat: 1, generation: 0 } as const
  for (const [link, via] of [
    [ann, writeLink(foreign, env)],
    [ben, ben.slice(-39)]
  ] as const)
    await call('POST', '/api/seat/take', { link, body: { via } })
  await pass(match, HOUR_MS)
  await playOnce([ann, ben])
  await pass(match, 10 * DAY_MS)
  for (const [seat, link] of [ann, ben].entries()) {
    const address = addresses[seat] as string
    expect((await look(link)).own?.mail).toEqual({ address, state: 'asked' })
    const [question, ...more] = await mailsTo(address)
    expect(more).toEqual([])
    expect(linksIn(question as NonNullable<typeof question>).map(text => readLink(text, env)?.role)).toContain(
      'confirm'
    )
  }
})

test('an address that a seat gives gets nothing but a question until its owner says yes', async () => {
  const address = `cleo${++people}@example.org`
  const { match, seats, links } = await seated()
  const { link } = await awaited(seats)
  const { body } = await call('PUT', '/api/seat/delivery', { link, body: { address } })
  expect(body.own?.mail).toEqual({ address, state: 'waiting' })
  await pass(match, HOUR_MS)
  const [question, ...more] = await mailsTo(address)
  expect(more).toEqual([])
  const confirm = linksIn(question as NonNullable<typeof question>).find(
    text => readLink(text, env)?.role === 'confirm'
  )
  await fetchHere(`/s/${confirm}`)
  expect((await look(link)).own?.mail?.state).toBe('asked')
  expect((await fetchHere(`/s/${confirm}`, { method: 'POST' })).status).toBe(200)
  expect((await look(link)).own?.mail).toEqual({ address, state: 'confirmed' })
  await pass(match, HOUR_MS)
  expect(await countTo(address)).toBe(2)
  expect(links.seats).toHaveLength(2)
})

test('a link that confirms another address than the present one is gone', async () => {
  const { match, seats } = await seated()
  const link = seats[0] as string
  const [one, other] = [`dora${++people}@example.org`, `dora${++people}@example.org`]
  await call('PUT', '/api/seat/delivery', { link, body: { address: one } })
  await pass(match, HOUR_MS)
  const [question] = await mailsTo(one)
  await call('PUT', '/api/seat/delivery', { link, body: { address: other } })
  const [confirm] = linksIn(question as NonNullable<typeof question>)
  expect((await fetchHere(`/s/${confirm}`, { method: 'POST' })).status).toBe(410)
  expect((await look(link)).own?.mail).toEqual({ address: other, state: 'waiting' })
})

test('whoever held a replaced link is not mailed the new one', async () => {
  const { match, first, firstMail, links } = await playing()
  const { seat } = await look(first)
  const reissued = await call<Opened>('POST', '/api/host/reissue', { link: links.host, body: { seat } })
  await pass(match, 10 * DAY_MS)
  expect(await countTo(firstMail)).toBe(0)
  expect((await look(reissued.body.links.seats[seat as number]?.link ?? '')).own?.mail).toBeNull()
})

test('whoever is invited is still mailed a link that is replaced before the seat is taken', async () => {
  const { seats, addresses } = two()
  const { match, links } = await open([], { seats })
  const reissued = await call<Opened>('POST', '/api/host/reissue', { link: links.host, body: { seat: 0 } })
  await pass(match, HOUR_MS)
  const [invitation] = await mailsTo(addresses[0])
  expect(linksIn(invitation as NonNullable<typeof invitation>)).toContain(
    reissued.body.links.seats[0]?.link?.slice(-39)
  )
})

test('an address given for several seats gets one invitation', async () => {
  const address = `fay${++people}@example.org`
  const seats = [address, address.toUpperCase()].map(one => ({ name: 'Fay', address: one }))
  const { match } = await open([], { seats })
  await pass(match, HOUR_MS)
  expect([await countTo(address), await countTo(address.toUpperCase())]).toEqual([1, 0])
})

test('an address that the seat has left can still ask for no more mail, and nothing of the new one is told', async () => {
  const { match, seats } = await seated()
  const link = seats[0] as string
  const [one, other] = [`gus${++people}@example.org`, `gus${++people}@example.org`]
  await call('PUT', '/api/seat/delivery', { link, body: { address: one } })
  await pass(match, HOUR_MS)
  const path = unsubscribeIn((await mailsTo(one))[0] as KeptMail)
  await call('PUT', '/api/seat/delivery', { link, body: { address: other } })
  const asked = await fetchHere(path, { headers: { Accept: 'text/html' } })
  expect([asked.status, (await asked.text()).includes(other)]).toEqual([200, false])
  expect((await fetchHere(path, { method: 'POST' })).status).toBe(200)
  expect((await look(link)).own?.mail?.address).toBe(other)
  await pass(match, HOUR_MS)
  await call('PUT', '/api/seat/delivery', { link, body: { address: one } })
  await pass(match, HOUR_MS)
  expect([await countTo(one), await countTo(other)]).toEqual([1, 1])
})

test('a preview of a link that asks for consent is not told whose address it is about', async () => {
  const { match, seats } = await seated()
  const address = `hal${++people}@example.org`
  await call('PUT', '/api/seat/delivery', { link: seats[0] as string, body: { address } })
  await pass(match, HOUR_MS)
  const paths = linksIn((await mailsTo(address))[0] as KeptMail).map(token => `/s/${token}`)
  const navigation = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
  const naming = async (headers: Record<string, string>) => {
    const pages = await Promise.all(paths.map(path => fetchHere(path, { headers }).then(answer => answer.text())))
    return pages.filter(page => page.includes(address)).length
  }
  expect([await naming(navigation), await naming({}), await naming({ Accept: '*/*', Purpose: 'prefetch' })]).toEqual([
    2, 0, 0
  ])
})

test('one click ends all mail to an address, in this match and in every other', async () => {
  const { match, seats, first, firstMail } = await playing()
  await pass(match, HOUR_MS)
  const [mail] = await mailsTo(firstMail)
  const path = unsubscribeIn(mail as NonNullable<typeof mail>)
  const asked = await fetchHere(path, { headers: { Accept: 'text/html' } })
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('<form method="post">')])
  expect((await look(first)).own?.mail).not.toBeNull()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const click = await fetchHere(path, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
  expect(click.status).toBe(200)
  expect((await look(first)).own?.mail?.state).toBe('stopped')
  await playOnce(seats)
  await playOnce(seats)
  await pass(match, DAY_MS)
  const other = await open([], { seats: [{ name: 'Ann', address: firstMail }] })
  await pass(other.match, DAY_MS)
  expect(await countTo(firstMail)).toBe(1)
})

test('an address that wants no more mail is not even asked whether it does, and only who entered it is told', async () => {
  const { match, firstMail: address } = await playing()
  await pass(match, HOUR_MS)
  const [mail] = await mailsTo(address)
  await fetchHere(unsubscribeIn(mail as KeptMail), { method: 'POST' })
  await pass(match, HOUR_MS)
  const other = await seated()
  const [link = '', beside = ''] = other.seats
  const { body } = await call('PUT', '/api/seat/delivery', { link, body: { address } })
  expect(body.own?.mail).toEqual({ address, state: 'waiting' })
  await pass(other.match, HOUR_MS)
  expect(await countTo(address)).toBe(1)
  expect((await look(link)).own?.mail?.state).toBe('stopped')
  for (const viewer of [link, beside, other.links.watcher])
    expect((await look(viewer)).table.players[0]?.unreachedSince).toBeNull()
})

/** Nothing is accepted by the mailbox until the trigger is gone. */
const refuseMail = () =>
  env.DB.exec(`CREATE TRIGGER no_mail BEFORE INSERT ON mailbox BEGIN SELECT RAISE(ABORT, 'full'); END`)

test('what does not get through is tried again, said to all after an hour, and forgotten when it does', async () => {
  const { match, first, second, firstMail } = await playing()
  await refuseMail()
  await pass(match, 30 * MINUTE_MS)
  const unreached = async () => (await look(second)).table.players.map(({ unreachedSince }) => unreachedSince !== null)
  expect(await unreached()).toEqual([false, false])
  await pass(match, 3 * HOUR_MS)
  const seat = (await look(first)).seat as number
  expect((await unreached())[seat]).toBe(true)
  await env.DB.exec('DROP TRIGGER no_mail')
  await pass(match, DAY_MS)
  expect(await countTo(firstMail)).toBe(1)
  expect(await unreached()).toEqual([false, false])
})

test('once a turn is over, nobody is said to be unreached for it', async () => {
  const { match, first, second, seats } = await playing()
  const [at = -1] = (await look(first)).awaits
  await refuseMail()
  await pass(match, 3 * HOUR_MS)
  expect((await look(second)).table.players[at]?.unreachedSince).not.toBeNull()
  await playOnce(seats)
  expect((await look(second)).table.players[at]?.unreachedSince).toBeNull()
  await env.DB.exec('DROP TRIGGER no_mail')
})

test('a fault of ours is never given up nor held against an address, and what is still so is told once it has passed', async () => {
  const { match, first, second, firstMail } = await playing()
  await refuseMail()
  expect(await pass(match, 20 * DAY_MS)).toBeLessThan(20 * 8 + 10)
  const seat = (await look(first)).seat as number
  const { own, table } = await look(first)
  expect(own?.mail?.state).toBe('by-us')
  for (const player of [table.players[seat], (await look(second)).table.players[seat]])
    expect(player).toMatchObject({ unreachedSince: expect.any(Number), unreachedByUs: true })
  await env.DB.exec('DROP TRIGGER no_mail')
  await pass(match, 3 * HOUR_MS)
  expect(await countTo(firstMail)).toBe(1)
  expect((await look(first)).own?.mail?.state).toBe('confirmed')
  expect((await look(second)).table.players[seat]?.unreachedSince).toBeNull()
})

test('opening every link of every mail, twice, changes nothing', async () => {
  const { match, seats, firstMail, secondMail } = await playing()
  await pass(match, HOUR_MS)
  await playOnce(seats)
  await call('PUT', '/api/seat/delivery', { link: seats[0] as string, body: { address: `eve${++people}@example.org` } })
  await pass(match, HOUR_MS)
  const mails = [
    ...(await mailsTo(firstMail)),
    ...(await mailsTo(secondMail)),
    ...(await mailsTo(`eve${people}@example.org`))
  ]
  const tokens = [...new Set(mails.flatMap(linksIn))]
  expect(tokens.length).toBeGreaterThanOrEqual(4)
  const before = await everything(match)
  for (const token of [...tokens, ...tokens]) {
    for (const headers of [
      {},
      { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
      { Accept: 'text/plain' }
    ]) {
      expect((await fetchHere(`/s/${token}`, { headers })).status).toBeLessThan(411)
      expect((await fetchHere(`/s/${token}`, { method: 'HEAD', headers })).status).toBeLessThan(411)
    }
  }
  expect(await everything(match)).toEqual(before)
})

function everything(match: string): Promise<unknown> {
  return runInDurableObject(roomOf(match), async (_, { storage }) => {
    const tables = ['match', 'log', 'seats', 'notices', 'said', 'notes']
    const rows = tables.map(table => storage.sql.exec(`SELECT * FROM ${table}`).toArray())
    return [await storage.getAlarm(), rows]
  })
}

test('a phrase said, a note taken and a page looked at send nothing', async () => {
  const { match, first, firstMail } = await playing()
  await pass(match, HOUR_MS)
  const { phrases } = await look(first)
  await call('POST', '/api/seat/say', { link: first, body: { text: phrases[0], key: newKey() } })
  await call('PUT', '/api/seat/notes', { link: first, body: { text: 'later' } })
  await pass(match, DAY_MS)
  expect(await countTo(firstMail)).toBe(1)
  expect(present()).toBeGreaterThan(0)
})
