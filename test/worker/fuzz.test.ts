import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { fetchHere, look, newKey, seated } from './client.ts'
import { later, SECOND_MS, stopClock } from './time.ts'

const key = 'a-key-that-is-long-enough'

// Ten thousand take a minute; any thousand of them are enough to be told of a change.
const REQUESTS = 1000

beforeEach(stopClock)

test('whatever is asked, no answer is 500 or more', async () => {
  const { match, seats, links } = await seated()
  const tokens = [...seats, links.host, links.watcher].map(link => link.slice(-39))
  const token = fc.oneof(fc.constantFrom(...tokens), fc.stringMatching(/^[\w-]{0,45}$/))
  const rest = fc.constantFrom(
    '',
    'seat',
    'seat/take',
    'seat/actions',
    'seat/withdraw',
    'seat/settle',
    'seat/log',
    'seat/at',
    'seat/say',
    'seat/notes',
    'seat/profile',
    'seat/delivery',
    'seat/live',
    'host',
    'host/reissue',
    'matches'
  )
  const path = fc.oneof(
    rest.map(name => `/api/${name}`),
    token.map(text => `/s/${text}`),
    fc.stringMatching(/^[0-9a-f]{0,22}$/).map(text => `/m/${text}`),
    fc.webPath().map(text => text || '/')
  )
  const fields = fc.dictionary(
    fc.constantFrom(
      'line',
      'version',
      'key',
      'text',
      'name',
      'seat',
      'seats',
      'address',
      'zone',
      'language',
      'options',
      'game',
      'choice',
      'take',
      'done',
      'undo'
    ),
    fc.oneof(fc.jsonValue(), fc.constantFrom(key, 0, 1, '1@a1', '-7 -9', 'give 0', 'tranquility', 'UTC', 'de', '1'))
  )
  const body = fc.oneof(
    fc.string(),
    fields.map(value => JSON.stringify(value)),
    fields.map(value =>
      new URLSearchParams(Object.entries(value).map(([name, one]) => [name, JSON.stringify(one) ?? ''])).toString()
    )
  )
  const headers = fc.record(
    {
      'Content-Type': fc.constantFrom(
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'text/plain'
      ),
      Accept: fc.constantFrom('application/json', 'text/plain', 'text/html', '*/*', ';;q=,'),
      'Accept-Language': fc.constantFrom('de', 'fr;q=2', '*', ',,;q'),
      'Sec-Fetch-Mode': fc.constantFrom('navigate', 'cors'),
      'Sec-Fetch-Dest': fc.constantFrom('document', 'empty'),
      Upgrade: fc.constantFrom('websocket', 'h2c'),
      'Sec-WebSocket-Protocol': token.map(text => `slowboat, ${text || 'x'}`)
    },
    { requiredKeys: [] }
  )
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH')
  const request = fc.record({ method, path, token, body, headers })
  const asked = fc.asyncProperty(request, async one => {
    // Slowly enough that nobody is told to wait.
    later(SECOND_MS)
    const reads = ['GET', 'HEAD'].includes(one.method)
    const answer = await fetchHere(one.path, {
      method: one.method,
      headers: { ...one.headers, Authorization: `Seat ${one.token}`, 'CF-Connecting-IP': newKey() } as Record<
        string,
        string
      >,
      ...(!reads && { body: one.body })
    })
    await answer.body?.cancel()
    answer.webSocket?.accept()
    answer.webSocket?.close()
    expect(answer.status).toBeLessThan(500)
  })
  await fc.assert(asked, { numRuns: REQUESTS })
  expect((await look(links.watcher)).match).toBe(match)
})
