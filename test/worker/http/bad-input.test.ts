import { beforeEach, expect, test, vi } from 'vitest'
import { type Failure, SERVICE_CODES } from '../../../schema/wire/failure.ts'
import { ANSWER_LENGTH, BODY_BYTES } from '../../../schema/wire/limits.ts'
import { call, fetchHere, look, newKey, seated, wishes } from '../client.ts'
import { stopClock } from '../time.ts'

beforeEach(stopClock)

/** One match for all: whatever is sent, nothing may happen to it. */
const table = await seated()
const key = 'a-key-that-is-long-enough'

type Path = [method: string, path: string]
const BODIES: Path[] = [
  ['POST', '/api/seat/take'],
  ['POST', '/api/seat/actions'],
  ['POST', '/api/seat/against'],
  ['POST', '/api/seat/say'],
  ['PUT', '/api/seat/profile'],
  ['PUT', '/api/seat/delivery'],
  ['PUT', '/api/seat/notes'],
  ['POST', '/api/seat/handover'],
  ['POST', '/api/host/autopilot'],
  ['POST', '/api/host/reissue'],
  ['POST', '/api/matches']
]

async function send(method: string, path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const link = path.startsWith('/api/host') ? table.links.host : (table.seats[0] as string)
  const answer = await fetchHere(path, {
    method,
    headers: { Authorization: `Seat ${link}`, 'CF-Connecting-IP': newKey(), ...headers },
    body
  })
  return { status: answer.status, body: (await answer.json()) as Failure, view: await look(link) }
}

test.each(BODIES)('%s %s with broken JSON is refused', async (method, path) => {
  for (const body of [
    '',
    '{',
    '{"a":',
    'null',
    '[]',
    '"text"',
    '\0',
    '\ufeff',
    '{"__proto__":{}}x',
    '{"__proto__":{}}'
  ]) {
    expect(await send(method, path, body)).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED' },
      view: { version: 0 }
    })
  }
})

test.each(BODIES)('%s %s with more than is read is refused', async (method, path) => {
  const body = JSON.stringify({ text: 'x'.repeat(BODY_BYTES) })
  expect(await send(method, path, body)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
})

test('ten megabytes are refused before they have all come', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 65_536
      if (sent > 10_000_000) controller.close()
      else controller.enqueue(new Uint8Array(65_536).fill(32))
    }
  })
  expect((await send('POST', '/api/seat/actions', endless)).status).toBe(413)
  expect(sent).toBeLessThan(1_000_000)
})

test.each<[string, object]>([
  ['no line', { version: 0, key }],
  ['an empty body', {}],
  ['a line that is a list', { line: ['1@a1'], version: 0, key }],
  ['a version that is a text', { line: '1@a1', version: '0', key }],
  ['a version that is none', { line: '1@a1', version: -1, key }],
  ['half a version', { line: '1@a1', version: 0.5, key }],
  ['a version beyond all', { line: '1@a1', version: 1e300, key }],
  ['a short key', { line: '1@a1', version: 0, key: 'k' }],
  ['a long key', { line: '1@a1', version: 0, key: 'k'.repeat(65) }],
  ['a seat of its choice', { line: '1@a1', version: 0, key, seat: 1 }],
  ['the name of the prototype', JSON.parse(`{"line":"1@a1","version":0,"key":"${key}","__proto__":{}}`) as object],
  ['an endless line', { line: '1'.repeat(ANSWER_LENGTH + 1), version: 0, key }]
])('an action with %s is malformed', async (_, body) => {
  expect(await send('POST', '/api/seat/actions', JSON.stringify(body))).toMatchObject({
    status: 400,
    body: { code: 'MALFORMED' }
  })
})

test.each([
  '',
  ' ',
  '0@a1',
  '81@a1',
  '1@g7',
  '1@a1 -1',
  '-7 -7',
  '1@',
  '@a1',
  'S@a1',
  '1@a1;DROP',
  '1@a1\n2@a2',
  '１@ａ１',
  '1@a1 -x',
  'give -1',
  'give 1e9',
  '__proto__',
  '🂡'
])('the line "%s" is refused, and nothing is lost', async line => {
  const { status, body, view } = await send('POST', '/api/seat/actions', JSON.stringify({ line, version: 0, key }))
  expect([400, 422]).toContain(status)
  expect(SERVICE_CODES as readonly string[]).not.toContain(body.code)
  expect(view).toMatchObject({ version: 0, draft: null })
})

const PATHS: Path[] = [
  ...BODIES,
  ['GET', '/'],
  ['GET', '/healthz'],
  ['GET', '/api/catalogue'],
  ['GET', '/api/seat'],
  ['GET', '/api/seat/log'],
  ['GET', '/api/seat/at'],
  ['GET', '/api/seat/live'],
  ['POST', '/api/seat/settle'],
  ['GET', '/api/host'],
  ['GET', '/m/00000000000000000000'],
  ['GET', '/s/x']
]

test.each(PATHS)('the path of %s %s says which methods it takes', async (method, path) => {
  for (const other of ['PATCH', 'OPTIONS', 'PROPFIND']) {
    const answer = await fetchHere(path, { method: other, headers: { Accept: 'application/json' } })
    expect([other, answer.status, answer.headers.get('Allow')]).toEqual([other, 405, expect.stringContaining(method)])
  }
})

test.each([
  '/api',
  '/api/',
  '/api/seats',
  '/api/seat/',
  '/api/seat/actions/1',
  '/s',
  '/s/',
  '/m',
  '/S/x',
  '//',
  '/%00',
  '/.env',
  '/s/x/y',
  '/api/seat/actions?'
])('the path %s is nowhere or needs a link', async path =>
  expect([401, 404, 405]).toContain((await fetchHere(path)).status)
)

test.each(['-1', 'x', '1.5', '1e9', '99999999', ''])('log and views before "%s" are malformed', async before => {
  for (const path of ['/api/seat/log', '/api/seat/at'])
    expect((await call('GET', `${path}?before=${before}`, { link: table.links.watcher })).status).toBe(400)
})

test('a refusal is logged by nobody', async () => {
  const log = vi.spyOn(console, 'error')
  await send('POST', '/api/seat/actions', '{')
  await call('POST', '/api/matches', { body: wishes(['a@b']) })
  await call('GET', '/api/seat', { link: 'A'.repeat(39) })
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

test('too many links that nobody wrote are told to wait', async () => {
  const headers = { Authorization: `Seat ${'A'.repeat(39)}`, 'CF-Connecting-IP': 'somebody who guesses' }
  const answers = await Promise.all(Array.from({ length: 62 }, () => fetchHere('/api/seat', { headers })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
})

test('too many matches from one place are told to wait', async () => {
  const headers = { 'CF-Connecting-IP': 'somebody who opens' }
  const opening = () => fetchHere('/api/matches', { method: 'POST', headers, body: JSON.stringify(wishes(['Ann'])) })
  const answers = await Promise.all(Array.from({ length: 42 }, opening))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]))
})
