import { beforeEach, expect, test } from 'vitest'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import { act, call, done, look, newKey, seated } from '../client.ts'
import { stopClock } from '../time.ts'

/* A page that hears nothing of an action takes it back by its key: whether it has arrived, arrives later or never does. */

beforeEach(stopClock)

const withdraw = (link: string, line: string, key: string) =>
  call<Envelope & Failure>('POST', '/api/seat/withdraw', { link, body: { line, version: 0, key } })

async function begun() {
  const { seats } = await seated(['Ann', 'Ben'])
  const { awaits } = await look(seats[0] ?? '')
  const link = seats[awaits[0] ?? 0] ?? ''
  const envelope = await look(link)
  const [line = '', other = ''] = envelope.choices.filter(({ verb }) => verb === 'place').map(choice => choice.try)
  return { link, envelope, line, other, key: newKey() }
}

test('an action that has arrived is taken back', async () => {
  const { link, envelope, line, key } = await begun()
  await act(link, envelope, line, key)
  const { status, body } = await withdraw(link, line, key)
  expect({ status, draft: body.draft }).toEqual({ status: 200, draft: null })
  expect((await look(link)).choices).toEqual(envelope.choices)
})

test('one that arrives later is not played', async () => {
  const { link, envelope, line, key } = await begun()
  expect((await withdraw(link, line, key)).status).toBe(200)
  expect((await act(link, envelope, line, key)).body).toMatchObject({ version: 0, draft: null, made: null })
  expect((await look(link)).draft).toBeNull()
})

test('what was played in its place stands, also where the first arrives after it', async () => {
  const { link, envelope, line, other, key } = await begun()
  await withdraw(link, line, key)
  const { body } = await act(link, envelope, other)
  await act(link, envelope, line, key)
  expect((await look(link)).draft).toEqual(body.draft)
})

test('asked twice, it takes back no other action', async () => {
  const { link, envelope, line, other, key } = await begun()
  await act(link, envelope, line, key)
  await withdraw(link, line, key)
  const { body } = await act(link, envelope, other)
  expect((await withdraw(link, line, key)).body.draft).toEqual(body.draft)
})

test('what is settled already is not taken back, and that is said', async () => {
  const { link, envelope, line, key } = await begun()
  await act(link, envelope, line, key)
  await done(link)
  expect(await withdraw(link, line, key)).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_TAKE_BACK' } })
})
