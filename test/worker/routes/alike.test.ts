import { beforeEach, expect, test } from 'vitest'
import { findGame } from '../../../engine/catalogue.ts'
import type { MatchRecord } from '../../../engine/match.ts'
import { verifyRecord } from '../../../engine/record.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { OpenMatchAsked } from '../../../schema/wire/opening.ts'
import { call, fetchHere, handOf, look, NAVIGATION, newKey, playOut, seated, stopAll } from '../client.ts'
import { loseStorage } from '../storage.ts'
import { later, pass, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)

const recordOf = (match: string) => call<MatchRecord & Failure>('GET', `/m/${match}`)
const pageOf = async (path: string) =>
  (await fetchHere(path, { headers: { ...NAVIGATION, Accept: 'text/html' } })).text()

/** A match that is over and known to D1. */
async function ended(more: Partial<OpenMatchAsked> = {}, names = ['Ann', 'Ben']) {
  const match = await seated(names, more)
  await stop(match.seats)
  await pass(match.match, 0)
  return match
}

async function stop(seats: readonly string[]): Promise<void> {
  await stopAll(seats)
  later(SECOND_MS)
}

function openAlike(deal: string, names = ['Cem', 'Dora'], more: object = {}) {
  const body = { key: newKey(), deal, seats: names.map(name => ({ name })), ...more }
  return call<Opened<string> & Failure>('POST', '/api/matches', { body })
}

async function taken({ links }: Opened<string>): Promise<string[]> {
  const seats = links.seats.map(({ link }) => link)
  for (const link of seats) await call('POST', '/api/seat/take', { link, body: { key: newKey() } })
  return seats
}

test('the same deal is the same game, settings, piles and promise, for other people', async () => {
  const first = await ended({ options: { rocks: true }, pace: 'week' })
  const { status, body } = await openAlike(first.match)
  expect(status).toBe(201)
  const seats = await taken(body)
  const [one, other] = await Promise.all([look(first.links.watcher), look(body.links.watcher)])
  expect(other.table.options).toEqual(one.table.options)
  expect(other.table).toMatchObject({ pace: 'day', dealtBefore: true, commitment: one.table.commitment })
  expect(other.table.players.map(({ name }) => name)).toEqual(['Cem', 'Dora'])
  expect(one.table).not.toHaveProperty('dealtBefore')
  await stop(seats)
  await pass(body.match, 0)
  const records = (await Promise.all([recordOf(first.match), recordOf(body.match)])).map(answer => answer.body)
  expect(records[1]?.deal).toEqual(records[0]?.deal)
  expect(records[1]?.seed).toBe(records[0]?.seed)
  expect(records[1]?.names).toEqual(['Cem', 'Dora'])
  for (const record of records) expect(verifyRecord(record, findGame(record.game, record.version))).toEqual([])
})

test('played alike it is the same to the last card', async () => {
  const first = await seated(['Ann', 'Ben'])
  await playOut(first.seats)
  await pass(first.match, SECOND_MS)
  const { body } = await openAlike(first.match)
  await playOut(await taken(body))
  await pass(body.match, SECOND_MS)
  const [one, other] = (await Promise.all([recordOf(first.match), recordOf(body.match)])).map(answer => answer.body)
  expect(other?.lines.map(({ line, events }) => ({ line, events }))).toEqual(
    one?.lines.map(({ line, events }) => ({ line, events }))
  )
})

test('only of a match that is over, whose record everybody may see, and for as many as played', async () => {
  const running = await seated()
  await pass(running.match, 0)
  expect(await openAlike(running.match)).toMatchObject({ status: 404, body: { code: 'NOT_OVER' } })
  expect(await openAlike('00'.repeat(10))).toMatchObject({ status: 404, body: { code: 'NO_SUCH_MATCH' } })
  expect(await openAlike('nonsense')).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
  const first = await ended()
  expect(await openAlike(first.match, ['Cem'])).toMatchObject({ status: 422, body: { code: 'BAD_SEATS' } })
  expect(await openAlike(first.match, ['Cem', 'Dora'], { options: { rocks: true } })).toMatchObject({ status: 400 })
  await call('POST', '/api/seat/close', { link: first.seats[0] as string })
  expect(await openAlike(first.match)).toMatchObject({ status: 403, body: { code: 'RECORD_CLOSED' } })
})

test('a lost answer opens no second one, and the room can be built again from its copy', async () => {
  const first = await ended()
  const asked = { key: newKey(), deal: first.match, seats: [{ name: 'Cem' }, { name: 'Dora' }] }
  const [one, again] = [1, 2].map(() => call<Opened<string>>('POST', '/api/matches', { body: asked }))
  expect((await one)?.body).toEqual((await again)?.body)
  const { body } = (await one) as { body: Opened<string> }
  const [seat = ''] = await taken(body)
  const before = await look(seat)
  await pass(body.match, 0)
  await loseStorage(body.match)
  const after = await look(seat)
  expect(handOf(after)).toEqual(handOf(before))
  expect(after.table).toMatchObject({ dealtBefore: true, commitment: before.table.commitment })
})

test('the two records stand side by side once both are over, and neither is known to the other before', async () => {
  const first = await ended()
  const { body } = await openAlike(first.match)
  const seats = await taken(body)
  expect(await pageOf(`/m/${first.match}`)).not.toContain(body.match)
  for (const link of [...seats, body.links.watcher, body.links.host]) {
    expect(JSON.stringify((await call('GET', '/api/seat', { link })).body)).not.toContain(first.match)
  }
  await stop(seats)
  await Promise.all([pass(body.match, 0), pass(first.match, 0)])
  await loseStorage(first.match)
  const pages = await Promise.all([first.match, body.match].map(match => pageOf(`/m/${match}`)))
  expect(pages[0]).toContain(`href="/m/${body.match}"`)
  expect(pages[1]).toContain(`href="/m/${first.match}"`)
  for (const page of pages) expect(page).toMatch(/The same deal, other crews.*Cem and Dora/)
})

test('a crew that has closed its record is there without names or link, and a third knows them all', async () => {
  const first = await ended()
  const second = (await openAlike(first.match)).body
  const seats = await taken(second)
  await stop(seats)
  await pass(second.match, 0)
  const third = (await openAlike(second.match, ['Eva', 'Finn'])).body
  await stop(await taken(third))
  await pass(third.match, 0)
  await call('POST', '/api/seat/close', { link: seats[0] as string })
  const page = await pageOf(`/m/${third.match}`)
  expect(page).toContain('Ann and Ben')
  expect(page).not.toContain('Cem')
  expect(page).not.toContain(second.match)
  expect(page).toContain('keeps its record to itself')
})
