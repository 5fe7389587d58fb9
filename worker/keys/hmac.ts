import { createHmac } from 'node:crypto'

/**
 * HMAC-SHA-256 by the runtime itself. Every request checks a signature, and in JavaScript that took a tenth of what an
 * action takes; Web Crypto would have every caller wait.
 */
export function hmacSha256(key: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac('sha256', key).update(data).digest())
}
