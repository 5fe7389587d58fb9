import { evictDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { Opened } from '../../../schema/wire/links.ts'
import { act, awaited, call, done, fetchHere, line, look, newKey, playOnce, seated, wishes } from '../client.ts'
import { DAY_MS, later, pass, roomOf, SECOND_MS, stopClock } from '../time.ts'

beforeEach(stopClock)

async function acted() {
  const match = await seated()
  const { link, envelope } = await awaited(match.seats)
  const key = newKey()
  const again = () => act(link, envelope, line(envelope), key)
  return { ...match, link, envelope, key, again, first: await again() }
}

test('the same key while it is a draft changes nothing', async () => {
  const { again, first } = await acted()
  expect((await again()).body).toEqual(first.body)
})

test('the same key after it is settled answers the version that it made, and the present view', async () => {
  const { again, link, seats } = await acted()
  await done(link)
  await playOnce(seats)
  expect(await again()).toMatchObject({ status: 200, body: { made: 1, version: 2 } })
  expect((await look(link)).version).toBe(2)
})

test('the same key is known after the room has slept', async () => {
  const { again, match, link } = await acted()
  await evictDurableObject(roomOf(match))
  expect((await again()).body.made).toBeNull()
  await pass(match, 90 * SECOND_MS)
  await evictDurableObject(roomOf(match))
  expect((await again()).body).toMatchObject({ made: 1, version: 1 })
  expect((await look(link)).version).toBe(1)
})

test('twenty at once play once', async () => {
  const { again, link } = await acted()
  await Promise.all(Array.from({ length: 20 }, again))
  expect((await done(link)).body.version).toBe(1)
})

test('the same key for another line is refused', async () => {
  const { link, envelope, key } = await acted()
  const other = envelope.choices.at(-1)?.try ?? ''
  expect(await act(link, envelope, other, key)).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } })
})

test('what was taken back does not come back with its key', async () => {
  const { again, link } = await acted()
  await call('DELETE', '/api/seat/actions', { link })
  expect((await again()).body).toMatchObject({ made: null, draft: null, version: 0 })
})

test('and for another line it is refused, however many were taken back since', async () => {
  const { again, link, envelope, key } = await acted()
  await call('DELETE', '/api/seat/actions', { link })
  await act(link, envelope, line(envelope))
  await call('DELETE', '/api/seat/actions', { link })
  const other = envelope.choices.at(-1)?.try ?? ''
  expect(await act(link, envelope, other, key)).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } })
  expect((await again()).body).toMatchObject({ made: null, draft: null, version: 0 })
})

test('what another seat has taken back under the same key is nothing to this one', async () => {
  const { seats, link, envelope, key } = await acted()
  await call('DELETE', '/api/seat/actions', { link })
  await act(link, envelope, line(envelope))
  await done(link)
  const { link: other, envelope: theirs } = await awaited(seats)
  const { body } = await act(other, theirs, line(theirs), key)
  expect(body.draft?.line).toBe(line(theirs))
})

test('nor to the same seat in a later turn', async () => {
  const { seats, link, envelope, key } = await acted()
  await call('DELETE', '/api/seat/actions', { link })
  await act(link, envelope, line(envelope))
  await done(link)
  await playOnce(seats)
  const later = await look(link)
  expect((await act(link, later, line(later), key)).body.draft?.line).toBe(line(later))
})

test('another seat may use the same key for itself', async () => {
  const { seats, link, key } = await acted()
  await done(link)
  const { link: other, envelope } = await awaited(seats)
  expect((await act(other, envelope, line(envelope), key)).status).toBe(200)
})

test('a match that is opened twice with one key is opened once', async () => {
  const asked = wishes(['Ann', 'Ben'])
  const once = await call<Opened>('POST', '/api/matches', { body: asked })
  const twice = await call<Opened>('POST', '/api/matches', { body: asked })
  expect(twice).toEqual(once)
  const other = { ...asked, pace: 'week' }
  expect(await call('POST', '/api/matches', { body: other })).toMatchObject({
    status: 409,
    body: { code: 'KEY_REUSED' }
  })
})

test('the request that opened a match gives its links again for a day', async () => {
  const asked = wishes(['Ann', 'Ben'])
  const again = () => call<Opened>('POST', '/api/matches', { body: asked })
  const once = await again()
  later(DAY_MS - SECOND_MS)
  expect(await again()).toEqual(once)
  later(SECOND_MS)
  expect(await again()).toMatchObject({ status: 410, body: { code: 'OPENED_BEFORE' } })
})

test.each([{ seat: 1 }, { role: 'host', key: newKey() }, { role: 'watcher' }])(
  'it gives none once %j has a new link',
  async replaced => {
    const asked = wishes(['Ann', 'Ben'])
    const { body } = await call<Opened>('POST', '/api/matches', { body: asked })
    await call('POST', '/api/host/reissue', { link: body.links.host, body: replaced })
    expect(await call('POST', '/api/matches', { body: asked })).toMatchObject({
      status: 410,
      body: { code: 'OPENED_BEFORE' }
    })
  }
)

test('something said twice with one key is said once', async () => {
  const { link } = await acted()
  const [text = ''] = (await look(link)).phrases
  const body = { text, key: newKey() }
  await call('POST', '/api/seat/say', { link, body })
  expect((await call('POST', '/api/seat/say', { link, body })).body.said).toHaveLength(1)
})

test('and something else under its key is refused, but not to another seat', async () => {
  const [ann = '', ben = ''] = (await seated(['Ann', 'Ben'], { options: { talk: 'open' } })).seats
  const key = newKey()
  const say = (link: string, text: string) => call('POST', '/api/seat/say', { link, body: { text, key } })
  await say(ann, 'hello')
  expect(await say(ann, 'good night')).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } })
  expect((await say(ben, 'good night')).body.said).toMatchObject([{ text: 'hello' }, { text: 'good night' }])
})

async function choose(link: string, choice: string, key: string): Promise<number> {
  const body = new URLSearchParams({ choice, version: '0', key })
  const answer = await fetchHere(`/s/${link.slice(-39)}`, { method: 'POST', body, headers: { Accept: 'text/plain' } })
  await answer.text()
  return answer.status
}

test('of a form that is sent again with another choice, none is played for the other', async () => {
  const { seats } = await seated()
  const { link, envelope } = await awaited(seats)
  const key = newKey()
  expect(await choose(link, '1', key)).toBe(200)
  const { draft } = await look(link)
  expect(await choose(link, '1', key)).toBe(200)
  expect(await choose(link, '2', key)).toBe(409)
  expect(await choose(link, envelope.choices.at(-1)?.try ?? '', key)).toBe(409)
  expect((await look(link)).draft).toEqual(draft)
})

test('what was taken back does not come back with its form, but another choice is played', async () => {
  const { seats } = await seated()
  const { link } = await awaited(seats)
  const key = newKey()
  await choose(link, '1', key)
  await call('DELETE', '/api/seat/actions', { link })
  expect(await choose(link, '1', key)).toBe(200)
  expect((await look(link)).draft).toBeNull()
  expect(await choose(link, '2', key)).toBe(200)
  expect((await look(link)).draft).not.toBeNull()
})
