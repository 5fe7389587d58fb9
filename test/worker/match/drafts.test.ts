import { evictDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { act, awaited, call, done, line, look, seated, untilPledge } from '../client.ts'
import { alarmOf, HOUR_MS, pass, present, roomOf, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)

async function drafted(names?: readonly string[]) {
  const match = await seated(names)
  const { link, envelope } = await awaited(match.seats)
  const others = match.seats.filter(seat => seat !== link)
  const { status, body } = await act(link, envelope, line(envelope))
  expect(status).toBe(200)
  return { ...match, link, others, before: envelope, draft: body }
}

/** Three seats that do so offer more than the Start costs. */
async function giveThree(link: string): Promise<string> {
  const { choices } = await look(link)
  const cards = choices.find(({ verb }) => verb === 'give')?.pick?.from ?? []
  return ['give 3', ...cards.slice(0, 3).map(card => `-${card}`)].join(' ')
}

test('a confirmed action is shown to its own seat alone', async () => {
  const match = await seated()
  const { link, envelope } = await awaited(match.seats)
  const others = [...match.seats.filter(seat => seat !== link), match.links.watcher]
  const before = await Promise.all(others.map(look))
  const { body } = await act(link, envelope, line(envelope))
  expect(body).toMatchObject({
    version: 0,
    made: null,
    draft: { line: line(envelope), settlesAt: present() + 90 * SECOND_MS }
  })
  const after = await Promise.all(others.map(look))
  const here = { hereAt: present() - (present() % HOUR_MS) }
  const players = envelope.table.players.map((player, seat) =>
    seat === envelope.seat ? { ...player, ...here } : player
  )
  expect(after).toEqual(before.map(seen => ({ ...seen, table: { ...seen.table, players } })))
})

test('Done settles it', async () => {
  const { link, others } = await drafted()
  const settled = await done(link)
  expect(settled.body).toMatchObject({ version: 1, draft: null })
  expect(await look(others[0] as string)).toMatchObject({ version: 1, awaits: [1 - (settled.body.seat as number)] })
})

test('Done twice settles once', async () => {
  const { link } = await drafted()
  await done(link)
  expect((await done(link)).body.version).toBe(1)
})

test('time settles it, also when the room has slept meanwhile', async () => {
  const { match, link } = await drafted()
  expect(await alarmOf(match)).toBeLessThanOrEqual(present() + 90 * SECOND_MS)
  await evictDurableObject(roomOf(match))
  await pass(match, 89 * SECOND_MS)
  expect((await look(link)).version).toBe(0)
  await pass(match, SECOND_MS)
  expect(await look(link)).toMatchObject({ version: 1, draft: null })
})

test('the action of another seat settles it', async () => {
  const match = await seated(['Ann', 'Ben', 'Cem'])
  const { version } = await untilPledge(match.seats)
  const [one, another] = match.seats as [string, string]
  expect((await act(one, { version }, 'give 0')).body.draft).not.toBeNull()
  const { status, body } = await act(another, { version }, 'give 0')
  expect(status).toBe(200)
  expect(body.version).toBe(version + 1)
  expect(await look(one)).toMatchObject({ version: version + 1, draft: null })
})

test('a further action of the same seat settles it', async () => {
  const match = await seated(['Ann', 'Ben', 'Cem'])
  const { version } = await untilPledge(match.seats)
  const [one = ''] = match.seats
  await act(one, { version }, 'give 0')
  expect((await act(one, { version }, 'withdraw')).body).toMatchObject({
    version: version + 1,
    draft: { line: 'withdraw' }
  })
})

test('an action that the draft of another seat has overtaken leaves that settled, and is stale', async () => {
  const { seats } = await seated(['Ann', 'Ben', 'Cem'])
  const { version } = await untilPledge(seats)
  const [first = '', one = '', another = ''] = seats
  const [before = '', mine = '', theirs = ''] = await Promise.all(seats.map(giveThree))
  await act(first, { version }, before)
  await done(first)
  expect((await act(one, { version }, mine)).body.draft).not.toBeNull()
  const { status, body } = await act(another, { version }, theirs)
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'STALE', envelope: { version: version + 2, draft: null } })
  expect((await call('DELETE', '/api/seat/actions', { link: one })).status).toBe(409)
})

test('where it is taken back, everything is as before', async () => {
  const { link, before } = await drafted()
  const { body } = await call('DELETE', '/api/seat/actions', { link })
  expect(body).toMatchObject({
    version: 0,
    draft: null,
    view: before.view as object,
    choices: before.choices as object[]
  })
  expect(await call('DELETE', '/api/seat/actions', { link })).toMatchObject({
    status: 409,
    body: { code: 'NOTHING_TO_TAKE_BACK' }
  })
})

test('once it is settled, it is not taken back', async () => {
  const { link } = await drafted()
  await done(link)
  expect((await call('DELETE', '/api/seat/actions', { link })).body).toMatchObject({ code: 'NOTHING_TO_TAKE_BACK' })
})

test('nobody takes back or settles what another seat has drafted', async () => {
  const { link, others } = await drafted()
  const other = others[0] as string
  expect((await call('DELETE', '/api/seat/actions', { link: other })).status).toBe(409)
  expect((await done(other)).body.version).toBe(0)
  expect((await look(link)).draft).not.toBeNull()
})

test('a seat that has chosen so settles at once', async () => {
  const match = await seated()
  const { link, envelope } = await awaited(match.seats)
  await call('PUT', '/api/seat/profile', { link, body: { settleAtOnce: true } })
  expect((await act(link, envelope, line(envelope))).body).toMatchObject({ version: 1, made: 1, draft: null })
})
