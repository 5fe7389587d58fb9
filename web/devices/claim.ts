// Eight characters are six bytes, of which the last two are the first two of this.
const FROM = 12
const TO = 20
const ID_CHARACTERS = 14
const ID_DIGITS = 20

/** How often the link to its place has been replaced: what a link claims stands in it for everybody to read. */
export function generationOf(link: string): number {
  const bytes = bytesOf(link.slice(FROM, TO))
  return (bytes[2] ?? 0) * 256 + (bytes[3] ?? 0)
}

/** The id of the match that it is for. */
export function matchOf(link: string): string {
  const bytes = bytesOf(link.slice(0, ID_CHARACTERS))
  return bytes
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, ID_DIGITS)
}

function bytesOf(base64url: string): number[] {
  const clear = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Array.from(clear, letter => letter.charCodeAt(0))
}
