import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Opened } from '../../../schema/wire/links.ts'
import { makeBuckets } from '../../../worker/room/buckets.ts'
import { call, fetchHere, look, newKey, open, seated } from '../client.ts'
import { countRows } from '../rows.ts'
import { DAY_MS, HOUR_MS, later, pass, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)
afterEach(() => vi.restoreAllMocks())

const MOST_WRITES = 300
const MOST_READS = 1000

const put = (link: string, text = '') => call('PUT', '/api/seat/notes', { link, body: { text } })

/** What so many answers are, from low to high. */
async function times(count: number, work: () => Promise<{ status: number }>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, work))
  return answers.map(({ status }) => status).sort()
}

async function drained() {
  const match = await seated()
  const [ann = '', ben = ''] = match.seats
  // Taking the seat was the first.
  await times(MOST_WRITES - 1, () => put(ann))
  return { ...match, ann, ben }
}

test('a bucket gives what is in it, and says how long the next one takes', () => {
  const buckets = makeBuckets<string>({ most: 3, everyMs: 100 })
  expect([0, 0, 0, 0, 40].map(now => buckets.take('one', now))).toEqual([0, 0, 0, 100, 60])
  expect(buckets.take('another', 40)).toBe(0)
  expect([100, 100, 1000, 1000, 1000, 1000].map(now => buckets.take('one', now))).toEqual([0, 100, 0, 0, 0, 100])
})

test('an earlier moment is played again, and takes as much as ten looks', async () => {
  const { links } = await seated()
  const back = () => call('GET', '/api/seat/at', { link: links.watcher })
  expect(await times(MOST_READS / 10, back)).not.toContain(429)
  expect([(await back()).status, (await call('GET', '/api/seat/notes', { link: links.watcher })).status]).toEqual([
    429, 429
  ])
  later(SECOND_MS)
  expect(await times(2, back)).toEqual([200, 429])
})

const WRITES: [method: string, path: string, body?: object][] = [
  ['POST', '/api/seat/take', {}],
  ['POST', '/api/seat/actions', { line: '1@a1', version: 0, key: 'a-good-key' }],
  ['DELETE', '/api/seat/actions'],
  ['POST', '/api/seat/settle'],
  ['POST', '/api/seat/say', { text: 'hello', key: 'a-good-key' }],
  ['PUT', '/api/seat/profile', {}],
  ['PUT', '/api/seat/delivery', { address: null }],
  ['PUT', '/api/seat/notes', { text: '' }]
]

test('a seat that writes too often is told when to come back, whatever it writes, and no other is', async () => {
  const { ann, ben } = await drained()
  for (const [method, path, body] of WRITES)
    expect([path, await call(method, path, { link: ann, body })]).toMatchObject([
      path,
      { status: 429, body: { code: 'TOO_MANY', facts: { seconds: 1 } } }
    ])
  expect((await put(ben)).status).toBe(200)
  expect((await look(ann)).version).toBe(0)
  later(SECOND_MS)
  expect(await times(2, () => put(ann))).toEqual([200, 429])
})

test('the forms of a page without scripts count too, and say when to come back', async () => {
  const { ann } = await drained()
  const send = (fields: object) =>
    fetchHere(`/s/${ann.slice(-39)}`, {
      method: 'POST',
      body: new URLSearchParams({ version: '0', ...fields }),
      headers: { Accept: 'text/plain', 'Accept-Language': 'de' }
    })
  for (const fields of [{ undo: '1' }, { done: '1' }, { choice: '1', key: 'a-good-key' }, {}]) {
    const answer = await send(fields)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '1'])
    expect(await answer.text()).toContain('Try again in 1 second.')
  }
})

test('the host cannot replace links without an end', async () => {
  const { links } = await open(['Ann'])
  const reissue = (seat: number) => call('POST', '/api/host/reissue', { link: links.host, body: { seat } })
  await times(MOST_WRITES, () => reissue(7))
  expect(await reissue(0)).toMatchObject({ status: 429, body: { facts: { seconds: 1 } } })
})

test('whoever has a link that was replaced takes nothing from its seat', async () => {
  const { seats, links } = await seated()
  const [old = ''] = seats
  const { body } = await call<Opened>('POST', '/api/host/reissue', { link: links.host, body: { seat: 0 } })
  expect((await times(MOST_WRITES + 1, () => put(old))).at(-1)).toBe(429)
  expect((await put(body.links.seats[0]?.link ?? '')).status).toBe(200)
})

test('whoever looks too often is told to wait, and a seat never because of those who watch', async () => {
  const { links, seats } = await seated()
  await times(MOST_READS / 10, () => call('GET', '/api/seat/at', { link: links.watcher }))
  for (const path of ['/api/seat', '/api/seat/log', '/api/seat/at', '/api/seat/notes'])
    expect((await call('GET', path, { link: links.watcher })).status).toBe(429)
  expect((await look(seats[0] as string)).version).toBe(0)
  expect((await call('GET', '/api/host', { link: links.host })).status).toBe(200)
})

test('talk says when the next word may be said', async () => {
  const { seats } = await seated(['Ann'], { options: { talk: 'open' } })
  const say = () => call('POST', '/api/seat/say', { link: seats[0] as string, body: { text: 'again', key: newKey() } })
  await say()
  later(HOUR_MS / 2)
  await times(29, say)
  expect(await say()).toMatchObject({ status: 429, body: { facts: { seconds: 1800 } } })
})

// More than twice as often as the limit has it: whenever a minute ends, one of them is too many.
const TOO_OFTEN = 62

const from = (address: string) => ({ 'CF-Connecting-IP': address, Accept: 'application/json' })

test('ids that nobody has are told to wait, and wake no room', async () => {
  const woken = vi.spyOn(env.ROOM, 'getByName')
  let id = 0
  const guess = () => fetchHere(`/m/${(id++).toString(16).padStart(20, '0')}`, { headers: from(`2001:db8:0:1::${id}`) })
  const answers = await Promise.all(Array.from({ length: TOO_OFTEN }, guess))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
  expect(answers.find(({ status }) => status === 429)?.headers.get('Retry-After')).toBe('60')
  expect(woken).not.toHaveBeenCalled()
})

test('a match that is there is never counted', async () => {
  const { match } = await seated()
  await pass(match, 0)
  const ask = () => fetchHere(`/m/${match}`, { headers: from('somebody who reads') })
  expect(new Set(await times(TOO_OFTEN, ask))).toEqual(new Set([404]))
})

test('all addresses of one network count together', async () => {
  let host = 0
  expect(new Set(await times(TOO_OFTEN, () => guessFrom(`2001:db8:0:2::${++host}`)))).toEqual(new Set([404, 429]))
  expect((await guessFrom('2001:db8:0:3::1')).status).toBe(404)
})

function guessFrom(address: string): Promise<Response> {
  return fetchHere('/api/seat', { headers: { ...from(address), Authorization: `Seat ${'A'.repeat(39)}` } })
}

test('however often the health is asked, D1 is asked once in some seconds', async () => {
  const { match } = await seated()
  for (let time = 1; time <= 2; time++) {
    later(DAY_MS)
    expect((await countRows(match, () => times(20, askHealth))).calls).toBe(1)
  }
})

function askHealth(): Promise<Response> {
  return fetchHere('/healthz')
}
