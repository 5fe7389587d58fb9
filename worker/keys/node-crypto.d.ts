/** As much of Node's crypto as we use: the types of Node as a whole are not those of the Worker. */
declare module 'node:crypto' {
  interface Hmac {
    update(data: Uint8Array): Hmac
    digest(): Uint8Array<ArrayBuffer>
  }

  export function createHmac(algorithm: 'sha256', key: Uint8Array): Hmac
  export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean
}
