import { MINUTE_MS } from '../../schema/time.ts'
import { fromBase32, toBase32 } from './base32.ts'
import { type Link, readSigned, writeSigned } from './links.ts'
import type { Secrets } from './secrets.ts'

/*
 * What a mail carries so that a report of what became of it finds its seat: a link of the role `return-path`, with 3 bytes
 * more for the minute in which it was sent. In base32 it is 53 characters, and the part of an address before its @ may
 * have 64.
 */

export interface ReturnPath {
  readonly match: string
  readonly seat: number
  /** Of the seat's address: whatever it has after this was not written to. */
  readonly generation: number
  /** To the minute. */
  readonly sentAt: number
}

const MINUTE_BYTES = 3
/** The minutes begin again after 32 years; no report comes so late. */
const MINUTES = 256 ** MINUTE_BYTES
/** A clock may be behind the one that the mail was sent by. */
const MOST_AHEAD = 5

export function writeReturnPath({ sentAt, ...seat }: ReturnPath, secrets: Secrets): string {
  const link: Link = { ...seat, role: 'return-path' }
  const minute = Math.floor(sentAt / MINUTE_MS) % MINUTES
  return toBase32(writeSigned(link, Uint8Array.of(minute >> 16, (minute >> 8) & 0xff, minute & 0xff), secrets))
}

/** The return path that a text is, or null if we never wrote it. Touches no storage. */
export function readReturnPath(text: string, now: number, secrets: Secrets): ReturnPath | null {
  const found = readSigned(fromBase32(text) ?? new Uint8Array(), MINUTE_BYTES, secrets)
  if (found?.link.role !== 'return-path') return null
  const { match, seat, generation } = found.link
  const minute = found.more.reduce((sum, byte) => sum * 256 + byte, 0)
  const present = Math.floor(now / MINUTE_MS)
  const age = ((((present + MOST_AHEAD - minute) % MINUTES) + MINUTES) % MINUTES) - MOST_AHEAD
  return { match, seat, generation, sentAt: (present - age) * MINUTE_MS }
}
