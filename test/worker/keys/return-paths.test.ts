import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase32, toBase32 } from '../../../worker/keys/base32.ts'
import { toBase64url } from '../../../worker/keys/base64url.ts'
import { readLink } from '../../../worker/keys/links.ts'
import { readReply, writeReply } from '../../../worker/keys/replies.ts'
import { readReturnPath, type ReturnPath, writeReturnPath } from '../../../worker/keys/return-paths.ts'

const keyOf = (byte: number) => toBase64url(new Uint8Array(32).fill(byte))
const secrets = { LINK_KEYS: keyOf(1), STORE_KEY: keyOf(9) }
const MINUTE_MS = 60_000
const NOW = Date.UTC(2026, 10, 20, 12, 34)
const path: ReturnPath = { match: '00112233445566778899', seat: 3, generation: 258, sentAt: NOW }

test('a return path is 53 characters, and comes back in any case', () => {
  const text = writeReturnPath(path, secrets)
  expect(text).toMatch(/^[a-z2-7]{53}$/)
  expect(readReturnPath(text.toUpperCase(), NOW, secrets)).toEqual(path)
})

test('it comes back as it was signed, whatever the year, to the minute', () => {
  const moment = fc.integer({ min: NOW, max: Date.UTC(2200, 0, 1) })
  fc.assert(
    fc.property(moment, fc.integer({ min: -4 * MINUTE_MS, max: 30 * 86_400_000 }), (sentAt, later) => {
      const text = writeReturnPath({ ...path, sentAt }, secrets)
      const toTheMinute = Math.floor(sentAt / MINUTE_MS) * MINUTE_MS
      expect(readReturnPath(text, sentAt + later, secrets)).toEqual({ ...path, sentAt: toTheMinute })
    })
  )
})

test('no other bytes pass for one', () => {
  const bytes = fromBase32(writeReturnPath(path, secrets)) as Uint8Array
  for (let at = 0; at < bytes.length; at++) {
    const forged = bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))
    expect(readReturnPath(toBase32(forged), NOW, secrets)).toBeNull()
  }
  expect(readReturnPath(toBase32(bytes.slice(0, -1)), NOW, secrets)).toBeNull()
  expect(readReturnPath(toBase32(bytes), NOW, { ...secrets, LINK_KEYS: keyOf(2) })).toBeNull()
  expect(readReturnPath(toBase32(bytes), NOW, { ...secrets, LINK_KEYS: `${keyOf(2)},${keyOf(1)}` })).toEqual(path)
})

test('it opens no page and answers no mail, and what answers a mail is none', () => {
  const bytes = fromBase32(writeReturnPath(path, secrets)) as Uint8Array
  expect(readLink(toBase64url(bytes), secrets)).toBeNull()
  expect(readReply(toBase32(bytes), secrets)).toBeNull()
  const reply = writeReply({ match: path.match, seat: 3, generation: 258, version: 7 }, secrets)
  expect(readReturnPath(reply, NOW, secrets)).toBeNull()
})
