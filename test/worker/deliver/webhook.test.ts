import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Reached } from '../../../schema/wire/reached.ts'
import type { Delivered } from '../../../schema/wire/told.ts'
import type { WebhookKind } from '../../../schema/webhooks.ts'
import { boatOf } from '../../../web/words/boat.ts'
import { call, handOf, look, playOnce, seated } from '../client.ts'
import { heardAt, jsonOf, replyWith } from '../elsewhere.ts'
import { loseStorage } from '../storage.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, pass, stopClock } from '../time.ts'
import { newBrowser } from './rfc8291.ts'

beforeEach(stopClock)

const ORIGIN = 'http://localhost:8417'
const some = () => crypto.randomUUID()

function set(link: string, kind: WebhookKind, address: string, token?: string) {
  const body = { webhook: { kind, address, ...(token && { token }) } }
  return call<Failure>('PUT', '/api/seat/delivery', { link, body })
}

const told = async (link: string) => (await call<Delivered & Reached>('GET', '/api/seat/delivery', { link })).body

/** Two at a table, one called what chats would read as a sign, and the link of whoever is awaited first. */
async function table() {
  const match = await seated(['<!channel>', '*Ben*'])
  const [first = 0] = (await look(match.seats[0] as string)).awaits
  return { ...match, first, link: match.seats[first] as string, other: match.seats[1 - first] as string }
}

describe('a turn is posted', () => {
  test('to Discord, where it calls nobody', async () => {
    const { match, link, first } = await table()
    const address = `https://discord.com/api/webhooks/42/${some()}`
    await set(link, 'discord', address)
    await pass(match, HOUR_MS)
    const heard = await heardAt(address)
    const name = ['\\<!channel\\>', '\\*Ben\\*'][first]
    expect(heard.map(jsonOf)).toEqual([
      {
        username: 'Slow Boat',
        content: `${name} · Tranquility · boat ${boatOf(match)} · It is your turn. ${ORIGIN}/`,
        allowed_mentions: { parse: [] }
      }
    ])
    expect(heard[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
  })

  test('to Slack, where a name is no sign', async () => {
    const { match, link, first } = await table()
    const address = `https://hooks.slack.com/services/T0/B0/${some()}`
    await set(link, 'slack', address)
    await pass(match, HOUR_MS)
    const name = ['&lt;!channel&gt;', '*Ben*'][first]
    expect((await heardAt(address)).map(jsonOf)).toEqual([
      { text: `${name} · Tranquility · boat ${boatOf(match)} · It is your turn. ${ORIGIN}/` }
    ])
  })

  test('to ntfy, at its own host and at one that the configuration names', async () => {
    const { match, link, first } = await table()
    const topic = some()
    await set(link, 'ntfy', `https://ntfy.example.org/${topic}`)
    await pass(match, HOUR_MS)
    const heard = (await heardAt('https://ntfy.example.org/')).map(jsonOf) as { topic: string }[]
    const message = `${['<!channel>', '*Ben*'][first]} · It is your turn.`
    expect(heard.filter(one => one.topic === topic)).toEqual([
      { topic, title: `Tranquility · boat ${boatOf(match)}`, message, click: ORIGIN }
    ])
    expect((await set(link, 'ntfy', `https://ntfy.sh/${topic}`)).status).toBe(200)
  })

  test('to a room of Matrix, under a number of its own and with the account’s token', async () => {
    const { match, link } = await table()
    const room = `!${some()}:matrix.org`
    await set(link, 'matrix', `https://matrix.org/${room}`, 'syt_secret')
    const path = `https://matrix.org/_matrix/client/v3/rooms/${encodeURIComponent(room)}/send/m.room.message/`
    await pass(match, HOUR_MS)
    const [heard, ...more] = await heardAt(path, { whole: false })
    expect([heard?.method, heard?.headers.authorization, more]).toEqual(['PUT', 'Bearer syt_secret', []])
    expect(heard?.url.slice(path.length)).toMatch(/^[0-9a-f]{32}$/)
    expect(heard && jsonOf(heard)).toMatchObject({ msgtype: 'm.text', 'm.mentions': {} })
    expect((await told(link)).webhook?.shown).toBe(`matrix.org … ${room.split(':')[0]?.slice(-4)}`)
  })

  test('to a program, where the configuration names its host', async () => {
    const { match, link, first } = await table()
    const address = `https://hooks.example.org/${some()}`
    await set(link, 'json', address)
    await pass(match, HOUR_MS)
    expect((await heardAt(address)).map(jsonOf)).toMatchObject([
      {
        match,
        game: 'tranquility',
        seat: first,
        about: 'turn',
        version: 0,
        title: `Tranquility · boat ${boatOf(match)}`,
        origin: ORIGIN
      }
    ])
  })
})

test('nothing that is posted leads to a seat or shows a card', async () => {
  const { match, seats, link } = await table()
  const address = `https://hooks.example.org/${some()}`
  await set(link, 'json', address)
  await pass(match, 3 * DAY_MS)
  const heard = JSON.stringify((await heardAt(address)).map(jsonOf))
  expect(heard).toContain('last')
  expect(heard).not.toContain('/s/')
  for (const seat of seats) expect(heard).not.toContain(seat.slice(-39))
  expect(handOf(await look(link)).length).toBeGreaterThan(0)
  expect(Object.keys(jsonOf((await heardAt(address))[0] ?? fail()) as object).sort()).toEqual(
    ['about', 'body', 'game', 'key', 'match', 'name', 'origin', 'seat', 'title', 'version'].sort()
  )
})

function fail(): never {
  throw new Error('nothing was posted')
}

describe('an address is refused', () => {
  const discord = '/api/webhooks/42/abc'
  test.each<readonly [WebhookKind, string]>([
    ['discord', `http://discord.com${discord}`],
    ['discord', `https://discord.com:8443${discord}`],
    ['discord', `https://discord.com.${discord}`],
    ['discord', `https://discord.com.example.org${discord}`],
    ['discord', `https://user:word@discord.com${discord}`],
    ['discord', `https://discord.com${discord}?wait=true`],
    ['discord', `https://discord.com${discord}#x`],
    ['discord', 'https://discord.com/api/users/@me'],
    ['discord', 'https://discord.com/api/webhooks/42/abc/../../../users'],
    ['discord', `https://hooks.slack.com${discord}`],
    ['slack', 'https://slack.com/services/T0/B0/x'],
    ['slack', 'https://hooks.slack.com/other'],
    ['ntfy', 'https://ntfy.sh/'],
    ['ntfy', 'https://ntfy.sh/one/two'],
    ['ntfy', 'https://hooks.example.org/topic'],
    ['matrix', 'https://matrix.org/!room:matrix.org'],
    ['matrix', 'https://example.org/!room:matrix.org'],
    ['json', 'https://example.org/hook'],
    ['json', 'https://127.0.0.1/hook'],
    ['json', 'https://10.0.0.7/hook'],
    ['json', 'https://[::1]/hook'],
    ['json', 'https://nas.local/hook'],
    ['json', 'https://intranet/hook'],
    ['json', 'https://2130706433/hook']
  ])('%s %s', async (kind, address) => {
    const { match, link } = await seated().then(opened => ({ ...opened, link: opened.seats[0] as string }))
    const answer = await set(link, kind, address)
    expect([answer.status, answer.body.code]).toEqual([422, 'WEBHOOK_ADDRESS'])
    expect((await told(link)).webhook).toBeNull()
    await pass(match, HOUR_MS)
    expect(await heardAt(address)).toEqual([])
  })
})

test('an answer that leads elsewhere is not followed, and ends the way until it is set anew', async () => {
  const { match, link, other, first } = await table()
  const [address, elsewhere] = [`https://hooks.example.org/${some()}`, `https://hooks.example.org/${some()}`]
  await set(link, 'json', address)
  await replyWith({ url: address, status: 307, headers: { Location: elsewhere } })
  await pass(match, DAY_MS)
  expect([(await heardAt(address)).length, await heardAt(elsewhere)]).toEqual([1, []])
  expect((await told(link)).receipts[0]).toMatchObject({ way: 'webhook', state: 'refused', why: 'HTTP_307' })
  expect((await look(other)).table.players[first]?.unreachedSince).not.toBeNull()
  await set(link, 'json', address)
  await pass(match, HOUR_MS)
  expect(await heardAt(address)).toHaveLength(2)
  expect((await look(other)).table.players[first]?.unreachedSince).toBeNull()
})

/** Refused at the first turn, and then many turns later. */
async function refused() {
  const sat = await table()
  const address = `https://hooks.example.org/${some()}`
  await set(sat.link, 'json', address)
  await replyWith({ url: address, status: 404 })
  await pass(sat.match, HOUR_MS)
  const since = async (viewer: string) => (await look(viewer)).table.players[sat.first]?.unreachedSince
  const at = await since(sat.other)
  for (let turn = 0; turn < 6; turn++) {
    await playOnce(sat.seats)
    await pass(sat.match, DAY_MS)
  }
  return { ...sat, address, since, at }
}

describe('a way that was refused for good', () => {
  test('is shown to all since when it was, whatever turn it is, and is not tried again', async () => {
    const { address, link, other, links, since, at } = await refused()
    expect(at).toEqual(expect.any(Number))
    for (const viewer of [link, other, links.watcher, links.host]) expect(await since(viewer)).toBe(at)
    expect(await heardAt(address)).toHaveLength(1)
  })

  test.each([
    ['has worked again', (link: string) => call('POST', '/api/seat/delivery/test', { link, body: { way: 'webhook' } })],
    ['was replaced', (link: string) => set(link, 'json', `https://hooks.example.org/${some()}`)],
    ['was switched off', (link: string) => call('PUT', '/api/seat/delivery', { link, body: { webhook: null } })]
  ])('is shown no more once it %s', async (_, putRight) => {
    const { link, other, since } = await refused()
    await putRight(link)
    for (const viewer of [link, other]) expect(await since(viewer)).toBeNull()
  })

  test('is shown to its own seat alone while another way gets through', async () => {
    const { match, link, other, since, at } = await refused()
    const device = { ...(await newBrowser()), endpoint: `https://fcm.googleapis.com/send/${some()}`, name: 'Firefox' }
    const { p256dh, auth, endpoint, name } = device
    await call('PUT', '/api/seat/delivery', { link, body: { device: { p256dh, auth, endpoint, name } } })
    expect([await since(link), await since(other)]).toEqual([at, null])
    await replyWith({ url: endpoint, status: 410 })
    await call('POST', '/api/seat/delivery/test', { link, body: { way: 'push' } })
    await pass(match, HOUR_MS)
    // To the others it was reached until then.
    expect([await since(link), await since(other)]).toEqual([at, (await told(link)).devices[0]?.goneAt])
  })
})

test.each([429, 503])('one that answers %i is asked again when it said', async status => {
  const { match, link } = await table()
  const address = `https://discord.com/api/webhooks/42/${some()}`
  await set(link, 'discord', address)
  const body = 'x'.repeat(100_000)
  await replyWith({ url: address, status, headers: { 'Retry-After': '1200' }, body })
  await pass(match, 15 * MINUTE_MS)
  expect(await heardAt(address)).toHaveLength(1)
  await pass(match, 15 * MINUTE_MS)
  expect(await heardAt(address)).toHaveLength(2)
  expect(JSON.stringify(await told(link))).not.toContain('xxx')
})

test('the address is a secret: nobody is shown it whole, and D1 holds it sealed', async () => {
  const { match, link, other, links } = await table()
  const secret = some()
  await set(link, 'discord', `https://discord.com/api/webhooks/42/${secret}`)
  await pass(match, HOUR_MS)
  expect((await told(link)).webhook).toEqual({ kind: 'discord', shown: `discord.com … ${secret.slice(-4)}` })
  const answers = await Promise.all(
    [link, other, links.watcher, links.host].flatMap(one =>
      ['/api/seat', '/api/seat/delivery', '/api/host'].map(path => call<unknown>('GET', path, { link: one }))
    )
  )
  const kept = await Promise.all(
    ['matches', 'lines'].map(async name => (await env.DB.prepare(`SELECT * FROM ${name}`).all()).results)
  )
  expect(JSON.stringify([answers, kept])).not.toContain(secret)
})

test('a room that lost its storage posts to the same address, and a new link leaves it behind', async () => {
  const { match, seats, link, links, first } = await table()
  const address = `https://discord.com/api/webhooks/42/${some()}`
  await set(link, 'discord', address)
  await pass(match, HOUR_MS)
  await loseStorage(match)
  await look(link)
  await pass(match, HOUR_MS)
  expect(await heardAt(address)).toHaveLength(2)
  await call('POST', '/api/host/reissue', { link: links.host, body: { seat: first } })
  await playOnce(seats.map((one, seat) => (seat === first ? '' : one))).catch(() => null)
  await pass(match, 3 * DAY_MS)
  expect(await heardAt(address)).toHaveLength(2)
})
