import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { MINUTE_MS, SECOND_MS } from '../../schema/time.ts'

/*
 * Webhooks that are signed as Svix has it: HMAC-SHA-256 over "id.timestamp.body" under a secret in base64 behind "whsec_".
 * While a secret is changed there are signatures by the old and by the new one.
 */

const PREFIX = 'whsec_'
const VERSION = 'v1'
/** An older request is somebody's copy of one. */
const TOLERANCE_MS = 5 * MINUTE_MS

/** Whether whoever has the secret has signed this request, and not long ago. */
export function isSigned(headers: Headers, body: Uint8Array, secret: string, now: number): boolean {
  const [id, timestamp, signatures] = ['svix-id', 'svix-timestamp', 'svix-signature'].map(name => headers.get(name))
  const key = fromBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret)
  if (!id || !timestamp || !signatures || !key || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now - Number(timestamp) * SECOND_MS) > TOLERANCE_MS) return false
  const expected = hmac(sha256, key, concatBytes(utf8ToBytes(`${id}.${timestamp}.`), body))
  return signatures.split(' ').some(signature => {
    const [version, text = ''] = signature.split(',')
    const given = version === VERSION ? fromBase64(text) : null
    return given !== null && isSame(given, expected)
  })
}

// Looks at every byte, so that the time it takes tells nothing about where two signatures part.
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0
}

function fromBase64(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text), char => char.charCodeAt(0))
  } catch {
    return null
  }
}
