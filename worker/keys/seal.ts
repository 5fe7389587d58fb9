import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64url, toBase64url } from './base64url.ts'
import { type Secrets, storeKey } from './secrets.ts'

/** What a sealed text is: a line of a match, its seats, or what the boat of that id carries. It opens as nothing else. */
export interface Sealed {
  readonly match: string
  readonly what: number | 'seats' | 'boat'
}

const NONCE_BYTES = 12
// A line always fits into one block, so that its length tells nothing.
const BLOCK_BYTES = 512

/** JSON that only we can read: AES-GCM under a key of its match. */
export async function seal(value: unknown, sealed: Sealed, secrets: Secrets): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const key = await keyOf(sealed.match, secrets)
  const closed = await crypto.subtle.encrypt(algorithm(nonce, sealed), key, padded(JSON.stringify(value)))
  return toBase64url(new Uint8Array([...nonce, ...new Uint8Array(closed)]))
}

/** The value again; throws where anything is not as it was sealed. */
export async function unseal(text: string, sealed: Sealed, secrets: Secrets): Promise<unknown> {
  const bytes = fromBase64url(text)
  if (!bytes) throw new Error(`sealed "${sealed.what}" is no base64url`)
  const nonce = bytes.slice(0, NONCE_BYTES)
  const key = await keyOf(sealed.match, secrets)
  const clear = await crypto.subtle.decrypt(algorithm(nonce, sealed), key, bytes.slice(NONCE_BYTES))
  return JSON.parse(new TextDecoder().decode(clear))
}

function algorithm(iv: Uint8Array<ArrayBuffer>, { match, what }: Sealed) {
  return { name: 'AES-GCM', iv, additionalData: utf8ToBytes(`${match} ${what}`) as Uint8Array<ArrayBuffer> }
}

async function keyOf(match: string, secrets: Secrets): Promise<CryptoKey> {
  const store = await crypto.subtle.importKey('raw', storeKey(secrets), 'HKDF', false, ['deriveKey'])
  const salt = utf8ToBytes(match) as Uint8Array<ArrayBuffer>
  const info = utf8ToBytes('copy') as Uint8Array<ArrayBuffer>
  const derived = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return crypto.subtle.deriveKey(derived, store, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** White space behind JSON changes nothing of it. */
function padded(json: string): Uint8Array<ArrayBuffer> {
  const bytes = utf8ToBytes(json)
  const whole = new Uint8Array(Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES).fill(' '.charCodeAt(0))
  whole.set(bytes)
  return whole
}
