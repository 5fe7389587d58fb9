import { expect, test } from 'vitest'
import { generationOf, matchOf } from '../../../web/devices/claim.ts'
import { read, written } from '../../../web/devices/file.ts'
import type { Known } from '../../../web/harbour/known.ts'
import { toBase64url } from '../../../worker/keys/base64url.ts'
import { writeLink } from '../../../worker/keys/links.ts'

const key = toBase64url(new Uint8Array(32).fill(1))
const secrets = { LINK_KEYS: key, STORE_KEY: key }
const here = 'https://boat.example'
const match = '00112233445566778899'

function known(generation: number, seat: number | null = 0): Known {
  const role = seat === null ? 'host' : 'seat'
  const link = writeLink({ match, role, seat: seat ?? 0, generation }, secrets)
  return { link, match, game: 'tranquility', name: 'Ann', seat }
}

test.each([0, 1, 255, 256, 0xffff])('a link says its match, and that it is number %i of its place', generation => {
  const { link } = known(generation)
  expect(generationOf(link)).toBe(generation)
  expect(matchOf(link)).toBe(match)
})

test('what is saved in a file is read from it, and nothing else of the device', () => {
  const all = [known(0), known(3, null)]
  const promised = all.map(one => ({ ...one, promise: { commitment: 'secret', at: 1 } }))
  expect(written(promised, here)).not.toContain('secret')
  expect(read(written(promised, here), here)).toEqual({ known: all })
  expect(read(written([], here), here)).toEqual({ known: [] })
})

const file = (more: object) => JSON.stringify({ ...JSON.parse(written([known(0)], here)), ...more })
const [entry] = (JSON.parse(file({})) as { matches: object[] }).matches
const withEntry = (more: object) => file({ matches: [entry, { ...entry, ...more }] })

test.each<[string, string, object]>([
  ['too large', ' '.repeat(1_000_001), { wrong: 'size' }],
  ['no JSON', 'PK\u0003\u0004', { wrong: 'json' }],
  ['another program’s', '{"tabs":[]}', { wrong: 'kind' }],
  ['a list', '[]', { wrong: 'kind' }],
  ['nothing', 'null', { wrong: 'kind' }],
  ['without matches', file({ matches: 3 }), { wrong: 'kind' }],
  ['newer than we are', file({ version: 2 }), { wrong: 'version' }],
  ['from elsewhere', file({ origin: 'https://other.example' }), { wrong: 'origin', origin: 'https://other.example' }],
  ['with a match that is none', file({ matches: [entry, null] }), { wrong: 'match', at: 2 }],
  ['with a link elsewhere', withEntry({ link: 'https://other.example/s/x' }), { wrong: 'match', at: 2 }],
  ['with a link cut short', withEntry({ link: `${here}/s/AAAA` }), { wrong: 'match', at: 2 }],
  ['with a script for a link', withEntry({ link: 'javascript:alert(1)' }), { wrong: 'match', at: 2 }],
  ['with half a seat', withEntry({ seat: 0.5 }), { wrong: 'match', at: 2 }],
  ['with a seat below the first', withEntry({ seat: -1 }), { wrong: 'match', at: 2 }],
  ['with no name', withEntry({ name: '' }), { wrong: 'match', at: 2 }],
  ['with no end of a name', withEntry({ name: 'A'.repeat(201) }), { wrong: 'match', at: 2 }],
  ['with a number for a game', withEntry({ game: 7 }), { wrong: 'match', at: 2 }]
])('of a file that is %s nothing is taken, and it is said why', (_, text, wrong) => {
  expect(read(text, here)).toEqual(wrong)
})
