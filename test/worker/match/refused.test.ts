import { runDurableObjectAlarm } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { act, awaited, call, done, fetchHere, handOf, line, look, newKey, seated, untilPledge } from '../client.ts'
import { storageOf } from '../storage.ts'
import { pass, roomOf, SECOND_MS, stopClock } from '../time.ts'

/* What is refused changes nothing, and costs nobody the draft that lies there. */

beforeEach(stopClock)

const takeBack = (link: string) => call('DELETE', '/api/seat/actions', { link })

/** Somebody has drafted; all that they see, and all that the room keeps. */
async function drafted(names: readonly string[] = ['Ann', 'Ben']) {
  const match = await seated(names)
  const { link, envelope: before } = await awaited(match.seats)
  const other = match.seats.find(seat => seat !== link) ?? ''
  const key = newKey()
  const { body: draft } = await act(link, before, line(before), key)
  return { ...match, link, other, before, draft, key, storage: await storageOf(match.match) }
}

type Drafted = Awaited<ReturnType<typeof drafted>>

async function stillLies({ match, link, before, storage }: Drafted): Promise<void> {
  expect(await storageOf(match)).toEqual(storage)
  expect((await look(link)).draft?.line).toBe(line(before))
  expect(await takeBack(link)).toMatchObject({ status: 200, body: { version: before.version, view: before.view } })
}

const inHand = (envelope: Envelope): string => handOf(envelope).find(card => /^\d+$/.test(card)) ?? ''

const MISCLICKS: [what: string, line: (at: Drafted) => string, code: string][] = [
  ['what cannot be read', () => 'make waves', 'BAD_ACTION'],
  ['nothing', () => '', 'BAD_ACTION'],
  ['a card that is none', () => '81@a1', 'BAD_ACTION'],
  ['what lies off the board', ({ draft }) => `${inHand(draft)}@z9`, 'NOT_SETTLED'],
  ['a card that is not held', ({ draft }) => `${inHand(draft) === '80' ? 79 : 80}@a1`, 'NOT_SETTLED'],
  ['a card that has gone', ({ before }) => line(before), 'NOT_SETTLED'],
  ['a card that is held', ({ draft }) => `${inHand(draft)}@a1`, 'NOT_SETTLED'],
  ['another way', ({ before }) => before.choices.at(-1)?.try ?? '', 'NOT_SETTLED'],
  ['what is offered at other times', () => 'give 0', 'NOT_SETTLED']
]

test.each(MISCLICKS)('beside a draft, %s is refused and changes nothing', async (_, misclick, code) => {
  for (const names of [['Ann'], ['Ann', 'Ben']]) {
    const at = await drafted(names)
    const { status, body } = await act(at.link, at.draft, misclick(at))
    expect({ status, code: body.code }).toEqual({ status: code === 'BAD_ACTION' ? 400 : 409, code })
    await stillLies(at)
  }
})

test('whoever has not turned over their cards is told so, with the table as it is', async () => {
  const { link, draft } = await drafted(['Ann'])
  const { body } = await act(link, draft, `${inHand(draft)}@a1`)
  expect(body).toMatchObject({ code: 'NOT_SETTLED', message: expect.stringContaining('take it back') })
  expect(body.envelope?.draft).toEqual(draft.draft)
})

test('whatever is tried beside a draft, it is answered alike: nobody finds out what it would draw', async () => {
  const { link, draft } = await drafted(['Ann'])
  const tries = Array.from({ length: 30 }, (_, at) => `${at + 1}@f6`)
  const codes = new Set<string>()
  for (const attempt of tries) codes.add((await act(link, draft, attempt)).body.code)
  expect([...codes]).toEqual(['NOT_SETTLED'])
})

test('a second page that has not heard of it costs nothing', async () => {
  const at = await drafted()
  const choice = at.before.choices.at(-1)?.try ?? ''
  expect((await act(at.link, at.before, choice)).body.code).toBe('NOT_SETTLED')
  await stillLies(at)
})

test('an action on an older version costs nothing', async () => {
  const match = await seated(['Ann'])
  const [link = ''] = match.seats
  const old = await look(link)
  await act(link, old, line(old))
  await done(link)
  const before = await look(link)
  await act(link, before, line(before))
  const storage = await storageOf(match.match)
  const { status, body } = await act(link, old, line(before))
  expect({ status, code: body.code, draft: body.envelope?.draft?.line }).toEqual({
    status: 409,
    code: 'STALE',
    draft: line(before)
  })
  expect(await storageOf(match.match)).toEqual(storage)
  expect((await takeBack(link)).status).toBe(200)
})

test.each([
  ['in the turn of somebody', (at: Drafted) => line(at.before), 'NOT_YOUR_TURN'],
  ['that cannot be read', () => 'make waves', 'BAD_ACTION']
])('an action of another seat %s costs nothing', async (_, attempt, code) => {
  const at = await drafted()
  const seen = await look(at.other)
  expect((await act(at.other, seen, attempt(at))).body.code).toBe(code)
  expect((await call('POST', '/api/seat/settle', { link: at.other })).status).toBe(200)
  expect((await takeBack(at.other)).body).toMatchObject({ code: 'NOTHING_TO_TAKE_BACK' })
  await stillLies(at)
})

test('a key that is sent again costs nothing, for the same line or another', async () => {
  const at = await drafted()
  expect((await act(at.link, at.before, line(at.before), at.key)).body).toMatchObject({ made: null })
  expect((await act(at.link, at.before, 'give 0', at.key)).body.code).toBe('KEY_REUSED')
  await stillLies(at)
})

test('a seat that settles at once from now on keeps what it has drafted before', async () => {
  const at = await drafted(['Ann'])
  await call('PUT', '/api/seat/profile', { link: at.link, body: { settleAtOnce: true } })
  const storage = await storageOf(at.match)
  expect((await act(at.link, at.draft, line(at.before))).body.code).toBe('NOT_SETTLED')
  await stillLies({ ...at, storage })
})

test('at the moment at which it settles by itself, it lies there until the alarm has rung', async () => {
  const at = await drafted(['Ann'])
  await pass(at.match, 89 * SECOND_MS)
  const storage = await storageOf(at.match)
  expect((await act(at.link, at.draft, line(at.before))).body.code).toBe('NOT_SETTLED')
  expect(await storageOf(at.match)).toEqual(storage)
  await pass(at.match, SECOND_MS)
  await runDurableObjectAlarm(roomOf(at.match))
  expect((await act(at.link, at.draft, line(at.before))).body).toMatchObject({
    code: 'STALE',
    envelope: { version: 1, draft: null }
  })
})

test('done twice changes nothing the second time', async () => {
  const { match, link } = await drafted()
  await done(link)
  const storage = await storageOf(match)
  expect((await done(link)).status).toBe(200)
  expect((await takeBack(link)).body).toMatchObject({ code: 'NOTHING_TO_TAKE_BACK' })
  expect(await storageOf(match)).toEqual(storage)
})

test('where several are asked, a refused action of one leaves the draft of another', async () => {
  const match = await seated(['Ann', 'Ben', 'Cem'])
  const { version } = await untilPledge(match.seats)
  const [one = '', another = ''] = match.seats
  await act(one, { version }, 'give 0')
  const storage = await storageOf(match.match)
  for (const attempt of ['give 9', '1@a1', 'withdraw', 'make waves'])
    expect((await act(another, { version }, attempt)).status).toBeGreaterThanOrEqual(400)
  expect(await storageOf(match.match)).toEqual(storage)
  expect((await takeBack(one)).status).toBe(200)
})

test('a number beside a draft means nothing, and costs nothing', async () => {
  const at = await drafted(['Ann'])
  const body = new URLSearchParams({ choice: '2', version: '0', key: newKey() })
  const answer = await fetchHere(`/s/${at.link.slice(-39)}`, {
    method: 'POST',
    body,
    headers: { Accept: 'text/plain' }
  })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('not final yet')
  await stillLies(at)
})
