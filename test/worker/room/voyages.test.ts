import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Again, Onward } from '../../../schema/wire/again.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { OpenMatchAsked } from '../../../schema/wire/opening.ts'
import type { VoyagesTold } from '../../../schema/wire/voyages.ts'
import { call, fetchHere, look, NAVIGATION, newKey, playWell, seated, stopAll } from '../client.ts'
import { loseStorage } from '../storage.ts'
import { HOUR_MS, later, pass, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)
afterEach(() => repair())

const voyages = (link: string) => call<VoyagesTold & Failure>('GET', '/api/seat/voyages', { link })
const told = async (link: string) => (await voyages(link)).body.crews

interface Going {
  readonly match: string
  readonly seats: readonly string[]
  readonly links: { readonly host: string; readonly watcher: string }
}

/** All agree to stop, and the copy has followed. */
async function stopped({ match, seats }: Pick<Going, 'match' | 'seats'>): Promise<void> {
  await stopAll(seats)
  later(SECOND_MS)
  await pass(match, HOUR_MS)
}

/** Played to its end, and the copy has followed. */
async function played({ match, seats }: Pick<Going, 'match' | 'seats'>): Promise<void> {
  let envelope = await look(seats[0] as string)
  while (!envelope.result) envelope = await playWell(seats)
  later(SECOND_MS)
  await pass(match, HOUR_MS)
}

/** The match after this one, by each of the same seats. */
async function next({ seats, links }: Going, asked: Again = {}): Promise<Going> {
  const { body } = await call<Onward>('POST', '/api/seat/again', { link: seats[0] as string, body: asked })
  const onward = await Promise.all(seats.map(async link => (await look(link)).next as string))
  const host = (await call<Opened>('GET', '/api/host', { link: links.host })).body.next as string
  const opened = await call<Opened>('GET', '/api/host', { link: host })
  return { match: body.match, seats: onward, links: { host, watcher: opened.body.links.watcher } }
}

async function opened(more: Partial<OpenMatchAsked> = {}, names: readonly string[] = ['Ann', 'Ben', 'Cem']) {
  return (await seated(names, more)) as Going
}

/** A match that all have stopped, and the one after it. */
async function two(more: Partial<OpenMatchAsked> = {}) {
  const first = await opened(more)
  await stopped(first)
  return { first, second: await next(first) }
}

test('a crew counts its matches from one to the next, by set-up and beside the odds of autopilots', async () => {
  const first = await opened()
  expect(await told(first.seats[0] as string)).toEqual([])
  await played(first)
  const { outcome } = (await look(first.seats[0] as string)).result ?? {}
  const won = outcome === 'won' ? 1 : 0
  const [crew] = await told(first.seats[0] as string)
  expect(crew?.says).toBe(`You, Ben and Cem: one match, ${won} won.`)
  expect(crew?.setups).toEqual([
    expect.stringMatching(`^Tranquility: won ${won} of 1\\. The ship’s cat wins 90 of 100`)
  ])
  expect(crew?.bests).toEqual([expect.stringMatching(/^Longest sea: \d+ islands? without a gap\.$/)])
  const second = await next(first, { options: { rocks: true } })
  expect(await told(second.seats[1] as string)).toEqual([{ ...crew, says: `You, Ann and Cem: one match, ${won} won.` }])
  await stopped(second)
  const third = await next(second)
  const [now] = await told(third.seats[0] as string)
  expect(now?.says).toBe(`You, Ben and Cem: 2 matches, ${won} won, 1 stopped early.`)
  expect(now?.setups.map(says => says.split(':')[0])).toEqual(['Tranquility', 'Tranquility, Jagged Rocks'])
  expect((await look(third.seats[2] as string)).own).toMatchObject({ sat: 2 })
})

test('nobody else is told: no watcher, no host, no seat that is not taken, and not at the record', async () => {
  const { first, second } = await two({ host: { seat: 0 } })
  for (const link of [second.links.host, second.links.watcher])
    expect(await voyages(link)).toMatchObject({ status: 403, body: { code: 'NOT_FOR_THIS_LINK' } })
  expect(await look(second.links.watcher)).not.toHaveProperty('own.sat')
  await stopped(second)
  const record = await fetchHere(`/m/${second.match}`, { headers: { Accept: 'application/json' } })
  expect(record.status).toBe(200)
  expect(await record.text()).not.toContain(first.match)
  const crew = await call<Opened>('POST', '/api/matches', {
    body: { deal: first.match, key: newKey(), seats: [{ name: 'Eve' }, { name: 'Fay' }, { name: 'Gus' }] }
  })
  const eve = crew.body.links.seats[0]?.link as string
  expect(await voyages(eve)).toMatchObject({ status: 409, body: { code: 'SEAT_NOT_TAKEN' } })
  await call('POST', '/api/seat/take', { link: eve, body: { key: newKey() } })
  expect(await told(eve)).toEqual([])
})

test('what is shown beside the table speaks as the seat does, or as it is asked to', async () => {
  const { first, second } = await two()
  const page = async ({ seats }: typeof first, query: string) => {
    const headers = { ...NAVIGATION, 'Accept-Language': 'fr' }
    return (await fetchHere(`${new URL(seats[0] as string).pathname}?${query}`, { headers })).text()
  }
  expect(await page(second, 'voyages=1')).toContain('You, Ben and Cem: one match')
  expect(await page(second, 'voyages=1&lang=de')).toContain('Du, Ben und Cem: eine Partie')
  for (const asked of ['settings=1', 'again=1']) {
    expect(await page(first, asked)).toContain('<html lang="en">')
    expect(await page(first, `${asked}&lang=de`)).toContain('<html lang="de">')
  }
})

test('whoever is given a seat has sat nowhere before; those who stay count what they played without them', async () => {
  const { second } = await two()
  const { body } = await call<Opened>('POST', '/api/host/give', {
    link: second.links.host,
    body: { seat: 2, name: 'Dora' }
  })
  const dora = body.links.seats[2]?.link as string
  await call('POST', '/api/seat/take', { link: dora, body: { key: newKey() } })
  expect(await told(dora)).toEqual([])
  expect((await told(second.seats[0] as string)).map(({ says }) => says)).toEqual([
    'You and Ben: one match, 0 won, 1 stopped early.'
  ])
  await stopped({ ...second, seats: [...second.seats.slice(0, 2), dora] })
  expect((await told(second.seats[1] as string)).map(({ says }) => says)).toEqual([
    'You, Ann and Dora: one match, 0 won, 1 stopped early.',
    'You and Ann: one match, 0 won, 1 stopped early.'
  ])
  expect((await told(dora)).map(({ says }) => says)).toEqual(['You, Ann and Ben: one match, 0 won, 1 stopped early.'])
})

test('a new link to a seat, of a match of old as well, tells nothing of what was played', async () => {
  const { second } = await two()
  await stopped(second)
  const { body } = await call<Opened>('POST', '/api/host/reissue', { link: second.links.host, body: { seat: 1 } })
  const link = body.links.seats[1]?.link as string
  expect((await told(link)).map(({ says }) => says)).toEqual(['You, Ann and Cem: one match, 0 won, 1 stopped early.'])
})

test('a match that is deleted counts no more, in those after it either; they count on without it', async () => {
  const { second } = await two()
  await stopped(second)
  const third = await next(second)
  expect((await told(third.seats[0] as string))[0]?.says).toContain('2 matches')
  await call('POST', '/api/host/delete', { link: second.links.host, body: { sure: true } })
  await pass(second.match, HOUR_MS)
  expect((await told(third.seats[0] as string))[0]?.says).toContain('one match')
  await stopped(third)
  expect((await told(third.seats[0] as string))[0]?.says).toContain('2 matches')
})

test('a room that has lost its storage still counts; D1 says nothing of who played with whom', async () => {
  const { first, second } = await two()
  await pass(second.match, HOUR_MS)
  const before = await told(second.seats[0] as string)
  await loseStorage(second.match)
  expect(await told(second.seats[0] as string)).toEqual(before)
  expect(before).toHaveLength(1)
  const row = await env.DB.prepare('SELECT * FROM matches WHERE id = ?').bind(second.match).first()
  expect(JSON.stringify(row)).not.toContain(first.match)
})

test('with D1 down it is said that nothing can be said', async () => {
  const { second } = await two()
  expect((await told(second.seats[0] as string)).length).toBe(1)
  await env.DB.exec('ALTER TABLE matches RENAME TO away')
  expect(await voyages(second.seats[0] as string)).toMatchObject({
    status: 503,
    body: { code: 'VOYAGES_UNREACHABLE' }
  })
})

async function repair(): Promise<void> {
  const away = await env.DB.prepare("SELECT name FROM sqlite_master WHERE name = 'away'").first()
  if (away) await env.DB.exec('ALTER TABLE away RENAME TO matches')
}
