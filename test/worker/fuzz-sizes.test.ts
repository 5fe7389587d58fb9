import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { hostForm } from '../../schema/wire/hosting.ts'
import { BODY_BYTES } from '../../schema/wire/limits.ts'
import { seatForm } from '../../schema/wire/seat-form.ts'
import { type Role, writeLink } from '../../worker/keys/links.ts'
import { writeReply } from '../../worker/keys/replies.ts'
import { writeReturnPath } from '../../worker/keys/return-paths.ts'
import type { Room } from '../../worker/room/room.ts'
import { deliver } from './answers/posted.ts'
import { postfix, report } from './answers/returned.ts'
import { fetchHere, look, NAVIGATION, newKey, seated } from './client.ts'
import { MOST_UNITS, unitsOf } from './cpu.ts'
import { ELSEWHERE, READS, WRITES } from './doors.ts'
import { closing, type Live, live } from './live.ts'
import { sized } from './sized.ts'
import { postEvent } from './svix.ts'
import { later, MINUTE_MS, present, roomOf, SECOND_MS, stopClock } from './time.ts'

/* Beside sizes.test.ts: sizes nobody thought of, of everything that a sender sizes. */

// As in fuzz.test.ts, any thousand are enough to be told of a change.
const REQUESTS = 1000
const MAILS = 500
const SOCKETS = 60

/** More than any host in front of the Worker lets through. */
const MOST_OF_A_HEADER = 32_768
const MOST_OF_A_QUERY = 16_384
const MOST_OF_A_MAIL = 250_000
const MOST_OF_A_MESSAGE = 40_000

const PRINTABLE = /^[ -~]+$/
const IN_AN_ADDRESS = /^[!$-;=?-Z_a-z|~]+$/
const IN_A_LINE = /^[^\r\n]+$/
const BYTES = /^[\0-\xff]+$/

beforeEach(stopClock)

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** The status of an answer; what it says is thrown away. */
async function statusOf({ method, path, ...init }: Asked): Promise<number> {
  // Slowly enough that nobody is told to wait.
  later(SECOND_MS)
  const { headers, body } = init
  const answer = await fetchHere(path, {
    method,
    headers: { ...headers, 'CF-Connecting-IP': newKey() },
    ...(!['GET', 'HEAD'].includes(method) && body !== undefined && { body })
  })
  await answer.body?.cancel()
  answer.webSocket?.accept()
  answer.webSocket?.close()
  return answer.status
}

const ROLES: readonly Role[] = ['seat', 'host', 'watcher', 'guest', 'unsubscribe', 'confirm', 'feed', 'boat']

/** Everything that may be asked, by a link that may ask for it. */
async function doorsOf({ match, seats, links }: Awaited<ReturnType<typeof seated>>) {
  const tokens = Object.fromEntries(
    ROLES.map(role => [
      role,
      writeLink({ match, role, seat: role === 'host' || role === 'watcher' ? 0 : 1, generation: 0 }, env)
    ])
  )
  const own: Record<string, string | undefined> = { ...tokens, seat: seats[0]?.slice(-39), host: links.host.slice(-39) }
  const bearing = (role: string) => ({ Authorization: `${role === 'boat' ? 'Boat' : 'Seat'} ${own[role]}` })
  const api = [...READS, ...WRITES].flatMap(({ method, path, roles }) =>
    roles.map(role => ({ method, path, headers: bearing(role) }))
  )
  const elsewhere = ELSEWHERE.flatMap(path =>
    ['GET', 'POST', 'PUT'].map(method => ({
      method,
      path,
      headers: bearing(path.startsWith('/api/boat') ? 'boat' : 'seat')
    }))
  )
  const open = [`/m/${match}`, `/m/${match}/keepsake`, '/', '/try/reef', '/healthz', '/api/matches']
  const pages = [...Object.values(own).map(token => `/s/${token}`), `/s/${own.feed}.ics`, ...open]
  const shown = pages.flatMap(path => ['GET', 'POST'].map(method => ({ method, path, headers: NAVIGATION })))
  const said = pages.flatMap(path =>
    ['GET', 'POST'].map(method => ({ method, path, headers: { Accept: 'text/plain' } }))
  )
  return { api: [...api, ...elsewhere], pages: [...shown, ...said] }
}

const OPENING = 'x game seats alone cats cat1 pace mine host greeting deal name0 zone1 address0 option.level'
const NAMES = [...OPENING.split(' '), ...Object.keys(seatForm.shape), ...Object.keys(hostForm.shape)]
const HEADERS = (
  'Accept Accept-Language Authorization Content-Type Cookie Origin Sec-Fetch-Site Sec-WebSocket-Protocol Upgrade ' +
  'User-Agent svix-id svix-timestamp svix-signature'
).split(' ')
const QUERIES = ['lang', 'before', 'game', 'deal', 'again', 'plain', 'settings', 'voyages', 'record', 'via', 'likely']

type Fields = readonly (readonly [name: string, value: string])[]

const urlencoded = (fields: Fields) => new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()

function multipart(fields: Fields): string {
  const parts = fields.map(
    ([name, value]) => `--q\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  )
  return `${parts.join('')}--q--`
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=q' }

/** What makes a request long: its address, a header, or its body, of whatever kind. */
function lengthened(): fc.Arbitrary<Partial<Asked> & { readonly behind?: string }> {
  const address = sized(MOST_OF_A_QUERY, IN_AN_ADDRESS)
  const header = sized(MOST_OF_A_HEADER, PRINTABLE).map(text => text.trim())
  const value = fc.oneof(fc.constantFrom('1', '0', '99', 'reef'), sized(BODY_BYTES))
  const few = fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { minLength: 1, maxLength: 4 })
  const many = fc
    .integer({ min: 1, max: 4000 })
    .map(count => Array.from({ length: count }, (_, at) => [`f${at}`, '1'] as const))
  const fields = fc.oneof<fc.Arbitrary<Fields>[]>(few, many)
  return fc.oneof(
    address.map(text => ({ behind: text })),
    fc.tuple(fc.constantFrom(...QUERIES), address).map(([name, text]) => ({ behind: `?${name}=${text}` })),
    address.map(text => ({ behind: `?${text}` })),
    fc.tuple(fc.constantFrom(...HEADERS), header).map(([name, text]) => ({ headers: { [name]: text } })),
    fc
      .tuple(fc.constantFrom('Seat', 'Boat'), header)
      .map(([scheme, text]) => ({ headers: { Authorization: `${scheme} ${text}` } })),
    fields.map(some => ({ headers: FORM, body: urlencoded(some) })),
    sized(BODY_BYTES * 2).map(text => ({ headers: FORM, body: text })),
    fields.map(some => ({ headers: MULTIPART, body: multipart(some) })),
    sized(BODY_BYTES * 2).map(text => ({ headers: MULTIPART, body: text })),
    sized(BODY_BYTES * 2).map(text => ({ body: text })),
    few.map(some => ({ body: JSON.stringify(Object.fromEntries(some)) }))
  )
}

test('however much is asked for, no answer is 500 or more, and none takes long', async () => {
  const match = await seated()
  const { api, pages } = await doorsOf(match)
  const door = fc.oneof(fc.constantFrom(...api), fc.constantFrom(...pages))
  const isBorne = fc.asyncProperty(door, fc.array(lengthened(), { minLength: 1, maxLength: 2 }), async (at, long) => {
    const path = at.path + long.map(({ behind = '' }) => behind).join('')
    const headers = Object.assign({}, at.headers, ...long.map(one => one.headers)) as Record<string, string>
    const body = long.map(one => one.body).find(text => text !== undefined) ?? ''
    let status = 0
    const units = await unitsOf(async () => (status = await statusOf({ method: at.method, path, headers, body })))
    expect(status).toBeLessThan(500)
    expect(units).toBeLessThanOrEqual(MOST_UNITS)
  })
  await fc.assert(isBorne, { numRuns: REQUESTS })
  expect((await look(match.links.watcher)).match).toBe(match.match)
})

test('however much a page says on its socket, it is heard or closed, and takes nobody long', async () => {
  const { match, seats } = await seated()
  const link = seats[0] ?? ''
  const reported = fc
    .tuple(fc.oneof(fc.integer(), sized(150)), fc.boolean())
    .map(([shown, visible]) => JSON.stringify({ shown, visible, used: true }))
  const bytes = sized(MOST_OF_A_MESSAGE).map(text => new TextEncoder().encode(text))
  const burst = fc.tuple(fc.oneof(sized(MOST_OF_A_MESSAGE), reported, bytes), fc.integer({ min: 1, max: 150 }))
  const isBorne = fc.asyncProperty(fc.array(burst, { minLength: 1, maxLength: 4 }), async bursts => {
    // Pages of before lie idle, and give their slots.
    later(2 * MINUTE_MS)
    const page = await live(link)
    await answeredOrClosed(
      page,
      bursts.map(([message]) => message)
    )
    expect((await look(link)).seat).toBe(0)
    page.socket.close()
    later(2 * MINUTE_MS)
    const another = await live(link)
    // As if they had come: the tests' own way to a room takes longer than that.
    const messages = bursts.flatMap(([message, times]) =>
      Array.from({ length: times }, () => (typeof message === 'string' ? message : message.slice().buffer))
    )
    const units = await runInDurableObject(roomOf(match), (room: Room, state) => {
      const socket = state.getWebSockets('0').at(-1) as WebSocket
      return unitsOf(async () => {
        for (const message of messages) await room.webSocketMessage(socket, message)
      })
    })
    expect(units).toBeLessThanOrEqual(MOST_UNITS)
    another.socket.close()
  })
  await fc.assert(isBorne, { numRuns: SOCKETS })
})

/** Says all of it, and waits until the socket is closed or has answered to what comes last. */
function answeredOrClosed(page: Live, messages: readonly (string | Uint8Array)[]): Promise<unknown> {
  const isAnswered = new Promise<void>(resolve =>
    page.socket.addEventListener('message', ({ data }) => data === 'pong' && resolve())
  )
  const isClosed = closing(page)
  for (const message of [...messages, 'ping']) page.socket.send(message)
  return Promise.race([isClosed, isAnswered])
}

const MAIL_HEADERS = (
  'To Cc From Subject X Content-Disposition References Message-ID Date Precedence Content-Type ' +
  'Content-Transfer-Encoding X-Failed-Recipients'
).split(' ')
const MAIL_TYPES = [
  'text/plain; charset=utf-8',
  'text/plain; format=flowed',
  'text/plain; charset=utf-7',
  'text/html',
  'multipart/mixed; boundary=q',
  'multipart/report; boundary=q',
  'message/delivery-status',
  'message/rfc822'
]

/** An answer, or anything else that is no report. */
function mails(): fc.Arbitrary<string> {
  const header = fc
    .tuple(fc.constantFrom(...MAIL_HEADERS), sized(MOST_OF_A_HEADER * 2, IN_A_LINE))
    .map(([name, text]) => `${name}: ${text}`)
  const type = fc.constantFrom(...MAIL_TYPES).map(text => `Content-Type: ${text}`)
  const coding = fc.constantFrom('base64', 'quoted-printable', '8bit').map(text => `Content-Transfer-Encoding: ${text}`)
  return fc
    .tuple(fc.array(header, { maxLength: 2 }), type, coding, sized(MOST_OF_A_MAIL))
    .map(([long, ...others]) => [...long, ...others.slice(0, 2), '', others[2]].join('\r\n'))
}

/** What servers write of a mail that came back. */
function reports(): fc.Arbitrary<string> {
  const text = sized(MOST_OF_A_MESSAGE)
  const field = fc.constantFrom('Action: failed\nStatus:', 'Action:', 'Diagnostic-Code:', 'Feedback-Type:', 'a:')
  const part = fc.constantFrom('message/delivery-status', 'message/feedback-report')
  return fc.oneof(
    text.map(diagnostic => postfix({ status: '5.1.1', diagnostic })),
    fc.tuple(part, field, text).map(([kind, name, said]) => report('delivery-status', kind, `${name}${said}`)),
    fc
      .tuple(part, field, sized(MOST_OF_A_MESSAGE, BYTES))
      .map(([kind, name, said]) =>
        report('delivery-status', `${kind}\nContent-Transfer-Encoding: base64`, btoa(`${name}${said}`))
      )
  )
}

test('a mail of whatever size, that answers ours or says that it came back, throws nothing and takes not long', async () => {
  const { match, links } = await seated()
  const at = { match, seat: 0, generation: 0 }
  const to = fc.constantFrom(
    { to: `boat+${writeReply({ ...at, version: 0 }, env)}@boat.example`, from: 'ann@example.org' },
    { to: `boat+${writeReturnPath({ ...at, sentAt: present() }, env)}@boat.example`, from: '' }
  )
  const isBorne = fc.asyncProperty(to, fc.oneof(mails(), reports()), async (envelope, raw) => {
    const units = await unitsOf(async () => {
      later(MINUTE_MS)
      expect((await deliver(raw, envelope)).filter(why => why.startsWith('Something'))).toEqual([])
    })
    expect(units).toBeLessThanOrEqual(MOST_UNITS)
  })
  await fc.assert(isBorne, { numRuns: MAILS })
  expect((await look(links.watcher)).match).toBe(match)
})

test('an event of whatever size that a mail provider has signed is answered, and takes not long', async () => {
  const { match } = await seated()
  const tag = writeReturnPath({ match, seat: 0, generation: 0, sentAt: present() }, env)
  const text = sized(BODY_BYTES)
  const data = fc.record({
    tags: fc.oneof(
      fc.constant({ return_path: tag }),
      text.map(long => ({ return_path: long, [long]: long }))
    ),
    bounce: fc.record({ type: fc.oneof(fc.constant('Permanent'), text), message: text })
  })
  const event = fc.record({ type: fc.oneof(fc.constant('email.bounced'), text), created_at: text, data })
  const headers = fc.oneof(
    fc.constant({}),
    sized(MOST_OF_A_HEADER, PRINTABLE).map(long => ({ 'svix-signature': long }))
  )
  const isBorne = fc.asyncProperty(fc.oneof(event, text), headers, async (body, more) => {
    let status = 0
    const units = await unitsOf(async () => (status = await postEvent(body, { headers: more })))
    expect(status).toBeLessThan(500)
    expect(units).toBeLessThanOrEqual(MOST_UNITS)
  })
  await fc.assert(isBorne, { numRuns: MAILS })
})
