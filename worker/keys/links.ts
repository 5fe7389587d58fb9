import { timingSafeEqual } from 'node:crypto'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import type { Env } from '../env.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { hmacSha256 } from './hmac.ts'
import { linkKeys, MATCH_BYTES, type Secrets } from './secrets.ts'

/*
 * A link is a signature: 10 bytes of match id, 1 of role and seat, 2 of generation, 16 of HMAC-SHA-256 over them.
 * Whoever can read it back knows that the service wrote it; nothing secret is stored for it anywhere. README.md beside
 * this file has all forms byte by byte, and how a role is added.
 */

/** The roles that three bits of the byte of role and seat name, by their number: all eight are given. */
const ROLES = ['seat', 'host', 'watcher', 'guest', 'unsubscribe', 'confirm', 'feed', 'boat'] as const

/**
 * The roles of the extended form, by the number in the byte behind the generation; 0 is none. A new role goes to the
 * end: a number that was given once names the same role for ever.
 */
const EXTENDED_ROLES = [null, 'return-path'] as const

export type Role = (typeof ROLES)[number] | 'reply' | NonNullable<(typeof EXTENDED_ROLES)[number]>

/** What the three bits say of a link that is longer: more bytes are said with it, or the next byte has its role. */
const REPLY_BITS = 3
const EXTENDED_BITS = 7

export interface Link {
  /** 10 bytes in hex; of a boat, which is no match, its own id. */
  readonly match: string
  readonly role: Role
  /** 0 where the role has no seat. */
  readonly seat: number
  /** Counts up when the link is replaced; older ones are then gone. */
  readonly generation: number
}

/** A link, and the bytes that were said and signed with it. */
export interface Signed {
  readonly link: Link
  readonly more: Uint8Array
}

export const MOST_GENERATIONS = 0xffff
const SEATS = 32
const CLAIM_BYTES = MATCH_BYTES + 3
const EXTENDED_BYTES = 1
const SIGNATURE_BYTES = 16
const NOTHING = new Uint8Array()

/** The link's 39 characters, or 40 in the extended form. */
export function writeLink(link: Link, secrets: Secrets): string {
  return toBase64url(writeSigned(link, NOTHING, secrets))
}

/** A link's bytes, and some that are said with it, signed together. */
export function writeSigned(link: Link, more: Uint8Array, secrets: Secrets): Uint8Array {
  const [newest] = linkKeys(secrets)
  const claim = concatBytes(writeClaim(link, more.length > 0), more)
  return concatBytes(claim, sign(claim, newest as Uint8Array))
}

/** The whole address of a link. */
export function linkAddress(link: Link, env: Secrets & Pick<Env, 'ORIGIN'>): string {
  return `${env.ORIGIN}/s/${writeLink(link, env)}`
}

/** The link that a text claims to be, or null if we never wrote it. Touches no storage. */
export function readLink(text: string, secrets: Secrets): Link | null {
  return readSigned(fromBase64url(text) ?? NOTHING, 0, secrets)?.link ?? null
}

/** The same where exactly so many bytes more are said with the link. */
export function readSigned(bytes: Uint8Array, more: number, secrets: Secrets): Signed | null {
  const longer = bytes.length - (CLAIM_BYTES + SIGNATURE_BYTES + more)
  // What nobody could have written isn't worth a signature's time.
  if (longer !== 0 && longer !== EXTENDED_BYTES) return null
  const claim = bytes.subarray(0, -SIGNATURE_BYTES)
  const signature = bytes.subarray(-SIGNATURE_BYTES)
  const genuine = linkKeys(secrets).some(key => timingSafeEqual(signature, sign(claim, key)))
  const signed = genuine ? readClaim(claim) : null
  return signed?.more.length === more ? signed : null
}

/** The address of that seat that a text proves its bearer to have: a link to confirm it, sent nowhere else; or null. */
export function provenBy(text: string | undefined, { match, seat }: Link, secrets: Secrets): number | null {
  const proof = text === undefined ? null : readLink(text, secrets)
  const isItsOwn = proof?.role === 'confirm' && proof.match === match && proof.seat === seat
  return isItsOwn ? proof.generation : null
}

function sign(claim: Uint8Array, key: Uint8Array): Uint8Array {
  return hmacSha256(key, claim).subarray(0, SIGNATURE_BYTES)
}

// What does not fit into its bytes would come back as another's link.
function writeClaim({ match, role, seat, generation }: Link, saysMore: boolean): Uint8Array {
  const [bits, ...behind] = numbersOf(role, saysMore)
  if (!isBelow(SEATS, seat)) throw new Error(`a link for seat "${seat}", wanted 0 to ${SEATS - 1}`)
  if (!isBelow(MOST_GENERATIONS + 1, generation))
    throw new Error(`a link of generation "${generation}", wanted 0 to ${MOST_GENERATIONS}`)
  return concatBytes(
    hexToBytes(match),
    Uint8Array.of(bits * SEATS + seat, generation >> 8, generation & 0xff, ...behind)
  )
}

/** The three bits of a role, and its byte in the extended form. */
function numbersOf(role: Role, saysMore: boolean): readonly [bits: number, ...extended: number[]] {
  const extended = EXTENDED_ROLES.findIndex(one => one === role)
  if (extended >= 0) return [EXTENDED_BITS, extended]
  const bits = saysMore && role === 'reply' ? REPLY_BITS : ROLES.findIndex(one => one === role && !saysMore)
  if (bits < 0) throw new Error(`a link has no role "${role}"${saysMore ? ' that says more' : ''}`)
  return [bits]
}

function isBelow(end: number, count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count < end
}

function readClaim(claim: Uint8Array): Signed | null {
  const [who = 0, high = 0, low = 0, ...behind] = claim.subarray(MATCH_BYTES)
  const bits = Math.floor(who / SEATS)
  const isExtended = behind.length > 0 && bits === EXTENDED_BITS
  const role = isExtended ? EXTENDED_ROLES[behind[0] as number] : roleOf(bits, behind.length > 0)
  if (!role) return null
  const match = bytesToHex(claim.subarray(0, MATCH_BYTES))
  const link = { match, role, seat: who % SEATS, generation: high * 256 + low }
  return { link, more: claim.subarray(CLAIM_BYTES + (isExtended ? EXTENDED_BYTES : 0)) }
}

function roleOf(bits: number, saysMore: boolean): Role | undefined {
  if (saysMore) return bits === REPLY_BITS ? 'reply' : undefined
  return ROLES[bits]
}
