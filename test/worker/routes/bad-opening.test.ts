import { beforeEach, expect, test } from 'vitest'
import type { Failure } from '../../../schema/wire/failure.ts'
import { call, fetchHere, look, newKey, open } from '../client.ts'
import { stopClock } from '../time.ts'

beforeEach(stopClock)

const key = 'a-key-that-is-long-enough'
const ann = { name: 'Ann' }
const many = (count: number) => Array.from({ length: count }, () => ann)
const good = { key, game: 'tranquility', seats: [ann, { name: 'Ben' }] }

test.each<[string, unknown, string]>([
  ['nothing', undefined, ''],
  ['a list', [], ''],
  ['null', null, ''],
  ['a number', 7, ''],
  ['no seats', { ...good, seats: [] }, 'seats'],
  ['a hundred seats', { ...good, seats: many(100) }, 'seats'],
  ['seats that are a number', { ...good, seats: 2 }, 'seats'],
  ['no key', { ...good, key: undefined }, 'key'],
  ['a key that could be guessed', { ...good, key: '12345678' }, 'key'],
  ['a key with strange signs', { ...good, key: `${key}/../` }, 'key'],
  ['an unknown field', { ...good, admin: true }, 'admin'],
  ['an unknown field of a seat', { ...good, seats: [{ ...ann, hand: ['S'] }] }, 'seats.0.hand'],
  ['a name that is empty', { ...good, seats: [{ name: '' }] }, 'seats.0.name'],
  ['a name of white space', { ...good, seats: [{ name: ' \u00a0\u2003 ' }] }, 'seats.0.name'],
  ['a name of 25 letters', { ...good, seats: [{ name: 'a'.repeat(25) }] }, 'seats.0.name'],
  ['a name that is an address', { ...good, seats: [{ name: 'ann@example.org' }] }, 'seats.0.name'],
  ['a name with a link', { ...good, seats: [{ name: 'http://x' }] }, 'seats.0.name'],
  ['a name that runs backwards', { ...good, seats: [{ name: 'a\u202eb' }] }, 'seats.0.name'],
  ['a name with an invisible sign', { ...good, seats: [{ name: 'a\u200bb' }] }, 'seats.0.name'],
  ['a name with a line end', { ...good, seats: [{ name: 'a\r\nBcc: b' }] }, 'seats.0.name'],
  ['a name with half a sign', { ...good, seats: [{ name: 'a\ud800' }] }, 'seats.0.name'],
  ['a name that is a number', { ...good, seats: [{ name: 1 }] }, 'seats.0.name'],
  ['a language that we do not speak', { ...good, seats: [{ ...ann, language: 'tlh' }] }, 'seats.0.language'],
  ['a zone that does not exist', { ...good, seats: [{ ...ann, zone: 'Mars/Olympus' }] }, 'seats.0.zone'],
  [
    'an address with a line end',
    { ...good, seats: [{ ...ann, address: 'a@b.org\r\nBcc: c@d.org' }] },
    'seats.0.address'
  ],
  ['two addresses', { ...good, seats: [{ ...ann, address: 'a@b.org,c@d.org' }] }, 'seats.0.address'],
  ['an address with a name', { ...good, seats: [{ ...ann, address: 'A <a@b.org>' }] }, 'seats.0.address'],
  ['a pace that does not exist', { ...good, pace: 'light' }, 'pace'],
  ['options that are a list', { ...good, options: [] }, 'options'],
  ['an option that is an object', { ...good, options: { talk: {} } }, 'options.talk']
])('opening with %s is refused, and says where', async (_, body, at) => {
  const answer = await call<Failure>('POST', '/api/matches', { body })
  expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
  expect(answer.body.facts?.at ?? ['']).toContain(at)
})

test.each([
  ['a game that does not exist', { ...good, game: 'chess' }],
  ['a game named like an object', { ...good, game: '__proto__' }],
  ['a setting that does not exist', { ...good, options: { cheat: true } }],
  ['a value that does not exist', { ...good, options: { talk: 'loud' } }],
  ['more seats than the game has', { ...good, seats: many(6) }]
])('opening with %s is refused by the rules', async (_, body) => {
  expect((await call('POST', '/api/matches', { body: { ...body, key: newKey() } })).status).toBe(422)
})

test('names are kept as they are written, whatever they mean elsewhere', async () => {
  const names = ['<script>', '" onload="x', "O'Brien", '你好', 'Zoë', '&amp;', '{{7*7}}', "'; DROP TABLE x", '🐙']
  for (const name of names) {
    const { links } = await open([name])
    expect((await look(links.watcher)).table.players[0]?.name).toBe(name)
    const page = await fetchHere(`/s/${links.watcher.slice(-39)}`, {
      headers: { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
    })
    expect(await page.text()).not.toMatch(/<script>(?!<)|<[^>]*" onload="x/)
  }
})
