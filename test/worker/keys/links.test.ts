import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBase64url } from '../../../worker/keys/base64url.ts'
import { type Link, linkAddress, readLink, writeLink } from '../../../worker/keys/links.ts'
import { addressHash, matchFor } from '../../../worker/keys/secrets.ts'

const keyOf = (byte: number) => toBase64url(new Uint8Array(32).fill(byte))
const secrets = { LINK_KEYS: keyOf(1), STORE_KEY: keyOf(9) }
const link: Link = { match: '00112233445566778899', role: 'seat', seat: 3, generation: 258 }

test('a link is 39 characters that may stand in an address', () => {
  expect(writeLink(link, secrets)).toMatch(/^[A-Za-z0-9_-]{39}$/)
  expect(linkAddress(link, { ...secrets, ORIGIN: 'https://boat.example' })).toMatch(
    /^https:\/\/boat\.example\/s\/.{39}$/
  )
})

test('every link is read back as it was written', () => {
  const links = fc.record({
    match: fc.stringMatching(/^[0-9a-f]{20}$/),
    role: fc.constantFrom('seat', 'host', 'watcher', 'guest', 'unsubscribe', 'confirm', 'feed', 'boat'),
    seat: fc.nat(31),
    generation: fc.nat(0xffff)
  })
  fc.assert(
    fc.property(links, any => {
      expect(readLink(writeLink(any as Link, secrets), secrets)).toEqual(any)
    })
  )
})

test.each<[string, Partial<Record<keyof Link, unknown>>]>([
  ['a seat off the table', { seat: 32 }],
  ['half a seat', { seat: 0.5 }],
  ['a seat before the first', { seat: -1 }],
  ['no seat', { seat: undefined }],
  ['a role that there is not', { role: 'owner' }],
  ['an answer, which says more', { role: 'reply' }],
  ['a generation beyond the last', { generation: 0x10000 }],
  ['a generation before the first', { generation: -1 }],
  ['half a generation', { generation: 1.5 }]
])('a link for %s is not written', (_, wrong) => {
  expect(() => writeLink({ ...link, ...wrong } as Link, secrets)).toThrow('a link')
})

test('a link with any one character changed is none of ours', () => {
  const text = writeLink(link, secrets)
  const others = [...text].flatMap((char, at) =>
    ['A', '9', '_', '-'].filter(other => other !== char).map(other => text.slice(0, at) + other + text.slice(at + 1))
  )
  expect(others.filter(other => readLink(other, secrets))).toEqual([])
})

test.each([
  '',
  'x',
  'null',
  '/',
  '..',
  'A'.repeat(38),
  'A'.repeat(39),
  'A'.repeat(40),
  '%00',
  'é'.repeat(39),
  '🂡'.repeat(20)
])('the text "%s" is none of ours', text => expect(readLink(text, secrets)).toBeNull())

test.each([
  ['seat', 'ABEiM0RVZneImQMBAuHK5vanPeS7NZ9NsiFVzvs'],
  ['host', 'ABEiM0RVZneImSMBAnv6gpy60O5CxA0Z81yHsf4'],
  ['watcher', 'ABEiM0RVZneImUMBAti_Uf0XNEffB4LnOAxUO18'],
  ['unsubscribe', 'ABEiM0RVZneImYMBAgaB-aAj3KiKoQi7AjMXu4Y'],
  ['confirm', 'ABEiM0RVZneImaMBAkS2RhO0uJ0PiDVNKHH_2Lo'],
  ['feed', 'ABEiM0RVZneImcMBApW20PhXo5vmnQmN4532RPo'],
  ['boat', 'ABEiM0RVZneImeMBAmx_Wh3XLixDs-5bljvkwQk']
] as const)('a link of the role %s that was given before seats could be lent is what it was', (role, text) => {
  expect(readLink(text, secrets)).toEqual({ ...link, role })
  expect(writeLink({ ...link, role }, secrets)).toBe(text)
})

test('the newest key signs, the one before it is still believed', () => {
  const older = writeLink(link, secrets)
  const turned = { ...secrets, LINK_KEYS: `${keyOf(2)},${keyOf(1)}` }
  expect(writeLink(link, turned)).not.toBe(older)
  expect(readLink(older, turned)).toEqual(link)
  expect(readLink(writeLink(link, turned), secrets)).toBeNull()
})

test('a link that was signed by nobody is refused whatever it claims', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 29, maxLength: 29 }), bytes => {
      expect(readLink(toBase64url(bytes), secrets)).toBeNull()
    })
  )
})

test('a key that is no 32 bytes is said so, and not shown', () => {
  expect(() => writeLink(link, { ...secrets, LINK_KEYS: 'short' })).toThrow('LINK_KEYS wants 32 bytes in base64url')
})

test('a match has its id from the key that opened it, and addresses are told apart by a hash', () => {
  const zero = Uint8Array.of(0)
  expect(matchFor('one', zero, secrets)).toMatch(/^00[0-9a-f]{18}$/)
  expect(matchFor('one', zero, secrets)).toBe(matchFor('one', zero, secrets))
  expect(matchFor('one', zero, secrets)).not.toBe(matchFor('two', zero, secrets))
  expect(matchFor('one', zero, secrets)).not.toBe(matchFor('one', zero, { ...secrets, STORE_KEY: keyOf(8) }))
  expect(addressHash('Ann@Example.org', secrets)).toBe(addressHash('ann@example.org', secrets))
  expect(addressHash('ann@example.org', secrets)).not.toContain('ann')
})
