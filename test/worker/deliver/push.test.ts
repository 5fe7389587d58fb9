import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Reached } from '../../../schema/wire/reached.ts'
import type { Delivered } from '../../../schema/wire/told.ts'
import { boatOf } from '../../../web/words/boat.ts'
import { pushKeyId } from '../../../worker/deliver/push/keys.ts'
import { fromBase64url } from '../../../worker/keys/base64url.ts'
import { call, look, playOnce, playOut, seated } from '../client.ts'
import { bytesOf, heardAt, replyWith } from '../elsewhere.ts'
import { loseStorage } from '../storage.ts'
import { countRows } from '../rows.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, pass, roomOf, stopClock } from '../time.ts'
import { type Browser, knownBrowser, newBrowser } from './rfc8291.ts'

beforeEach(stopClock)

const MARK = { name: 'Firefox, Linux' }

interface Phone extends Browser {
  readonly endpoint: string
}

async function newPhone(host = 'fcm.googleapis.com'): Promise<Phone> {
  return { ...(await newBrowser()), endpoint: `https://${host}/send/${crypto.randomUUID()}` }
}

function tell(link: string, { endpoint, p256dh, auth }: Phone) {
  return call<Failure>('PUT', '/api/seat/delivery', { link, body: { device: { endpoint, p256dh, auth, ...MARK } } })
}

const told = async (link: string) => (await call<Delivered & Reached>('GET', '/api/seat/delivery', { link })).body

async function readAt(phone: Phone): Promise<string[]> {
  return Promise.all((await heardAt(phone.endpoint)).map(({ body }) => phone.read(bytesOf(body))))
}

/** Two at a table, and the link of whoever is awaited first. */
async function table() {
  const match = await seated()
  const [first = 0] = (await look(match.seats[0] as string)).awaits
  return { ...match, first, link: match.seats[first] as string, other: match.seats[1 - first] as string }
}

test('the reader of these tests reads the example of RFC 8291', async () => {
  const browser = await knownBrowser(
    'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    'BTBZMqHH6r4Tts7J_aSIgg'
  )
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  expect(await browser.read(fromBase64url(body) ?? new Uint8Array())).toBe('When I grow up, I want to be a watermelon')
})

test('a turn arrives at every device of the seat: game and words, no link, no card and nobody’s name', async () => {
  const { match, first, link } = await table()
  const phones = [await newPhone(), await newPhone('updates.push.services.mozilla.com')]
  for (const phone of phones) await tell(link, phone)
  await call('PUT', '/api/seat/profile', { link, body: { language: 'de' } })
  await pass(match, HOUR_MS)
  const data = { match, seat: first, title: `Tranquility · Boot ${boatOf(match)}`, body: 'Du bist dran.' }
  for (const phone of phones) expect((await readAt(phone)).map(text => JSON.parse(text) as unknown)).toEqual([data])
  expect((await told(link)).devices.map(({ name }) => name)).toEqual([MARK.name, MARK.name])
})

test('it is kept for days, under a topic of the seat’s own, and signed by us', async () => {
  const [one, other] = [await table(), await table()]
  const phone = await newPhone()
  for (const { link } of [one, other]) await tell(link, phone)
  await pass(one.match, HOUR_MS)
  await pass(other.match, HOUR_MS)
  await playOnce(one.seats)
  await playOnce(one.seats)
  await pass(one.match, HOUR_MS)
  const heard = await heardAt(phone.endpoint)
  const topics = heard.map(({ headers }) => headers.topic ?? '')
  expect(topics[2]).toBe(topics[0])
  expect(new Set(topics).size).toBe(2)
  for (const topic of topics) expect(topic).toMatch(/^[\w-]{32}$/)
  expect(heard[0]?.headers).toMatchObject({ ttl: `${7 * 24 * 3600}`, 'content-encoding': 'aes128gcm' })
  expect(await signerOf(heard[0]?.headers.authorization ?? '')).toMatchObject({ aud: new URL(phone.endpoint).origin })
})

/** What a VAPID header claims, if the key that we show to browsers has signed it. */
async function signerOf(header: string): Promise<unknown> {
  const [, token = '', open = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
  expect(open).toBe(env.PUSH_KEY?.split('.')[0])
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const key = await crypto.subtle.importKey('raw', fromBase64url(open) ?? new Uint8Array(), curve, false, ['verify'])
  const [head = '', claims = '', signature = ''] = token.split('.')
  const signed = new TextEncoder().encode(`${head}.${claims}`)
  const isOurs = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    fromBase64url(signature) ?? new Uint8Array(),
    signed
  )
  expect(isOurs).toBe(true)
  return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
}

test('reminders and the end are pushed too', async () => {
  const { match, seats, link } = await table()
  const phone = await newPhone()
  await tell(link, phone)
  await pass(match, 3 * DAY_MS)
  await playOut(seats)
  await pass(match, DAY_MS)
  const bodies = (await readAt(phone)).map(text => (JSON.parse(text) as { body: string }).body)
  expect(bodies).toEqual([
    'It is your turn.',
    'It is still your turn.',
    'It is still your turn. This is the last reminder.',
    'The match is over.'
  ])
})

test.each([404, 410])('a device of which its service says %i is told no more, the others are', async status => {
  const { match, seats, link } = await table()
  const [gone, there] = [await newPhone(), await newPhone()]
  for (const phone of [gone, there]) await tell(link, phone)
  await replyWith({ url: gone.endpoint, status })
  await pass(match, HOUR_MS)
  expect((await told(link)).devices.map(({ goneAt }) => goneAt !== null)).toEqual([true, false])
  await playOnce(seats)
  await playOnce(seats)
  await pass(match, HOUR_MS)
  expect([(await heardAt(gone.endpoint)).length, (await heardAt(there.endpoint)).length]).toEqual([1, 2])
})

test('a device whose key is no point of the curve is left out, the others are told', async () => {
  const { match, link } = await table()
  const [wrong, there] = [{ ...(await newPhone()), p256dh: `B${'A'.repeat(86)}` }, await newPhone()]
  for (const phone of [wrong, there]) await tell(link, phone)
  await pass(match, HOUR_MS)
  expect((await told(link)).devices.map(({ goneAt }) => goneAt !== null)).toEqual([true, false])
  expect(await readAt(there)).toHaveLength(1)
})

test('the only device gone, the others see that the seat is not reached, until it names one again', async () => {
  const { match, link, other, first } = await table()
  const [gone, there] = [await newPhone(), await newPhone()]
  await tell(link, gone)
  await replyWith({ url: gone.endpoint, status: 410 })
  await pass(match, HOUR_MS)
  expect((await look(other)).table.players[first]?.unreachedSince).not.toBeNull()
  await tell(link, there)
  await pass(match, HOUR_MS)
  expect(await heardAt(there.endpoint)).toHaveLength(1)
  expect((await look(other)).table.players[first]?.unreachedSince).toBeNull()
})

test('… or removes the one that is gone', async () => {
  const { match, link, other, first } = await table()
  const gone = await newPhone()
  await tell(link, gone)
  await replyWith({ url: gone.endpoint, status: 404 })
  await pass(match, HOUR_MS)
  const [device] = (await told(link)).devices
  expect(device?.goneAt).toEqual(expect.any(Number))
  await call('PUT', '/api/seat/delivery', { link, body: { forget: device?.id } })
  expect((await told(link)).devices).toEqual([])
  expect((await look(other)).table.players[first]?.unreachedSince).toBeNull()
})

function renew(link: string, { endpoint: was }: Phone, { endpoint, p256dh, auth }: Phone) {
  return call<Failure>('PUT', '/api/seat/delivery', { link, body: { renewal: { was, endpoint, p256dh, auth } } })
}

describe('a device whose push service gives it another address', () => {
  test('is told there by its new keys, and of no turn twice', async () => {
    const { match, seats, link } = await table()
    const [old, fresh] = [await newPhone(), await newPhone()]
    await tell(link, old)
    await pass(match, HOUR_MS)
    await renew(link, old, fresh)
    await pass(match, HOUR_MS)
    expect(await heardAt(fresh.endpoint)).toEqual([])
    await playOnce(seats)
    await playOnce(seats)
    await pass(match, HOUR_MS)
    expect([(await readAt(old)).length, (await readAt(fresh)).length]).toEqual([1, 1])
    expect((await told(link)).devices.map(({ name }) => name)).toEqual([MARK.name])
  })

  test('is told what it missed, where that was noticed first', async () => {
    const { match, link, other, first } = await table()
    const [old, fresh] = [await newPhone(), await newPhone()]
    await tell(link, old)
    await replyWith({ url: old.endpoint, status: 410 })
    await pass(match, HOUR_MS)
    await renew(link, old, fresh)
    await pass(match, HOUR_MS)
    expect(await readAt(fresh)).toHaveLength(1)
    expect((await told(link)).devices).toMatchObject([{ goneAt: null }])
    expect((await look(other)).table.players[first]?.unreachedSince).toBeNull()
  })

  test('is the same one when it says so twice, and when only its keys are new', async () => {
    const { match, link } = await table()
    const [old, fresh, keys] = [await newPhone(), await newPhone(), await newPhone()]
    await tell(link, old)
    await renew(link, old, fresh)
    await renew(link, old, fresh)
    expect((await told(link)).devices).toHaveLength(1)
    const again = { ...keys, endpoint: fresh.endpoint }
    await renew(link, fresh, again)
    await pass(match, HOUR_MS)
    expect(await readAt(again)).toHaveLength(1)
  })

  test('stays away once its owner has removed it, and goes nowhere but to a push service', async () => {
    const { match, link } = await table()
    const [old, fresh] = [await newPhone(), await newPhone()]
    await tell(link, old)
    const evil = await renew(link, old, { ...fresh, endpoint: 'https://push.example.org/send/1' })
    expect([evil.status, evil.body.code]).toEqual([422, 'PUSH_SERVICE'])
    const [device] = (await told(link)).devices
    await call('PUT', '/api/seat/delivery', { link, body: { forget: device?.id } })
    expect((await renew(link, old, fresh)).status).toBe(200)
    await pass(match, HOUR_MS)
    expect([(await told(link)).devices, await heardAt(fresh.endpoint)]).toEqual([[], []])
  })
})

test('a service that is busy is asked again when it said, and no earlier', async () => {
  const { match, link } = await table()
  const phone = await newPhone()
  await tell(link, phone)
  await replyWith({ url: phone.endpoint, status: 429, headers: { 'Retry-After': '1800' } })
  await pass(match, 20 * MINUTE_MS)
  expect(await heardAt(phone.endpoint)).toHaveLength(1)
  await pass(match, 20 * MINUTE_MS)
  expect(await heardAt(phone.endpoint)).toHaveLength(2)
  expect((await told(link)).receipts[0]).toMatchObject({ way: 'push', about: 'turn', state: 'sent' })
})

describe('what a device may be', () => {
  test.each([
    'https://push.example.org/send/1',
    'http://fcm.googleapis.com/send/1',
    'https://fcm.googleapis.com:8443/send/1',
    'https://fcm.googleapis.com.example.org/send/1',
    'https://evilfcm.googleapis.com/send/1',
    'https://fcm.googleapis.com./send/1',
    'https://user@fcm.googleapis.com/send/1',
    'https://push.services.mozilla.com.example.org/1',
    'https://127.0.0.1/send/1',
    'https://[::1]/send/1',
    'https://localhost/send/1'
  ])('nothing is pushed to %s', async endpoint => {
    const { link } = await table()
    const answer = await tell(link, { ...(await newPhone()), endpoint })
    expect([answer.status, answer.body.code]).toEqual([422, 'PUSH_SERVICE'])
    expect((await told(link)).devices).toEqual([])
  })

  test.each(['web.push.apple.com', 'wns2-par02p.notify.windows.com', 'updates.push.services.mozilla.com'])(
    '%s is a push service',
    async host => {
      const { link } = await table()
      expect((await tell(link, await newPhone(host))).status).toBe(200)
    }
  )

  test('named again it is the same device, and there are at most eight', async () => {
    const { link } = await table()
    const first = await newPhone()
    await tell(link, first)
    await tell(link, first)
    expect((await told(link)).devices).toHaveLength(1)
    for (let more = 0; more < 7; more++) await tell(link, await newPhone())
    const answer = await tell(link, await newPhone())
    expect([answer.status, answer.body.code]).toEqual([409, 'TOO_MANY_DEVICES'])
    expect((await told(link)).devices).toHaveLength(8)
  })

  test('one that is gone leaves its place to another', async () => {
    const { match, link } = await table()
    const phones = await Promise.all(Array.from({ length: 8 }, () => newPhone()))
    for (const phone of phones) await tell(link, phone)
    await replyWith({ url: phones[3]?.endpoint ?? '', status: 410 })
    await pass(match, HOUR_MS)
    expect((await tell(link, await newPhone())).status).toBe(200)
    expect((await told(link)).devices.map(({ goneAt }) => goneAt)).toEqual(Array.from({ length: 8 }, () => null))
  })
})

test('a device that was removed is told no more', async () => {
  const { match, link } = await table()
  const phone = await newPhone()
  await tell(link, phone)
  const [device] = (await told(link)).devices
  await call('PUT', '/api/seat/delivery', { link, body: { forget: device?.id } })
  await pass(match, DAY_MS)
  expect([(await told(link)).devices, await heardAt(phone.endpoint)]).toEqual([[], []])
})

test('where a device is told is shown to nobody, its own seat included', async () => {
  const { match, link, other, links } = await table()
  const phone = await newPhone()
  await tell(link, phone)
  await pass(match, HOUR_MS)
  const answers = await Promise.all(
    [link, other, links.watcher, links.host].flatMap(one =>
      ['/api/seat', '/api/seat/delivery', '/api/host'].map(path => call<unknown>('GET', path, { link: one }))
    )
  )
  expect(JSON.stringify(answers)).not.toContain(phone.endpoint.slice(-20))
  expect(JSON.stringify((await env.DB.prepare('SELECT * FROM matches').all()).results)).not.toContain('googleapis')
})

test('a new link for the seat leaves its devices behind', async () => {
  const { match, seats, links, first } = await table()
  const phone = await newPhone()
  await tell(seats[first] as string, phone)
  await call('POST', '/api/host/reissue', { link: links.host, body: { seat: first } })
  await pass(match, DAY_MS)
  expect(await heardAt(phone.endpoint)).toEqual([])
})

test('a room that lost its storage tells the same devices', async () => {
  const { match, seats, link } = await table()
  const phone = await newPhone()
  await tell(link, phone)
  await pass(match, HOUR_MS)
  await loseStorage(match)
  await playOnce(seats)
  await playOnce(seats)
  await pass(match, HOUR_MS)
  expect((await told(link)).devices).toHaveLength(1)
  expect((await readAt(phone)).length).toBeGreaterThanOrEqual(2)
})

const KEY_OF_DEVICE = '$[0].pushKey'

function setDevices(match: string, sql: string): Promise<unknown> {
  return runInDurableObject(roomOf(match), (_, { storage }) => storage.sql.exec(`UPDATE seats SET devices = ${sql}`))
}

test('a device that was subscribed with a key of ours that was replaced is asked nothing more, and its seat is told', async () => {
  const { match, link, other, first } = await table()
  const phone = await newPhone()
  await tell(link, phone)
  await setDevices(match, `iif(devices = '[]', devices, json_set(devices, '${KEY_OF_DEVICE}', 'another'))`)
  await pass(match, DAY_MS)
  expect(await heardAt(phone.endpoint)).toEqual([])
  expect((await told(link)).devices).toMatchObject([{ goneAt: expect.any(Number) }])
  expect((await look(link)).table.players[first]).toMatchObject({ unreachedSince: expect.any(Number) })
  expect((await look(other)).table.players[first]).not.toMatchObject({ unreachedByUs: true })
  const again = await newPhone()
  await tell(link, again)
  await pass(match, HOUR_MS)
  expect(await heardAt(again.endpoint)).toHaveLength(1)
})

test('of an older device it is found out by which key it is reached', async () => {
  const { match, link } = await table()
  await tell(link, await newPhone())
  await setDevices(match, `json_remove(devices, '${KEY_OF_DEVICE}')`)
  await pass(match, HOUR_MS)
  const known = await runInDurableObject(roomOf(match), (_, { storage }) =>
    storage.sql.exec(`SELECT json_extract(devices, '${KEY_OF_DEVICE}') AS key FROM seats WHERE devices <> '[]'`).one()
  )
  expect(known.key).toBe(pushKeyId(env))
})

test('a room that lost its storage knows which of its devices are gone', async () => {
  const { match, link } = await table()
  const [gone, there] = [await newPhone(), await newPhone()]
  for (const phone of [gone, there]) await tell(link, phone)
  await replyWith({ url: gone.endpoint, status: 410 })
  await pass(match, DAY_MS)
  const before = (await told(link)).devices
  await loseStorage(match)
  expect((await told(link)).devices).toEqual(before)
  expect(before.map(({ goneAt }) => goneAt !== null)).toEqual([true, false])
})

test('a turn that is pushed writes no more rows than one that is mailed', async () => {
  const { match, seats, other, link } = await table()
  for (const one of [link, other]) await tell(one, await newPhone())
  await pass(match, HOUR_MS)
  const counted = await countRows(match, async () => {
    await playOnce(seats)
    await pass(match, 10 * MINUTE_MS)
  })
  expect(counted.room).toBeLessThanOrEqual(9)
  expect(counted.directory).toBeLessThanOrEqual(2)
})
