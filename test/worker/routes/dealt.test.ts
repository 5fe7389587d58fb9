import { completeOptions } from '../../../engine/options.ts'
import { env, exports } from 'cloudflare:workers'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import { commitment } from '../../../engine/match.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import { dev } from '../../../worker/routes/dev.ts'
import { call, look, wishes } from '../client.ts'
import { stopClock } from '../time.ts'

const seed = '0f'.repeat(32)

beforeEach(stopClock)

const dealt = (body: object) => call<Opened<string> & Failure>('POST', '/dev/matches', { body })

test('where everything stays on this machine, a match is dealt from the seed that is given', async () => {
  const { status, body } = await dealt({ seed, asked: wishes(['Ann', 'Ben'], { game: 'ascent' }) })
  expect(status).toBe(201)
  const { table } = await look(body.links.watcher)
  const options = completeOptions(ascent, {}, 2)
  expect(table.commitment).toBe(commitment(seed, { game: 'ascent', version: ascent.version, options, seats: 2 }))
})

test.each([
  ['binding', 'https://boat.example'],
  ['binding', 'http://localhost:8417'],
  ['none', 'http://localhost:8417'],
  ['mailbox', 'https://boat.example'],
  ['mailbox', 'http://192.168.1.9:8417']
])('nobody chooses a seed where MAIL is %s at %s', async (MAIL, ORIGIN) => {
  const elsewhere = { ...env, MAIL, ORIGIN } as typeof env
  const app = new Hono().onError((error, context) => context.text(error.message, 404)).route('/dev', dev)
  const body = JSON.stringify({ seed, asked: wishes(['Ann', 'Ben']) })
  const answer = await app.request('http://localhost:8417/dev/matches', { method: 'POST', body }, elsewhere)
  expect(await answer.text()).toBe('NOT_FOUND')
})

test('nor under another name than this machine’s own', async () => {
  const init = { method: 'POST', body: JSON.stringify({ seed, asked: wishes(['Ann', 'Ben']) }) }
  expect((await exports.default.fetch(new Request('http://evil.example/dev/matches', init))).status).toBe(404)
})

test('nor by the way that everybody opens matches', async () => {
  const { status, body } = await call<Failure>('POST', '/api/matches', { body: { ...wishes(['Ann']), seed } })
  expect([status, body.facts]).toEqual([400, { at: ['seed'] }])
})

test.each([
  ['none', undefined],
  ['half a one', seed.slice(32)],
  ['no hex', 'x'.repeat(64)]
])('%s is no seed', async (_, wrong) => {
  expect((await dealt({ seed: wrong, asked: wishes(['Ann']) })).body).toMatchObject({
    code: 'MALFORMED',
    facts: { at: ['seed'] }
  })
})
