import { expect, test } from 'vitest'
import { toBase64url } from '../../../worker/keys/base64url.ts'
import { seal, sealPacked, unseal, unsealPacked } from '../../../worker/keys/seal.ts'

const keyOf = (byte: number) => toBase64url(new Uint8Array(32).fill(byte))
const secrets = { LINK_KEYS: keyOf(1), STORE_KEY: keyOf(9) }
const place = { match: '00112233445566778899', what: 7 } as const
const line = { seat: 1, at: 1_700_000_000_000, line: '23@e4 -7 -9', key: 'a-key-of-a-client' }

test('what is sealed is opened again', async () => {
  expect(await unseal(await seal(line, place, secrets), place, secrets)).toEqual(line)
})

test('the length of what is sealed tells nothing of the line', async () => {
  const lines = ['-7 -9', '23@e4 -7 -9', 'x'.repeat(200)]
  const sealed = await Promise.all(
    lines.map(text => seal({ ...line, line: text, key: 'k'.repeat(64) }, place, secrets))
  )
  expect(new Set(sealed.map(({ length }) => length)).size).toBe(1)
})

test('the same line is never sealed the same', async () => {
  expect(await seal(line, place, secrets)).not.toBe(await seal(line, place, secrets))
})

test.each([
  ['another match', { ...place, match: '99112233445566778899' }, secrets],
  ['another version', { ...place, what: 8 }, secrets],
  ['its seats', { ...place, what: 'seats' as const }, secrets],
  ['another key', place, { ...secrets, STORE_KEY: keyOf(8) }]
])('it does not open as %s', async (_, elsewhere, others) => {
  const sealed = await seal(line, place, secrets)
  await expect(unseal(sealed, elsewhere, others)).rejects.toThrow(Error)
})

test('it does not open when a character has changed', async () => {
  const sealed = await seal(line, place, secrets)
  const changed = sealed.slice(0, 40) + (sealed[40] === 'A' ? 'B' : 'A') + sealed.slice(41)
  await expect(unseal(changed, place, secrets)).rejects.toThrow(Error)
  await expect(unseal('not base64url!', place, secrets)).rejects.toThrow('sealed "7" is no base64url')
})

test('what is packed is opened again, takes less room, and opens as nothing else', async () => {
  const lines = Array.from({ length: 50 }, () => line)
  const packed = await sealPacked(lines, place, secrets)
  expect(packed.length).toBeLessThan(JSON.stringify(lines).length / 10)
  expect(await unsealPacked(packed, place, secrets)).toEqual(lines)
  await expect(unsealPacked(packed, { ...place, what: 'whole' }, secrets)).rejects.toThrow(Error)
})
