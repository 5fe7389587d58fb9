import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import app from '../../../worker/index.ts'
import { seated, wishes } from '../client.ts'
import { stopClock } from '../time.ts'

/*
 * Who may change something or open a socket, by what a browser says of the page that asks: the origin (`null` for our
 * own forms, since our pages send no referrer, and for a stranger's sandboxed frame), and how far that is from here.
 */

const HERE = 'http://localhost:8417'
const BOAT = 'https://boat.example'
const STRANGER = 'https://evil.example'

let link = ''
beforeEach(stopClock)
beforeAll(async () => {
  link = ((await seated()).seats[0] as string).slice(-39)
})

/** What may be asked, by a browser's form, a script's call, and a socket. */
const WAYS = {
  form: () => [`/s/${link}`, { method: 'POST', body: new URLSearchParams({ show: '1' }) }],
  open: () => ['/api/matches', { method: 'POST', body: JSON.stringify(wishes(['Ann'])) }],
  act: () => ['/api/seat/settle', { method: 'POST' }],
  socket: () => ['/api/seat/live', { headers: { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': `slowboat, ${link}` } }]
} satisfies Record<string, () => [path: string, init: RequestInit]>

type Way = keyof typeof WAYS
const ALL = Object.keys(WAYS) as Way[]

/** Which of them are done, and not refused for where they come from. */
async function done(origin: string | null, site: string | null, here = HERE): Promise<readonly Way[]> {
  const answers = await Promise.all(ALL.map(way => ask(way, origin, site, here)))
  return ALL.filter((_, index) => answers[index] !== 'CROSS_SITE')
}

async function ask(way: Way, origin: string | null, site: string | null, here: string): Promise<unknown> {
  const [path, init]: [string, RequestInit] = WAYS[way]()
  const headers = new Headers({ Accept: 'application/json', Authorization: `Seat ${link}`, ...init.headers })
  if (origin !== null) headers.set('Origin', origin)
  if (site !== null) headers.set('Sec-Fetch-Site', site)
  const answer = await app.request(here + path, { ...init, headers }, at(here))
  answer.webSocket?.accept()
  answer.webSocket?.close()
  if (answer.status === 403) return ((await answer.json()) as Failure).code
  expect([101, 200, 201]).toContain(answer.status)
  return 'DONE'
}

// Deployed, the origin is another; what a name leads to is not what we are called.
const at = (here: string): Cloudflare.Env => (here.startsWith('https:') ? { ...env, ORIGIN: BOAT } : env)

test.each<[who: string, origin: string | null, site: string | null, may: readonly Way[]]>([
  ['a program, or one-click unsubscribing', null, null, ALL],
  ['a program that copies a browser', null, 'none', ALL],
  ['our own page’s script', HERE, 'same-origin', ALL],
  ['our own page’s script in Safari 15.4', HERE, null, ALL],
  ['our own page’s form', 'null', 'same-origin', ALL],
  ['our own seat’s form in Safari 15.4, or a stranger’s frame that does not know the link', 'null', null, ['form']],
  ['our own seat’s form, sent again from the browser’s history', 'null', 'none', ['form']],
  ['a page under this machine’s other name', 'http://127.0.0.1:8417', 'cross-site', []],
  ['a stranger’s page', STRANGER, 'cross-site', []],
  ['a stranger’s page in Safari 15.4', STRANGER, null, []],
  ['a stranger’s sandboxed frame, or a data: page', 'null', 'cross-site', []],
  ['a stranger who hides where the request comes from', null, 'cross-site', []],
  ['a neighbour below the same domain', 'https://other.boat.example', 'same-site', []],
  ['a neighbour that hides', null, 'same-site', []],
  ['another server on this machine', 'http://localhost:8080', 'same-site', []],
  ['another server on this machine, for Safari 15.4', 'http://localhost:8080', null, []],
  ['a page whose browser contradicts itself', STRANGER, 'same-origin', []],
  ['a page that the address bar asks for', STRANGER, 'none', []],
  ['a page of our name without encryption', 'http://boat.example', 'cross-site', []],
  ['an origin of nonsense', 'x', null, []],
  ['an empty origin', '', null, []],
  ['our own page in a browser that says something new', HERE, 'nearby', []]
])('%s: Origin %s, Sec-Fetch-Site %s', async (_, origin, site, may) => {
  expect(await done(origin, site)).toEqual(may)
})

// A stranger's name may be made to lead here: its pages are then of the same origin as what they ask.
test.each([
  ['this machine’s other name', 'http://127.0.0.1:8417', true],
  ['its newer one', 'http://[::1]:8417', true],
  ['a stranger’s name that leads to this machine', 'http://evil.example:8417', false],
  ['our own name without encryption', 'http://boat.example', false],
  ['the name that we had before, which has our certificate', 'https://slow-boat.me.workers.dev', true]
])('a page under %s may act: %s, %s', async (_, here, may) => {
  for (const site of ['same-origin', null]) expect(await done(here, site, here)).toEqual(may ? ALL : [])
})

test.each(['GET', 'HEAD'])('%s changes nothing and may come from everywhere', async method => {
  const headers = { Origin: STRANGER, 'Sec-Fetch-Site': 'cross-site' }
  expect((await app.request(`${HERE}/s/${link}`, { method, headers }, env)).status).toBe(200)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is never a stranger’s', async method => {
  const headers = { Origin: STRANGER, Authorization: `Seat ${link}` }
  for (const path of ['/api/seat/notes', '/nowhere', `/s/${link}`])
    expect((await app.request(HERE + path, { method, headers }, env)).status).toBe(403)
})

async function encrypted(here: string, ORIGIN: string, path: string): Promise<string | null> {
  const { headers } = await app.request(here + path, {}, { ...env, ORIGIN })
  return headers.get('Strict-Transport-Security')
}

test.each(['/', '/healthz', '/nowhere', '/api/seat', '/s/x', '/assets/gone.js', '/m/x'])(
  'a browser that asks for %s is told to come back encrypted, where we are and it is',
  async path => {
    expect(await encrypted(BOAT, BOAT, path)).toBe('max-age=31536000')
    expect(await encrypted(HERE, HERE, path)).toBeNull()
    expect(await encrypted('http://boat.example', BOAT, path)).toBeNull()
    expect(await encrypted('https://localhost:8417', HERE, path)).toBeNull()
  }
)
