const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const BITS = 5

/** Bytes as text that survives whoever folds its case, as mail programs do: RFC 4648, section 6, small and without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map(group => ALPHABET[parseInt(group.padEnd(BITS, '0'), 2)]).join('')
}

/** The bytes again; null for any text that `toBase32` would not have written, in whatever case. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> | null {
  const small = text.toLowerCase()
  if (!/^[a-z2-7]*$/.test(small)) return null
  const bits = [...small].map(char => ALPHABET.indexOf(char).toString(2).padStart(BITS, '0')).join('')
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], byte => parseInt(byte, 2))
  return toBase32(bytes) === small ? bytes : null
}
