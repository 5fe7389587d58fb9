import { fromBase64url, toBase64url } from '../../../worker/keys/base64url.ts'

/** A browser's end of web push, by RFC 8291 and 8188 alone, to read what a push service was given for it. */
export interface Browser {
  readonly p256dh: string
  readonly auth: string
  read(body: Uint8Array<ArrayBuffer>): Promise<string>
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const
const text = (said: string) => new TextEncoder().encode(said)

export async function newBrowser(): Promise<Browser> {
  const pair = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair
  const open = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer)
  return browserOf(pair.privateKey, open, crypto.getRandomValues(new Uint8Array(16)))
}

/** One whose keys are known. */
export async function knownBrowser(secret: string, open: string, auth: string): Promise<Browser> {
  const bytes = bytes64(open)
  const [x, y] = [toBase64url(bytes.slice(1, 33)), toBase64url(bytes.slice(33))]
  const key = { kty: 'EC', crv: 'P-256', d: secret, x, y }
  return browserOf(await crypto.subtle.importKey('jwk', key, CURVE, false, ['deriveBits']), bytes, bytes64(auth))
}

function browserOf(secret: CryptoKey, open: Uint8Array<ArrayBuffer>, auth: Uint8Array<ArrayBuffer>): Browser {
  return { p256dh: toBase64url(open), auth: toBase64url(auth), read }

  async function read(body: Uint8Array<ArrayBuffer>): Promise<string> {
    // Salt, record size, and as key id the sender's own key of this message.
    const salt = body.slice(0, 16)
    const keyLength = body[20] ?? 0
    const theirs = body.slice(21, 21 + keyLength)
    const sender = await crypto.subtle.importKey('raw', theirs, CURVE, false, [])
    const shared = await crypto.subtle.deriveBits(
      { name: 'ECDH', public: sender } as SubtleCryptoDeriveKeyAlgorithm,
      secret,
      256
    )
    const info = new Uint8Array([...text('WebPush: info\0'), ...open, ...theirs])
    const material = await derive(new Uint8Array(shared), auth, info, 32)
    const key = await derive(material, salt, text('Content-Encoding: aes128gcm\0'), 16)
    const iv = await derive(material, salt, text('Content-Encoding: nonce\0'), 12)
    const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
    const padded = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, body.slice(21 + keyLength)))
    // The last record ends with a two, and zeros as padding.
    const end = padded.lastIndexOf(2)
    if (padded.subarray(end + 1).some(byte => byte !== 0))
      throw new Error('what follows the end of the record is no padding')
    return new TextDecoder().decode(padded.slice(0, end))
  }
}

async function derive(
  material: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8))
}

function bytes64(said: string): Uint8Array<ArrayBuffer> {
  return fromBase64url(said) ?? new Uint8Array()
}
