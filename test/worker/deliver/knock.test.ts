import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { knock } from '../../../worker/deliver/ways/knock.ts'
import { heardAt, replyWith } from '../elsewhere.ts'
import { MINUTE_MS, present, stopClock } from '../time.ts'

/** What somebody else's service answers, and what that means for a message. */

beforeEach(stopClock)

/** As no other timer lasts. */
const PATIENCE_MS = 9_876
const GONE = { ofRecipient: [404, 410] }
const newAddress = () => `https://elsewhere.example.org/${crypto.randomUUID()}`

test.each([
  [200, { sent: 'HTTP_200' }],
  [204, { sent: 'HTTP_204' }],
  [301, { failed: 'HTTP_301' }],
  [308, { failed: 'HTTP_308' }],
  [400, { fault: 'operator', retryAfterMs: 3_600_000, why: 'HTTP_400' }],
  [403, { fault: 'operator', retryAfterMs: 3_600_000, why: 'HTTP_403' }],
  [404, { failed: 'HTTP_404' }],
  [408, { fault: 'temporary', retryAfterMs: 0, why: 'HTTP_408' }],
  [413, { fault: 'operator', retryAfterMs: 3_600_000, why: 'HTTP_413' }],
  [429, { fault: 'temporary', retryAfterMs: 0, why: 'HTTP_429' }],
  [500, { fault: 'temporary', retryAfterMs: 0, why: 'HTTP_500' }],
  [503, { fault: 'temporary', retryAfterMs: 0, why: 'HTTP_503' }]
] as const)('%i is %o', async (status, delivery) => {
  const url = newAddress()
  await replyWith({ url, status, headers: { Location: newAddress() } })
  expect(await knock(url, { method: 'POST' }, env, GONE)).toEqual(delivery)
  expect(await heardAt(url)).toHaveLength(1)
})

test.each([
  ['90', 90_000],
  ['0.5', 500],
  ['soon', 0],
  ['99999999', 24 * 60 * MINUTE_MS],
  [new Date(Date.UTC(2100, 0, 4, 9, 5)).toUTCString(), 5 * MINUTE_MS],
  [new Date(Date.UTC(2099, 0, 4)).toUTCString(), 0]
])('"Retry-After: %s" is %i milliseconds', async (text, retryAfterMs) => {
  expect(present()).toBe(Date.UTC(2100, 0, 4, 9))
  const url = newAddress()
  await replyWith({ url, status: 429, headers: { 'Retry-After': text } })
  expect(await knock(url, { method: 'POST' }, env, GONE)).toMatchObject({ retryAfterMs, why: 'HTTP_429' })
})

test.each([
  ['before', { fault: 'temporary', retryAfterMs: 0, why: 'UNREACHABLE' }],
  ['within', { sent: 'HTTP_200' }]
] as const)('who stops %s an answer is not waited for', async (stops, delivery) => {
  const url = newAddress()
  await replyWith({ url, status: 200, stops })
  expect(await knock(url, { method: 'POST' }, env, { ...GONE, patienceMs: 300 })).toEqual(delivery)
  expect(await heardAt(url)).toHaveLength(1)
})

test.each([200, 503])('an answer of %i leaves no timer running, which would keep the room awake', async status => {
  const running = new Set<unknown>()
  let started = 0
  const { setTimeout: start, clearTimeout: stop } = globalThis
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('setTimeout', (...given: Parameters<typeof start>) => {
    const timer = start(...given)
    if (given[1] !== PATIENCE_MS) return timer
    running.add(timer)
    started++
    return timer
  })
  vi.stubGlobal('clearTimeout', (...given: Parameters<typeof stop>) => {
    running.delete(given[0])
    stop(...given)
  })
  const url = newAddress()
  await replyWith({ url, status })
  await knock(url, { method: 'POST' }, env, { ...GONE, patienceMs: PATIENCE_MS })
  vi.unstubAllGlobals()
  expect([started, running.size, timeout.mock.calls]).toEqual([1, 0, []])
  timeout.mockRestore()
})

test('where nobody answers, it is tried again', async () => {
  const nowhere = { ...env, STAND_IN: 'http://127.0.0.1:1' }
  expect(await knock(newAddress(), { method: 'POST' }, nowhere, GONE)).toEqual({
    fault: 'temporary',
    retryAfterMs: 0,
    why: 'UNREACHABLE'
  })
})

test.each([
  { STAND_IN: 'http://127.0.0.1:1', ORIGIN: 'https://boat.example.org' },
  { STAND_IN: 'https://evil.example.org', ORIGIN: 'http://localhost:8417' }
])('nothing stands in for other hosts with %o', async settings => {
  await expect(knock(newAddress(), { method: 'POST' }, settings, GONE)).rejects.toThrow('wanted both on this machine')
})
