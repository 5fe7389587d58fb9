import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Again, Onward } from '../../../schema/wire/again.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { OpenMatchAsked } from '../../../schema/wire/opening.ts'
import type { Delivered } from '../../../schema/wire/told.ts'
import { readLink } from '../../../worker/keys/links.ts'
import { call, fetchHere, handOf, look, playOnce, seated, stopAll } from '../client.ts'
import { linksIn, mailsTo, unsubscribeIn } from '../post.ts'
import { loseStorage, storageOf } from '../storage.ts'
import { DAY_MS, HOUR_MS, later, MINUTE_MS, pass, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)
afterEach(() => repair())

const again = (link: string, body: Again = {}) => call<Onward & Failure>('POST', '/api/seat/again', { link, body })

/** A match that all have agreed to stop. */
async function ended(names: readonly string[] = ['Ann', 'Ben'], more: Partial<OpenMatchAsked> = {}) {
  const match = await seated(names, more)
  await stopAll(match.seats)
  later(SECOND_MS)
  return match
}

const addressed = (name: string) => ['Ann', 'Ben'].map(who => ({ name: who, address: `${who}-${name}@example.org` }))

test('a seat of a match that is over opens the next: same people, game, settings, pace and links', async () => {
  const { match, seats } = await ended(['Ann', 'Ben'], { pace: 'week', options: { rocks: true } })
  const { status, body } = await again(seats[0] as string)
  expect(status).toBe(200)
  expect(body.match).not.toBe(match)
  const before = await look(seats[0] as string)
  const after = await look(body.link as string)
  expect(after).toMatchObject({ match: body.match, game: before.game, seat: 0, version: 0, result: null })
  expect(after.table).toMatchObject({ pace: 'week', links: 'open', options: before.table.options })
  expect(after.table.players.map(({ name, taken }) => [name, taken])).toEqual([
    ['Ann', true],
    ['Ben', true]
  ])
  expect(handOf(after).length).toBeGreaterThan(0)
  expect(after.table.commitment).not.toBe(before.table.commitment)
})

test('two seats that tap at once are led to one match, and the first one’s settings hold', async () => {
  const { seats, links } = await ended(['Ann', 'Ben', 'Cem'])
  const answers = await Promise.all([...seats, links.host].map(link => again(link)))
  expect(new Set(answers.map(({ body }) => body.match)).size).toBe(1)
  const roles = answers.map(({ body }) => readLink((body.link as string).slice(-39), env))
  expect(roles.map(link => [link?.role, link?.seat])).toEqual([
    ['seat', 0],
    ['seat', 1],
    ['seat', 2],
    ['host', 0]
  ])
  const { body } = await again(seats[1] as string, { pace: 'hours', options: { rocks: true } })
  expect(body.match).toBe(answers[0]?.body.match)
  expect((await look(body.link as string)).table).toMatchObject({ pace: 'day' })
})

test('each page leads to its own seat and to nobody else’s, a watcher’s to none', async () => {
  const { seats, links } = await ended()
  const { body } = await again(seats[1] as string)
  const seen = await Promise.all(seats.map(look))
  expect(seen.map(({ next }) => readLink((next as string).slice(-39), env)?.seat)).toEqual([0, 1])
  expect(seen[1]?.next).toBe(body.link)
  expect(await look(links.watcher)).not.toHaveProperty('next')
  expect(await look(links.host)).not.toHaveProperty('next')
  const host = (await call<Opened>('GET', '/api/host', { link: links.host })).body
  expect(readLink((host.next as string).slice(-39), env)).toMatchObject({ match: body.match, role: 'host' })
  expect((await call<Opened>('GET', '/api/host', { link: host.next as string })).status).toBe(200)
})

test('while it is played there is no other, and nobody else may ask', async () => {
  const { seats, links } = await seated()
  expect(await again(seats[0] as string)).toMatchObject({ status: 404, body: { code: 'NOT_OVER' } })
  const over = await ended()
  expect(await again(over.links.watcher)).toMatchObject({ status: 403, body: { code: 'NOT_FOR_THIS_LINK' } })
  expect(await again(over.seats[0] as string, { game: 'chess' })).toMatchObject({
    status: 422,
    body: { code: 'NO_SUCH_GAME' }
  })
  expect(await look(over.seats[0] as string)).not.toHaveProperty('next')
  expect(await again(links.watcher)).toMatchObject({ status: 403 })
})

test('another game and pace may be asked for; where they then compete, old links are only invitations', async () => {
  const { seats } = await ended(['Ann', 'Ben'])
  const { body } = await again(seats[0] as string, { options: { variant: 'competitive' }, pace: 'hours' })
  const invited = await look(body.link as string)
  expect(invited.table).toMatchObject({ links: 'sealed', pace: 'hours' })
  expect(invited.table.players.map(({ taken }) => taken)).toEqual([false, false])
  expect(handOf(invited)).toEqual([])
  const other = await ended()
  const ascent = await again(other.seats[0] as string, { game: 'ascent' })
  expect(await look(ascent.body.link as string)).toMatchObject({ game: 'ascent', table: { links: 'open' } })
})

test('sealed seats are their holders’ at once, and the host sees no link of theirs', async () => {
  const { seats, links } = await ended(['Ann', 'Ben'], { options: { variant: 'competitive' } })
  await again(links.host)
  const onward = (await Promise.all(seats.map(look))).map(({ next }) => next as string)
  const hands = (await Promise.all(onward.map(look))).map(handOf)
  expect(hands.every(hand => hand.length > 0)).toBe(true)
  const { next } = (await call<Opened>('GET', '/api/host', { link: links.host })).body
  const host = (await call<Opened>('GET', '/api/host', { link: next as string })).body
  expect(host.links.seats.map(({ link }) => link)).toEqual([null, null])
  expect(JSON.stringify(host)).not.toContain(onward[0]?.slice(-39))
})

test('whoever is given the old seat later is not led to the new one of its holder', async () => {
  const { seats, links } = await ended()
  const { body } = await again(seats[0] as string)
  const { body: reissued } = await call<Opened>('POST', '/api/host/reissue', { link: links.host, body: { seat: 0 } })
  const link = reissued.links.seats[0]?.link as string
  expect(await look(link)).not.toHaveProperty('next')
  expect(await again(link)).toMatchObject({ status: 200, body: { match: body.match, link: null } })
})

test('a seat that was left is free in the next match, and its old link leads nowhere', async () => {
  const { seats, links } = await ended()
  await call('POST', '/api/seat/leave', { link: seats[1] as string })
  const { body } = await again(seats[0] as string)
  const after = await look(body.link as string)
  expect(after.table.players.map(({ taken }) => taken)).toEqual([true, false])
  expect(await again(seats[1] as string)).toMatchObject({ status: 410, body: { code: 'SEAT_LEFT' } })
  const { next } = (await call<Opened>('GET', '/api/host', { link: links.host })).body
  const host = (await call<Opened>('GET', '/api/host', { link: next as string })).body
  expect(handOf(await look(host.links.seats[1]?.link as string))).toEqual([])
})

test('a lost answer opens nothing twice, nor does a room that has forgotten what it opened', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { match, seats } = await ended()
  await pass(match, MINUTE_MS)
  const first = await again(seats[0] as string)
  const opened = await storageOf(first.body.match)
  expect((await again(seats[0] as string)).body).toEqual(first.body)
  // It is lost before its copy knows of the next.
  await loseStorage(match)
  expect(await look(seats[1] as string)).not.toHaveProperty('next')
  expect((await again(seats[1] as string, { pace: 'hours' })).body.match).toBe(first.body.match)
  expect(await storageOf(first.body.match)).toEqual(opened)
  const { body } = await call<Envelope>('GET', '/api/seat', { link: seats[0] as string })
  expect(body.next).toBe(first.body.link)
  await pass(match, MINUTE_MS)
  await loseStorage(match)
  expect((await look(seats[0] as string)).next).toBe(first.body.link)
})

test('the next match outlives the storage of its room, with its seats as they were', async () => {
  const { seats } = await ended()
  const { body } = await again(seats[0] as string)
  const before = await look(body.link as string)
  await pass(body.match, MINUTE_MS)
  await loseStorage(body.match)
  const after = await look(body.link as string)
  expect(after.table.players).toEqual(before.table.players)
  expect(handOf(after)).toEqual(handOf(before))
  expect((await again(seats[1] as string)).body.match).toBe(body.match)
})

test('everybody but whoever opened it is told once, by the ways they had, and nobody is asked again', async () => {
  const { match, seats } = await ended([], { seats: addressed('again'), pace: 'none' })
  await pass(match, HOUR_MS)
  const before = await Promise.all(['Ann', 'Ben'].map(who => mailsTo(`${who}-again@example.org`)))
  const { body } = await again(seats[0] as string)
  expect(await look(body.link as string)).toMatchObject({ own: { mail: { state: 'confirmed' } } })
  await again(seats[1] as string)
  await pass(body.match, 3 * DAY_MS)
  await pass(match, DAY_MS)
  const after = await Promise.all(['Ann', 'Ben'].map(who => mailsTo(`${who}-again@example.org`)))
  const fresh = after.map((mails, at) => mails.slice(before[at]?.length))
  const { awaits } = await look(body.link as string)
  expect(fresh.map(mails => mails.length)).toEqual(awaits.includes(0) ? [1, 1] : [0, 1])
  const [told] = fresh[1] ?? []
  expect(told?.text).toContain('Ann opened another match')
  expect(linksIn(told as NonNullable<typeof told>)).toContain((await look(seats[1] as string)).next?.slice(-39))
})

test('hours and ways are as they were: whoever wants to hear nothing hears nothing', async () => {
  const { seats } = await ended([], { seats: addressed('paused'), pace: 'none' })
  const hook = { kind: 'ntfy', address: 'https://ntfy.sh/again-came' }
  const set = { quiet: { from: 1, to: 5 }, daily: 7, paused: true, webhook: hook }
  expect((await call('PUT', '/api/seat/delivery', { link: seats[1] as string, body: set })).status).toBe(200)
  const { body } = await again(seats[0] as string)
  const mine = (await look(seats[1] as string)).next as string
  const delivered = (await call<Delivered>('GET', '/api/seat/delivery', { link: mine })).body
  expect(delivered).toMatchObject({ hours: { quiet: set.quiet, daily: 7, paused: true }, webhook: { kind: 'ntfy' } })
  const mails = (await mailsTo('Ben-paused@example.org')).length
  await pass(body.match, 5 * DAY_MS)
  expect(await mailsTo('Ben-paused@example.org')).toHaveLength(mails)
})

test('whoever has come to the new seat before is not written to', async () => {
  const { match, seats } = await ended([], { seats: addressed('came'), pace: 'none' })
  await pass(match, HOUR_MS)
  const mails = (await mailsTo('Ben-came@example.org')).length
  const { body } = await again(seats[0] as string)
  const mine = (await look(seats[1] as string)).next as string
  while ((await look(mine)).awaits.includes(1)) await playOnce([body.link as string, mine])
  await fetchHere(new URL(mine).pathname, { method: 'POST', body: new URLSearchParams({ version: '0' }) })
  await pass(body.match, 5 * DAY_MS)
  expect((await mailsTo('Ben-came@example.org')).slice(mails)).toEqual([])
})

test('an address that nobody has confirmed is not written to again', async () => {
  const { seats } = await ended()
  const address = 'unsaid-again@example.org'
  await call('PUT', '/api/seat/delivery', { link: seats[1] as string, body: { address } })
  const { body } = await again(seats[0] as string)
  expect((await look((await look(seats[1] as string)).next as string)).own).toMatchObject({ mail: null })
  await pass(body.match, DAY_MS)
  expect(await mailsTo(address)).toEqual([])
})

test('whoever wants no mail gets none of the next match either', async () => {
  const { match, seats } = await ended([], { seats: addressed('stopped'), pace: 'none' })
  await pass(match, HOUR_MS)
  const [mail] = await mailsTo('Ben-stopped@example.org')
  await fetchHere(unsubscribeIn(mail as NonNullable<typeof mail>), { method: 'POST' })
  const mails = (await mailsTo('Ben-stopped@example.org')).length
  const { body } = await again(seats[0] as string)
  expect((await look((await look(seats[1] as string)).next as string)).own).toMatchObject({
    mail: null
  })
  await pass(body.match, 3 * DAY_MS)
  expect(await mailsTo('Ben-stopped@example.org')).toHaveLength(mails)
})

test('with D1 away it is opened all the same, and what is to be told follows', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { match, seats } = await ended([], { seats: addressed('away'), pace: 'none' })
  await pass(match, HOUR_MS)
  await env.DB.exec('ALTER TABLE matches RENAME TO lost_matches')
  const mails = (await mailsTo('Ben-away@example.org')).length
  const { status, body } = await again(seats[0] as string)
  expect(status).toBe(200)
  expect((await again(seats[1] as string)).body.match).toBe(body.match)
  await pass(body.match, HOUR_MS)
  await repair()
  await pass(body.match, DAY_MS)
  expect((await mailsTo('Ben-away@example.org')).slice(mails)).toHaveLength(1)
})

async function repair(): Promise<void> {
  const lost = await env.DB.prepare(`SELECT name FROM sqlite_master WHERE name = 'lost_matches'`).first()
  if (lost) await env.DB.exec('ALTER TABLE lost_matches RENAME TO matches')
}
