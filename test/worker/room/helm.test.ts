import { choicesFromWire } from '../../../schema/wire/choice.ts'
import { autopilotLineOrFirstChoice } from '../../../engine/defaults.ts'
import { evictDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findGame, newestGames } from '../../../engine/catalogue.ts'
import type { Game } from '../../../engine/game.ts'
import type { MatchRecord } from '../../../engine/match.ts'
import { verifyRecord } from '../../../engine/record.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { OpenMatchAsked } from '../../../schema/wire/opening.ts'
import { THINKS_MS } from '../../../worker/match/helm.ts'
import { seatsFor } from '../../setups.ts'
import { act, call, done, line, look, newKey, open, stopAll } from '../client.ts'
import { loseStorage } from '../storage.ts'
import { alarmOf, DAY_MS, pass, present, ring, roomOf, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)
afterEach(() => vi.restoreAllMocks())

/** A match of a person and as many cats, with the person's own link. */
async function withCats(cats: number, more: Partial<OpenMatchAsked> = {}) {
  const ships = Array.from({ length: cats }, (_, cat) => ({ name: `Cat ${cat + 1}`, autopilot: true as const }))
  const opened = await open([], { seats: [{ name: 'Ann' }, ...ships], ...more })
  const [{ link = '' } = {}] = opened.links.seats
  const { body } = await call<Envelope & { link: string }>('POST', '/api/seat/take', { link, body: { key: newKey() } })
  return { ...opened, own: body.link }
}

/** Lets the cats play until the person, who has seen so much, is awaited, or the match is over. */
async function untilAwaited(match: string, own: string, seen?: Envelope): Promise<Envelope> {
  const envelope = seen ?? (await look(own))
  if (envelope.awaits.includes(0) || envelope.result) return envelope
  const latest = present() + THINKS_MS
  let after = envelope
  while (after.version === envelope.version && (await ring(match, latest))) after = await look(own)
  expect(after.version).toBe(envelope.version + 1)
  return untilAwaited(match, own, after)
}

/** So many lines that the person plays, as an autopilot would; where others are asked as well, they have their say first. */
async function playOn(match: string, own: string, lines: number, between: () => Promise<unknown>): Promise<void> {
  let seen: Envelope | undefined
  for (let played = 0; played < lines; played++) {
    const envelope = await untilAwaited(match, own, seen)
    if (envelope.result) return
    const rung = await pass(match, 10 * THINKS_MS)
    const { view, choices, version, game } = rung > 0 ? await look(own) : envelope
    const rules = findGame(game) as Game
    expect(
      (await act(own, { version }, autopilotLineOrFirstChoice(rules, view, choicesFromWire(choices)))).status
    ).toBe(200)
    seen = (await done(own)).body
    await between()
  }
}

/** Plays on until a Start lies there, and all must offer cards for it. */
async function untilPledge(match: string, own: string): Promise<Envelope> {
  const envelope = await look(own)
  if (envelope.awaits.length > 1) return envelope
  if (!envelope.awaits.includes(0)) await pass(match, THINKS_MS)
  else {
    await act(own, envelope, line(envelope, 'start', 'discard'))
    await done(own)
  }
  return untilPledge(match, own)
}

/** The person plays so many lines of a match; those of Tranquility are played whole, others in `crew.test.ts`. */
const LINES = 20
const SETUPS: readonly [string, number, number, Partial<OpenMatchAsked>][] = [
  ...newestGames().map(
    game => [game.name, seatsFor(game, 2) - 1, LINES, { game: game.name }] as [string, number, number, object]
  ),
  ['tranquility', 4, Infinity, {}],
  ['tranquility', 2, LINES, { options: { rocks: true, storms: true, monsters: 3 } }],
  ['tranquility', 1, Infinity, { options: { variant: 'competitive' } }]
]

test.each(SETUPS)('a match of %s is played with %i cats, for %d lines: %j', async (_, cats, lines, more) => {
  const { match, own } = await withCats(cats, more)
  let turn = 0
  await playOn(match, own, lines, async () => {
    if (++turn % 3 === 0) await evictDurableObject(roomOf(match))
  })
  if (!(await look(own)).result) await stopAll([own])
  await pass(match, 2 * THINKS_MS)
  const { body: record } = await call<MatchRecord>('GET', `/m/${match}`)
  expect(verifyRecord(record, findGame(record.game, record.version))).toEqual([])
  const played = record.lines.slice(1).filter(({ line }) => line !== 'stop')
  expect(played.filter(({ seat }) => seat !== 0).length).toBeGreaterThan(0)
  for (const { seat, by } of played) expect(by).toBe(seat === 0 ? undefined : 'autopilot')
  // Nothing is left that would wake the room.
  await pass(match, 2 * DAY_MS)
  expect(await alarmOf(match)).toBeNull()
})

function asked(seats: unknown, more = {}) {
  const body = { key: newKey(), game: 'tranquility', seats, ...more }
  return call<{ code: string }>('POST', '/api/matches', { body })
}

test('a match with nobody but cats is refused, and a cat has no address and is no host', async () => {
  const cat = { name: 'Cat', autopilot: true as const }
  expect(await asked([cat, cat])).toMatchObject({ status: 422, body: { code: 'NO_PERSON' } })
  const withMail = await asked([{ name: 'Ann' }, { ...cat, address: 'cat@example.org' }])
  expect(withMail).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
  const asHost = await asked([{ name: 'Ann' }, cat], { host: { seat: 1 } })
  expect(asHost).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
})

test('a cat is there from the start, named as what it is, and nobody is given a link to its seat', async () => {
  const { links, own } = await withCats(1)
  expect(links.seats[1]).toMatchObject({ link: null, pilot: 'cat', takenAt: expect.any(Number) })
  const { table } = await look(own)
  expect(table.players.map(({ taken, pilot }) => [taken, pilot])).toEqual([
    [true, undefined],
    [true, 'cat']
  ])
})

test('a cat waits as long as somebody may take back what they did', async () => {
  const { match, own } = await withCats(1)
  const envelope = await untilAwaited(match, own)
  await act(own, envelope, line(envelope, 'discard'))
  await pass(match, 89 * SECOND_MS)
  expect((await look(own)).draft).not.toBeNull()
  expect((await call('DELETE', '/api/seat/actions', { link: own })).status).toBe(200)
  await pass(match, DAY_MS)
  expect((await look(own)).version).toBe(envelope.version)
})

test('where all are asked at once, each cat has its say once, and then waits for people', async () => {
  const { match, own } = await withCats(2)
  const pledging = await untilPledge(match, own)
  await pass(match, 10 * THINKS_MS)
  const asked = await look(own)
  const said = [...asked.seen, ...asked.news].filter(({ version }) => version > pledging.version)
  expect(asked.awaits).toContain(0)
  expect(new Set(said.map(({ seat }) => seat)).size).toBe(said.length)
  await pass(match, DAY_MS)
  expect((await look(own)).version).toBe(asked.version)
})

test('asleep for a week, the room wakes for nothing while it is a person’s turn', async () => {
  const { match, own } = await withCats(3)
  await untilAwaited(match, own)
  await pass(match, 0)
  expect(await pass(match, 7 * DAY_MS)).toBe(0)
})

test('a match that has lost its room goes on from its copy, cats and all', async () => {
  const { match, own } = await withCats(2)
  await act(own, await untilAwaited(match, own), line(await look(own), 'discard'))
  await done(own)
  await pass(match, THINKS_MS)
  const before = await look(own)
  expect(before.awaits).not.toContain(0)
  await pass(match, 0)
  await loseStorage(match)
  expect((await look(own)).version).toBe(before.version)
  const { news, seen } = await untilAwaited(match, own)
  expect([...seen, ...news].filter(({ seat }) => seat !== 0).map(({ by }) => by)).toContain('autopilot')
})

test('what an autopilot may not play, or cannot say, is reported, and its first choice played instead', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { match, own } = await withCats(1, { game: 'astray' })
  for (const round of [1, 2]) {
    await pass(match, 10 * THINKS_MS)
    expect((await look(own)).version).toBe(2 * round - 1)
    const told = log.mock.calls.map(([text]) => JSON.parse(String(text)) as object)
    // Neither its thought is of use, nor what comes to its mind without one.
    expect(told).toHaveLength(2 * round)
    expect(told.at(-1)).toMatchObject({ code: 'AUTOPILOT', match, version: 2 * round - 2 })
    await act(own, await look(own), 'vote 2')
    await done(own)
  }
  expect((await look(own)).result).not.toBeNull()
})

test('where a thought fails, that is reported, and what first came to mind is played', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { match, own } = await withCats(1, { game: 'daydream' })
  await pass(match, 10 * THINKS_MS)
  expect(log.mock.calls.map(([text]) => (JSON.parse(String(text)) as { code: string }).code)).toEqual(['AUTOPILOT'])
  await act(own, await look(own), 'vote 1')
  await done(own)
  const { scores = [] } = (await look(own)).view as { readonly scores?: readonly number[] }
  expect(scores[1]).toBe(3 * (scores[0] ?? NaN))
})

test('once all people would rather not go on, no cat does', async () => {
  const { match, own } = await withCats(2)
  const envelope = await untilAwaited(match, own)
  await act(own, envelope, 'stop')
  await done(own)
  await pass(match, 2 * THINKS_MS)
  expect((await look(own)).result).toMatchObject({ outcome: 'stopped' })
})

test('no cat plays before play has begun', async () => {
  const { match, own } = await withCats(2, { proven: true })
  await pass(match, DAY_MS)
  expect((await look(own)).version).toBe(0)
})
