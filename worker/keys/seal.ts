import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64url, toBase64url } from './base64url.ts'
import { type Secrets, storeKey } from './secrets.ts'

/** What a sealed text is: a line of a match, its seats, or all of one that is over; or who gets a letter with others, and what it tells; or for whom an inbox was mailed; or what a boat carries. It opens as nothing else. */
export interface Sealed {
  /** Or the hash of an address. */
  readonly match: string
  readonly what: number | 'seats' | 'whole' | 'gathered' | 'digest' | 'mailed' | 'boat'
}

const NONCE_BYTES = 12
const BLOCK_BYTES = 512

/** JSON that only we can read: AES-GCM under a key of its match. What fits into one block all has the same length. */
export async function seal(value: unknown, sealed: Sealed, secrets: Secrets, block = BLOCK_BYTES): Promise<string> {
  return toBase64url(await close(padded(JSON.stringify(value), block), sealed, secrets))
}

/** The value again; throws where anything is not as it was sealed. */
export async function unseal(text: string, sealed: Sealed, secrets: Secrets): Promise<unknown> {
  const bytes = fromBase64url(text)
  if (!bytes) throw new Error(`sealed "${sealed.what}" is no base64url`)
  return JSON.parse(new TextDecoder().decode(await open(bytes, sealed, secrets)))
}

/** The same, as small as it gets: for a match that is over, where length gives nothing away. */
export async function sealPacked(value: unknown, sealed: Sealed, secrets: Secrets): Promise<Uint8Array<ArrayBuffer>> {
  const clear = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return close(new Uint8Array(await new Response(clear).arrayBuffer()), sealed, secrets)
}

export async function unsealPacked(bytes: Uint8Array<ArrayBuffer>, sealed: Sealed, secrets: Secrets): Promise<unknown> {
  const packed = new Blob([await open(bytes, sealed, secrets)]).stream()
  return new Response(packed.pipeThrough(new DecompressionStream('deflate-raw'))).json()
}

async function close(
  clear: Uint8Array<ArrayBuffer>,
  sealed: Sealed,
  secrets: Secrets
): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const key = await keyOf(sealed.match, secrets)
  const closed = await crypto.subtle.encrypt(algorithm(nonce, sealed), key, clear)
  return concatBytes(nonce, new Uint8Array(closed)) as Uint8Array<ArrayBuffer>
}

async function open(bytes: Uint8Array<ArrayBuffer>, sealed: Sealed, secrets: Secrets): Promise<ArrayBuffer> {
  const nonce = bytes.slice(0, NONCE_BYTES)
  const key = await keyOf(sealed.match, secrets)
  return crypto.subtle.decrypt(algorithm(nonce, sealed), key, bytes.slice(NONCE_BYTES))
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
function padded(json: string, block: number): Uint8Array<ArrayBuffer> {
  const bytes = utf8ToBytes(json)
  const whole = new Uint8Array(Math.ceil(bytes.length / block) * block).fill(' '.charCodeAt(0))
  whole.set(bytes)
  return whole
}
