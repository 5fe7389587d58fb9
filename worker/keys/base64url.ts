const AT_ONCE = 4096

/** Bytes as text that may stand in an address: the alphabet of RFC 4648, section 5, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  return btoa(lettersOf(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** One letter for each byte, some thousands at once: a call takes only so many arguments. */
function lettersOf(bytes: Uint8Array): string {
  const letters: string[] = []
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    letters.push(String.fromCharCode(...bytes.subarray(at, at + AT_ONCE)))
  return letters.join('')
}

/** The bytes again; null for any text that `toBase64url` would not have written. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null
  const chars = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = new Uint8Array(chars.length)
  // Not `Uint8Array.from`, which walks along the text by an iterator and takes some times as long.
  for (let at = 0; at < chars.length; at++) bytes[at] = chars.charCodeAt(at)
  return toBase64url(bytes) === text ? bytes : null
}
