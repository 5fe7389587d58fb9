import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase32, toBase32 } from '../../../worker/keys/base32.ts'
import { toBase64url } from '../../../worker/keys/base64url.ts'
import { type Link, linkAddress, readLink, readSigned, writeLink, writeSigned } from '../../../worker/keys/links.ts'
import { readReply, writeReply } from '../../../worker/keys/replies.ts'
import { addressHash, matchFor } from '../../../worker/keys/secrets.ts'

const keyOf = (byte: number) => toBase64url(new Uint8Array(32).fill(byte))
const secrets = { LINK_KEYS: keyOf(1), STORE_KEY: keyOf(9) }
const PLAIN = ['seat', 'host', 'watcher', 'guest', 'unsubscribe', 'confirm', 'feed', 'boat'] as const
const EXTENDED = ['return-path'] as const
const link: Link = { match: '00112233445566778899', role: 'seat', seat: 3, generation: 258 }

test('a link is 39 characters that may stand in an address, or 40 in the extended form', () => {
  expect(writeLink(link, secrets)).toMatch(/^[A-Za-z0-9_-]{39}$/)
  expect(writeLink({ ...link, role: 'return-path' }, secrets)).toMatch(/^[A-Za-z0-9_-]{40}$/)
  expect(linkAddress(link, { ...secrets, ORIGIN: 'https://boat.example' })).toMatch(
    /^https:\/\/boat\.example\/s\/.{39}$/
  )
})

test('every link is read back as it was written', () => {
  const links = fc.record({
    match: fc.stringMatching(/^[0-9a-f]{20}$/),
    role: fc.constantFrom(...PLAIN, ...EXTENDED),
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
  'A'.repeat(43),
  '%00',
  'é'.repeat(39),
  '🂡'.repeat(20)
])('the text "%s" is none of ours', text => expect(readLink(text, secrets)).toBeNull())

test.each([
  ['seat', 'ABEiM0RVZneImQMBAuHK5vanPeS7NZ9NsiFVzvs'],
  ['host', 'ABEiM0RVZneImSMBAnv6gpy60O5CxA0Z81yHsf4'],
  ['watcher', 'ABEiM0RVZneImUMBAti_Uf0XNEffB4LnOAxUO18'],
  ['guest', 'ABEiM0RVZneImWMBAg14EFwTeiixfYiYg_1pzHs'],
  ['unsubscribe', 'ABEiM0RVZneImYMBAgaB-aAj3KiKoQi7AjMXu4Y'],
  ['confirm', 'ABEiM0RVZneImaMBAkS2RhO0uJ0PiDVNKHH_2Lo'],
  ['feed', 'ABEiM0RVZneImcMBApW20PhXo5vmnQmN4532RPo'],
  ['boat', 'ABEiM0RVZneImeMBAmx_Wh3XLixDs-5bljvkwQk']
] as const)('a link of the role %s is what it was when the first was given', (role, text) => {
  expect(readLink(text, secrets)).toEqual({ ...link, role })
  expect(writeLink({ ...link, role }, secrets)).toBe(text)
})

test.each([['return-path', 'ABEiM0RVZneImeMBAgGyRwk6n62JkhXVSJxLSB-0']] as const)(
  'a link of the extended role %s is what it was when the first was given',
  (role, text) => {
    expect(readLink(text, secrets)).toEqual({ ...link, role })
    expect(writeLink({ ...link, role }, secrets)).toBe(text)
  }
)

/** Any claim, signed as we sign: what only we could have written, and never would. */
function signed(claim: Uint8Array): Uint8Array {
  return concatBytes(claim, hmac(sha256, new Uint8Array(32).fill(1), claim).subarray(0, 16))
}

const claimOf = (bits: number, ...behind: number[]) =>
  concatBytes(hexToBytes(link.match), Uint8Array.of(bits * 32 + 3, 1, 2, ...behind))

test('behind other bits than those of the extended form no byte names a role', () => {
  for (const bits of [0, 1, 2, 3, 4, 5, 6])
    for (let role = 0; role < 256; role++)
      expect(readLink(toBase64url(signed(claimOf(bits, role))), secrets)).toBeNull()
})

test('a number that no role has yet opens nothing', () => {
  const read = Array.from({ length: 256 }, (_, role) => readLink(toBase64url(signed(claimOf(7, role))), secrets)?.role)
  expect(read.flatMap((role, number) => (role ? [[number, role]] : []))).toEqual([[1, 'return-path']])
})

test.each(EXTENDED)(
  'a link of the extended role %s that is cut, lengthened or of another form is none of ours',
  role => {
    const bytes = writeSigned({ ...link, role }, new Uint8Array(), secrets)
    const claim = bytes.subarray(0, 14)
    const signature = bytes.subarray(14)
    const others = [
      bytes.subarray(1),
      bytes.subarray(0, -1),
      concatBytes(bytes, Uint8Array.of(0)),
      // Its signature under the plain form of the same claim, a boat's, and with its role left out or moved.
      concatBytes(claim.subarray(0, 13), signature),
      concatBytes(claim.subarray(0, 13), Uint8Array.of(0), signature),
      concatBytes(claim, Uint8Array.of(0, 0, 0), signature),
      concatBytes(claimOf(3, claim[13] as number), signature)
    ]
    expect(others.flatMap(other => readLink(toBase64url(other), secrets) ?? [])).toEqual([])
    const text = toBase64url(bytes)
    const changed = [...text].flatMap((char, at) =>
      ['A', '9', '_', '-'].filter(other => other !== char).map(other => text.slice(0, at) + other + text.slice(at + 1))
    )
    expect(changed.filter(other => readLink(other, secrets))).toEqual([])
  }
)

test('what is said with a link of the extended form is signed along, and fits before the @ of an address', () => {
  const more = Uint8Array.from({ length: 10 }, (_, index) => 255 - index)
  for (let length = 0; length <= more.length; length++) {
    const said = more.subarray(0, length)
    const written = toBase32(writeSigned({ ...link, role: 'return-path' }, said, secrets))
    expect(written.length).toBeLessThanOrEqual(64)
    const bytes = fromBase32(written) ?? new Uint8Array()
    expect(readSigned(bytes, length, secrets)).toEqual({ link: { ...link, role: 'return-path' }, more: said })
    for (const other of [length - 1, length + 1]) expect(readSigned(bytes, other, secrets)).toBeNull()
    expect(readReply(written, secrets)).toBeNull()
  }
})

test('an answer is no return path, though both may have 32 bytes', () => {
  const seat = { match: link.match, seat: 3, generation: 258 }
  const reply = fromBase32(writeReply({ ...seat, version: 70_000 }, secrets)) ?? new Uint8Array()
  expect(reply).toHaveLength(writeSigned({ ...seat, role: 'return-path' }, new Uint8Array(2), secrets).length)
  expect(readSigned(reply, 2, secrets)).toBeNull()
  expect(readSigned(reply, 3, secrets)?.link.role).toBe('reply')
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
