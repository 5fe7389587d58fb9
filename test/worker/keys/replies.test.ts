import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase32, toBase32 } from '../../../worker/keys/base32.ts'
import { toBase64url } from '../../../worker/keys/base64url.ts'
import { readLink, writeLink } from '../../../worker/keys/links.ts'
import { readReply, type Reply, writeReply } from '../../../worker/keys/replies.ts'

const keyOf = (byte: number) => toBase64url(new Uint8Array(32).fill(byte))
const secrets = { LINK_KEYS: keyOf(1), STORE_KEY: keyOf(9) }
const reply: Reply = { match: '00112233445566778899', seat: 3, generation: 258, version: 70_000 }

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'my'],
  ['fo', 'mzxq'],
  ['foo', 'mzxw6'],
  ['foob', 'mzxw6yq'],
  ['fooba', 'mzxw6ytb'],
  ['foobar', 'mzxw6ytboi']
])('"%s" in base32 is "%s", and back', (text, written) => {
  const bytes = new TextEncoder().encode(text)
  expect(toBase32(bytes)).toBe(written)
  expect(fromBase32(written.toUpperCase())).toEqual(bytes)
})

test.each(['m', 'mz', 'mzx', 'mzxr', 'mzxw6=', 'mzxw1', 'mzxw 6', 'mzxwé'])('"%s" is no base32 of ours', text => {
  expect(fromBase32(text)).toBeNull()
})

test('where a mail is answered is 52 characters, in any case', () => {
  const written = writeReply(reply, secrets)
  expect(written).toMatch(/^[a-z2-7]{52}$/)
  expect(readReply(written.toUpperCase(), secrets)).toEqual(reply)
})

test('an answer’s address is what it was when the first was given', () => {
  const text = 'aaisem2ekvthpcezmmaqeairoaujt2z7iyg2ei76j5s6jh25g3sa'
  expect(readReply(text, secrets)).toEqual(reply)
  expect(writeReply(reply, secrets)).toBe(text)
})

test('every reply is read back as it was written', () => {
  const replies = fc.record({
    match: fc.stringMatching(/^[0-9a-f]{20}$/),
    seat: fc.nat(31),
    generation: fc.nat(0xffff),
    version: fc.nat(1_000_000)
  })
  fc.assert(
    fc.property(replies, any => {
      expect(readReply(writeReply(any, secrets), secrets)).toEqual(any)
    })
  )
})

test.each([-1, 0.5, 2 ** 24, NaN])('there is no reply to version %s', version => {
  expect(() => writeReply({ ...reply, version }, secrets)).toThrow('a reply to version')
})

test('a reply with any one character changed is none of ours', () => {
  const text = writeReply(reply, secrets)
  const others = [...text].flatMap((char, at) =>
    ['a', 'q', '2', '7'].filter(other => other !== char).map(other => text.slice(0, at) + other + text.slice(at + 1))
  )
  expect(others.filter(other => readReply(other, secrets))).toEqual([])
})

test('no link is a reply, and no reply a link', () => {
  const link = writeLink({ match: reply.match, role: 'guest', seat: 3, generation: 258 }, secrets)
  expect(readReply(link, secrets)).toBeNull()
  expect(readLink(writeReply(reply, secrets), secrets)).toBeNull()
  expect(readReply('', secrets)).toBeNull()
})

test('a reply is believed under an older key, and not under a stranger’s', () => {
  const written = writeReply(reply, secrets)
  expect(readReply(written, { ...secrets, LINK_KEYS: `${keyOf(2)},${keyOf(1)}` })).toEqual(reply)
  expect(readReply(written, { ...secrets, LINK_KEYS: keyOf(2) })).toBeNull()
})
