import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { Viewer } from '../../engine/game.ts'
import { randomStream } from '../../engine/random.ts'
import type { State } from '../../engine/tranquility/core/state.ts'
import type { Failure } from '../../schema/wire/failure.ts'
import type { Opened } from '../../schema/wire/links.ts'
import type { Lending } from '../../schema/wire/loan.ts'
import app from '../../worker/index.ts'
import { type Link, linkAddress, readLink, type Role, writeLink } from '../../worker/keys/links.ts'
import { writeReply } from '../../worker/keys/replies.ts'
import { scrambled } from '../engine/tranquility/hidden.ts'
import {
  act,
  awaited,
  call,
  done,
  fetchHere,
  handOf,
  line,
  look,
  NAVIGATION,
  newKey,
  open,
  playOnce
} from './client.ts'
import { ELSEWHERE, READS, WRITES } from './doors.ts'
import { live } from './live.ts'
import { linksIn, mailsTo } from './post.ts'
import { HOUR_MS, later, pass, roomOf, SECOND_MS, stopClock } from './time.ts'

/** Every door of the API, every kind of link, over the life of a match. */

beforeEach(stopClock)

const DOORS = [...READS, ...WRITES]
const token = (link: string) => link.slice(-39)
const written = (match: string, role: Role, generation = 0, seat = 0) =>
  writeLink({ match, role, seat, generation }, env)
const boatLink = async () => (await call<{ link: string }>('POST', '/api/boat', { body: { key: newKey() } })).body.link

/** Somebody's link, and with whose eyes they look. */
interface Reader {
  readonly name: string
  readonly link: string
  readonly eyes: Viewer
}

test('every door of the API stands in the list of doors', () => {
  const named = app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
  const listed = DOORS.map(({ method, path }) => `${method} ${path}`)
  const all = named.filter(({ path }) => !ELSEWHERE.includes(path)).map(({ method, path }) => `${method} ${path}`)
  expect(listed.sort()).toEqual([...new Set(all)].sort())
})

/** A match of three with a lent seat, a feed and all of its links that were replaced. */
async function table() {
  const seats = ['ann', 'ben', 'cem'].map(name => ({ name, address: `${name}-doors@example.org` }))
  const opened = await open([], { seats })
  const { match, links } = opened
  for (const { seat, link } of links.seats)
    await call('POST', '/api/seat/take', { link, body: { via: written(match, 'confirm', 0, seat) } })
  const [ann = '', ben = '', cem = ''] = links.seats.map(({ link }) => link)
  const lend = () => call<Lending>('PUT', '/api/seat/loan', { link: ann, body: { to: 'Lea', day: '2100-01-06' } })
  const formerGuest = (await lend()).body.loan?.link ?? ''
  const guest = (await lend()).body.loan?.link ?? ''
  const feed = async (wish: string) => call('PUT', '/api/seat/delivery', { link: ann, body: { feed: wish } })
  await feed('on')
  await feed('new')
  return { ...opened, ann, ben, cem, guest, formerGuest }
}

test('each door refuses every kind of link that it is not for, with one code', async () => {
  const { match, links, ann, guest } = await table()
  const kinds: Record<Role, string> = {
    seat: ann,
    host: links.host,
    watcher: links.watcher,
    guest,
    unsubscribe: written(match, 'unsubscribe'),
    confirm: written(match, 'confirm'),
    feed: written(match, 'feed', 1),
    boat: await boatLink(),
    reply: writeReply({ match, seat: 0, generation: 0, version: 0 }, env),
    'return-path': written(match, 'return-path')
  }
  for (const [role, link] of Object.entries(kinds))
    for (const { method, path, body, roles } of DOORS) {
      if (roles.includes(role as Role)) continue
      const answer = await call<Failure>(method, path, { link, body })
      // An answer's address is none that anybody opens.
      const refused = role === 'reply' ? [404, 'NO_SUCH_LINK'] : [403, 'NOT_FOR_THIS_LINK']
      expect([role, path, answer.status, answer.body.code]).toEqual([role, path, ...refused])
    }
})

test('each door lets in every kind of link that it is for', async () => {
  const { links, ann, guest } = await table()
  const kinds: Partial<Record<Role, string>> = { guest, watcher: links.watcher, host: links.host, seat: ann }
  const ends = ['/api/seat/leave', '/api/seat/loan', '/api/host/end']
  const lasting = DOORS.filter(({ path, method }) => !ends.includes(path) || method === 'GET')
  for (const [role, link] of Object.entries(kinds))
    for (const { method, path, body, roles } of lasting) {
      // A guest says nothing in their own words.
      if (!roles.includes(role as Role) || (role === 'guest' && path === '/api/seat/say')) continue
      const { status } = await call(method, path, { link, body })
      expect([role, path, [401, 403, 404, 410, 500].includes(status)]).toEqual([
        role,
        path,
        status === 404 && ['/api/seat/close', '/api/host/close', '/api/seat/again'].includes(path)
      ])
    }
})

test('a link that was replaced opens nothing, and each kind says so with a code', async () => {
  const { match, links, ann, cem, formerGuest } = await table()
  const host = (
    await call<Opened>('POST', '/api/host/reissue', { link: links.host, body: { role: 'host', key: newKey() } })
  ).body.links.host
  const again = (body: object) => call('POST', '/api/host/reissue', { link: host, body })
  await again({ role: 'watcher' })
  await again({ seat: 1 })
  await call('POST', '/api/seat/leave', { link: cem })
  const gone: [name: string, role: Role, link: string, code: string][] = [
    ['a host’s', 'host', links.host, 'LINK_REISSUED'],
    ['a watcher’s', 'watcher', links.watcher, 'LINK_REISSUED'],
    ['a seat’s', 'seat', links.seats[1]?.link ?? '', 'LINK_REISSUED'],
    ['of a seat that was left', 'seat', cem, 'SEAT_LEFT'],
    ['a guest’s', 'guest', formerGuest, 'LOAN_OVER'],
    ['a guest’s, never given', 'guest', written(match, 'guest', 9), 'LOAN_OVER'],
    ['a seat’s, never given', 'seat', written(match, 'seat', 9), 'LINK_REISSUED']
  ]
  for (const [name, role, link, code] of gone) {
    for (const { method, path, body, roles } of DOORS) {
      const answer = await call<Failure>(method, path, { link, body })
      const refused = roles.includes(role) ? [410, code] : [403, 'NOT_FOR_THIS_LINK']
      expect([name, path, answer.status, answer.body.code]).toEqual([name, path, ...refused])
    }
    expect([name, (await fetchHere(`/s/${token(link)}`, { headers: NAVIGATION })).status]).toEqual([name, 410])
  }
  const feed = await fetchHere(`/s/${written(match, 'feed', 0)}.ics`)
  expect(feed.status).toBe(410)
  expect((await call('GET', '/api/seat', { link: ann })).status).toBe(200)
})

const FORMS: readonly (readonly [query: string, headers: Record<string, string>])[] = [
  ['', { Accept: 'application/json' }],
  ['', { Accept: 'text/plain' }],
  ['', NAVIGATION],
  ['', {}],
  ['?plain', NAVIGATION],
  ['?settings=1', NAVIGATION],
  ['?record', NAVIGATION],
  ['?again', NAVIGATION]
]

const reader = (name: string, link: string, eyes: Viewer = 'watcher'): Reader => ({ name, link, eyes })

/** All that a link is answered, by every door that reads, every form of its page, and its socket. */
async function answers({ link }: Reader): Promise<string[]> {
  const pages = FORMS.map(async ([query, headers]) =>
    (await fetchHere(`/s/${token(link)}${query}`, { headers })).text()
  )
  const feeds = ['ics', 'atom'].map(async kind => (await fetchHere(`/s/${token(link)}.${kind}`)).text())
  const reads = READS.map(async ({ path }) => JSON.stringify((await call('GET', path, { link })).body))
  const socket = await live(link).catch(() => null)
  const all = await Promise.all([...pages, ...feeds, ...reads])
  socket?.socket.close()
  // Forms have a key of their own each time.
  return [...all, ...(socket?.raw ?? [])].map(text => text.replaceAll(/value="[0-9a-f-]{8,36}"/g, ''))
}

/** The same while all that the reader may not see lies elsewhere. */
async function answersScrambled(match: string, reader: Reader): Promise<string[]> {
  const dice = randomStream(new Uint8Array(32).fill(7))
  const write = (change: (state: string) => string) =>
    runInDurableObject(roomOf(match), (_, { storage }) => {
      const was = String(storage.sql.exec('SELECT state FROM match').one().state)
      storage.sql.exec('UPDATE match SET state = ?', change(was))
      return was
    })
  const was = await write(state => JSON.stringify(scrambled(JSON.parse(state) as State, reader.eyes, dice)))
  const told = await answers(reader)
  expect(await write(() => was)).not.toBe(was)
  return told
}

/** No reader is told of another's hand: neither by a byte that changes with it, nor by a card that lies there, nor by a link to it. */
async function hides(match: string, readers: readonly Reader[], given: readonly Pick<Link, 'role' | 'seat'>[] = []) {
  const hands = new Map<Viewer, readonly string[]>()
  for (const { link, eyes } of readers) if (eyes !== 'watcher') hands.set(eyes, handOf(await look(link)))
  for (const reader of readers) {
    const told = await answers(reader)
    expect([reader.name, await answersScrambled(match, reader)]).toEqual([reader.name, told])
    const own = hands.get(reader.eyes) ?? []
    const others = [...hands].flatMap(([seat, hand]) => (seat === reader.eyes ? [] : hand))
    const hidden = new Set(others.filter(card => /^\d+$/.test(card) && !own.includes(card)))
    // What is counted names every card that the reader cannot see, wherever it lies.
    for (const text of told.filter(one => one.startsWith('{') && !one.startsWith('{"unseen":')))
      JSON.parse(text, (_, value) =>
        expect([reader.name, typeof value === 'string' && hidden.has(value)]).toEqual([reader.name, false])
      )
    expect([reader.name, linksAmong(told, reader, given)]).toEqual([reader.name, []])
  }
}

/** Links to seats that stand there, beside the reader's own. */
function linksAmong(told: readonly string[], { link }: Reader, given: readonly Pick<Link, 'role' | 'seat'>[]) {
  const own = readLink(token(link), env)
  const role = own?.role
  if (role === 'host') return []
  const found = told.flatMap(text =>
    [...text.matchAll(/\/s\/([\w-]{39,40})/g)].flatMap(([, one]) => readLink(one ?? '', env) ?? [])
  )
  const isGiven = (one: Link) => given.some(other => other.role === one.role && other.seat === one.seat)
  const isOwn = (one: Link) =>
    one.role === 'watcher' || (one.role === role && one.seat === own?.seat) || (role === 'seat' && one.role === 'feed')
  return found.filter(one => !isOwn(one) && !isGiven(one))
}

test('over the life of a match no link lets anybody see another’s hand', async () => {
  const { match, links, ann, ben, cem, guest } = await table()
  const seats = [ann, ben, cem]
  const outside = [
    reader('watcher', links.watcher),
    reader('host', links.host),
    reader('feed', written(match, 'feed', 1))
  ]
  const others = () => [reader('ann', ann, 0), reader('ben', ben, 1), reader('cem', cem, 2), ...outside]
  const lent = [{ role: 'guest', seat: 0 }] as const
  await playOnce(seats)
  await hides(match, [...others(), reader('guest', guest, 0)], lent)
  const { link, envelope } = await awaited(seats)
  await act(link, envelope, line(envelope))
  await hides(match, [...others(), reader('guest', guest, 0)], lent)
  await done(link)
  await call('DELETE', '/api/seat/loan', { link: ann })
  await hides(match, [...others(), reader('guest that was', guest)])
  later(SECOND_MS)
  await call('PUT', '/api/seat/delivery', { link: cem, body: { address: null } })
  for (const other of [ann, ben]) await call('POST', '/api/seat/vouch', { link: other, body: { seat: 2, vouch: true } })
  const fresh = (await look(ann)).own?.passOn?.[0]?.link ?? ''
  const vouched = [{ role: 'seat', seat: 2 }] as const
  const two = [reader('ann', ann, 0), reader('ben', ben, 1)]
  await hides(match, [...two, ...outside, reader('cem that was', cem), reader('vouched', fresh)], vouched)
  await call('POST', '/api/host/give', { link: links.host, body: { seat: 1, name: 'Dan' } })
  const dan = (await call<Opened>('GET', '/api/host', { link: links.host })).body.links.seats[1]?.link ?? ''
  await hides(match, [reader('ann', ann, 0), ...outside, reader('ben that was', ben), reader('dan', dan)], vouched)
  await call('POST', '/api/seat/leave', { link: ann })
  await hides(match, [...outside, reader('ann that left', ann)])
  await pass(match, HOUR_MS)
  for (const [seat, name] of ['ann', 'ben', 'cem'].entries())
    for (const mail of await mailsTo(`${name}-doors@example.org`)) {
      const led = linksIn(mail).flatMap(one => readLink(one, env) ?? [])
      expect(led.filter(one => one.role === 'guest' || (one.role === 'seat' && one.seat !== seat))).toEqual([])
    }
})

test('once it is over or deleted no link but the host’s and those of its seats does anything', async () => {
  const { match, links, ann, guest } = await table()
  await call('POST', '/api/host/end', { link: links.host })
  expect((await look(guest)).result).not.toBeNull()
  expect((await look(guest)).next).toBeUndefined()
  for (const [path, body] of [['close'], ['again', {}], ['leave']] as const)
    expect((await call('POST', `/api/seat/${path}`, { link: guest, body })).status).toBe(403)
  await call('POST', '/api/seat/again', { link: ann, body: {} })
  expect((await look(ann)).next).toBeDefined()
  expect(JSON.stringify(await look(guest))).not.toContain(token((await look(ann)).next ?? 'none'))
  await call('POST', '/api/host/delete', { link: links.host, body: { sure: true } })
  for (const link of [ann, guest, links.host, links.watcher])
    for (const { method, path, body } of DOORS) {
      const { status, body: answer } = await call<Failure>(method, path, { link, body })
      expect([path, status, answer.code]).toEqual([path, 410, 'MATCH_DELETED'])
    }
  expect(linkAddress({ match, role: 'guest', seat: 0, generation: 1 }, env)).toBe(guest)
})
