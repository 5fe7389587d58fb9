import { fromBase32, toBase32 } from './base32.ts'
import { type Link, readSigned, writeSigned } from './links.ts'
import type { Secrets } from './secrets.ts'

/*
 * Where a mail is answered: a link of the role `reply`, with 3 bytes more for the version that the mail shows. In base32
 * it is 52 characters, and the part of an address before its @ may have 64.
 */

export interface Reply {
  readonly match: string
  readonly seat: number
  /** Of the seat's own link: whoever gets the seat after this answers other mails. */
  readonly generation: number
  readonly version: number
}

const VERSION_BYTES = 3
const MOST_VERSIONS = 256 ** VERSION_BYTES

/** The part of an answer's address that says what it answers. */
export function writeReply({ version, ...seat }: Reply, secrets: Secrets): string {
  if (!Number.isInteger(version) || version < 0 || version >= MOST_VERSIONS)
    throw new Error(`a reply to version "${version}", wanted 0 to ${MOST_VERSIONS - 1}`)
  const link: Link = { ...seat, role: 'reply' }
  return toBase32(writeSigned(link, Uint8Array.of(version >> 16, (version >> 8) & 0xff, version & 0xff), secrets))
}

/** What an address answers, or null if we never wrote it. Touches no storage. */
export function readReply(text: string, secrets: Secrets): Reply | null {
  const found = readSigned(fromBase32(text) ?? new Uint8Array(), VERSION_BYTES, secrets)
  if (found?.link.role !== 'reply') return null
  const { match, seat, generation } = found.link
  return { match, seat, generation, version: found.more.reduce((sum, byte) => sum * 256 + byte, 0) }
}
