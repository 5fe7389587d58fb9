import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findGame } from '../../../engine/catalogue.ts'
import type { Game } from '../../../engine/game.ts'
import { landingWords } from '../../../web/words/index.ts'
import { reportBug } from '../../../worker/report.ts'
import { act, awaited, call, fetchHere, line, look, seated } from '../client.ts'
import { alarmOf, MINUTE_MS, pass, present, roomOf, stopClock } from '../time.ts'

beforeEach(stopClock)
afterEach(() => vi.restoreAllMocks())

const SECRET = 'a-card-that-nobody-may-see'

/** A state that no rule can read, and what it was. */
function spoil(match: string): Promise<string> {
  return runInDurableObject(roomOf(match), (_, { storage }) => {
    const { state } = storage.sql.exec<{ state: string }>('SELECT state FROM match').one()
    storage.sql.exec('UPDATE match SET state = ?', JSON.stringify({ players: SECRET }))
    return state
  })
}

function mend(match: string, state: string): Promise<unknown> {
  return runInDurableObject(roomOf(match), (_, { storage }) => storage.sql.exec('UPDATE match SET state = ?', state))
}

const listen = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const logged = (log: ReturnType<typeof listen>) => log.mock.calls.map(([text]) => JSON.parse(String(text)) as object)

test('a bug is answered without details, and logged with its match, its version and the way to it', async () => {
  const log = listen()
  const { match, seats } = await seated()
  await spoil(match)
  const answer = await call('GET', '/api/seat', { link: seats[0] as string })
  expect(answer).toMatchObject({ status: 500, body: { code: 'BROKEN', facts: {} } })
  expect(logged(log)).toEqual([{ code: 'BROKEN', error: 'TypeError', match, version: 0, frames: expect.any(Array) }])
  const all = JSON.stringify([answer.body, logged(log)])
  expect(all).not.toContain(SECRET)
  expect(all).not.toContain((seats[0] as string).slice(-39))
})

test('what a bug quotes is not logged, not even where it looks like a part of the way to it', () => {
  const log = listen()
  reportBug(new TypeError(`cannot read "\n    at ${SECRET}\n    at once", sorry`))
  expect(logged(log)).toEqual([{ code: 'BROKEN', error: 'TypeError', frames: expect.any(Array) }])
  expect(JSON.stringify(logged(log))).toMatch(/"frames":\["\s+at .*bugs\.test/)
  expect(JSON.stringify(logged(log))).not.toContain(SECRET)
})

test('a page says that something broke', async () => {
  listen()
  const { match, seats } = await seated()
  await spoil(match)
  const headers = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
  const answer = await fetchHere(`/s/${(seats[0] as string).slice(-39)}`, { headers })
  expect([answer.status, await answer.text()]).toEqual([
    500,
    expect.stringContaining(landingWords.en.pages.broken.title)
  ])
})

test('an alarm that meets a bug rings again later, and all goes on when it is mended', async () => {
  const log = listen()
  const { match, seats } = await seated()
  const { link, envelope } = await awaited(seats)
  await act(link, envelope, line(envelope))
  const state = await spoil(match)
  await pass(match, 2 * MINUTE_MS)
  expect(logged(log).at(-1)).toMatchObject({ code: 'BROKEN', match })
  expect(await alarmOf(match)).toBeGreaterThan(present())
  await mend(match, state)
  await pass(match, 20 * MINUTE_MS)
  expect((await look(link)).version).toBe(1)
})

test('a draft that cannot be settled holds up none of another seat', async () => {
  const { match, seats } = await seated(['Ann', 'Ben', 'Cem'], { game: 'ballot' })
  for (const [seat, link] of seats.slice(0, 2).entries()) await act(link, { version: 0 }, `vote ${seat + 1}`)
  const log = listen()
  const game = findGame('ballot') as Game
  const { apply } = game
  vi.spyOn(game, 'apply').mockImplementation((state, seat, action) => {
    if (seat === 0) throw new TypeError('planted')
    return apply(state, seat, action)
  })
  await pass(match, 2 * MINUTE_MS)
  expect(logged(log)).toContainEqual(expect.objectContaining({ code: 'BROKEN', match, why: 'drafts of seat 0' }))
  expect(await look(seats[2] as string)).toMatchObject({ version: 1, awaits: [0, 2] })
  vi.restoreAllMocks()
  await pass(match, 20 * MINUTE_MS)
  expect(await look(seats[2] as string)).toMatchObject({ version: 2, awaits: [2] })
})

test('what fails halfway is not written', async () => {
  listen()
  const { match, seats } = await seated()
  const { link, envelope } = await awaited(seats)
  await runInDurableObject(roomOf(match), (_, { storage }) =>
    storage.sql.exec(`CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'full'); END`)
  )
  await act(link, envelope, line(envelope))
  expect((await call('POST', '/api/seat/settle', { link })).status).toBe(500)
  expect(await look(link)).toMatchObject({ version: 0, draft: { line: line(envelope) } })
  await runInDurableObject(roomOf(match), (_, { storage }) => storage.sql.exec('DROP TRIGGER full'))
  expect((await call('POST', '/api/seat/settle', { link })).body).toMatchObject({ version: 1 })
})
