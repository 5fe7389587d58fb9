import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import type { Env } from '../env.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { linkKeys, MATCH_BYTES, type Secrets } from './secrets.ts'

/*
 * A link is a signature: 10 bytes of match id, 1 of role and seat, 2 of generation, 16 of HMAC-SHA-256 over them.
 * Whoever can read it back knows that the service wrote it; nothing secret is stored for it anywhere.
 */

const ROLES = ['seat', 'host', 'watcher', 'guest', 'unsubscribe', 'confirm', 'feed', 'boat'] as const
export type Role = (typeof ROLES)[number] | 'reply'

/**
 * The byte has room for eight. Where a mail is answered, more is said with the link (replies.ts) and signed along, so
 * neither passes for the other, and both have the number 3.
 */
const ROLES_WITH_MORE: readonly Role[] = ROLES.map(role => (role === 'guest' ? 'reply' : role))

export interface Link {
  /** 10 bytes in hex; of a boat, which is no match, its own id. */
  readonly match: string
  readonly role: Role
  /** 0 where the role has no seat. */
  readonly seat: number
  /** Counts up when the link is replaced; older ones are then gone. */
  readonly generation: number
}

export const MOST_GENERATIONS = 0xffff
const SEATS = 32
const CLAIM_BYTES = MATCH_BYTES + 3
const SIGNATURE_BYTES = 16
const NOTHING = new Uint8Array()

/** The link's 39 characters. */
export function writeLink(link: Link, secrets: Secrets): string {
  return toBase64url(writeSigned(link, NOTHING, secrets))
}

/** A link's bytes, and some that are said with it, signed together. */
export function writeSigned(link: Link, more: Uint8Array, secrets: Secrets): Uint8Array {
  const [newest] = linkKeys(secrets)
  const claim = concatBytes(writeClaim(link, rolesWith(more.length)), more)
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

/** The same with so many bytes more. */
export function readSigned(
  bytes: Uint8Array,
  more: number,
  secrets: Secrets
): { readonly link: Link; readonly more: Uint8Array } | null {
  const length = CLAIM_BYTES + more
  if (bytes.length !== length + SIGNATURE_BYTES) return null
  const claim = bytes.subarray(0, length)
  const signature = bytes.subarray(length)
  const genuine = linkKeys(secrets).some(key => isSame(signature, sign(claim, key)))
  const link = genuine ? readClaim(claim, rolesWith(more)) : null
  return link && { link, more: claim.subarray(CLAIM_BYTES) }
}

/** The address of that seat that a text proves its bearer to have: a link to confirm it, sent nowhere else; or null. */
export function provenBy(text: string | undefined, { match, seat }: Link, secrets: Secrets): number | null {
  const proof = text === undefined ? null : readLink(text, secrets)
  const isItsOwn = proof?.role === 'confirm' && proof.match === match && proof.seat === seat
  return isItsOwn ? proof.generation : null
}

function sign(claim: Uint8Array, key: Uint8Array): Uint8Array {
  return hmac(sha256, key, claim).subarray(0, SIGNATURE_BYTES)
}

// Looks at every byte, so that the time it takes tells nothing about where two signatures part.
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0
}

function rolesWith(more: number): readonly Role[] {
  return more > 0 ? ROLES_WITH_MORE : ROLES
}

// What does not fit into its bytes would come back as another's link.
function writeClaim({ match, role, seat, generation }: Link, roles: readonly Role[]): Uint8Array {
  if (!roles.includes(role)) throw new Error(`a link has no role "${role}"`)
  if (!isBelow(SEATS, seat)) throw new Error(`a link for seat "${seat}", wanted 0 to ${SEATS - 1}`)
  if (!isBelow(MOST_GENERATIONS + 1, generation))
    throw new Error(`a link of generation "${generation}", wanted 0 to ${MOST_GENERATIONS}`)
  return concatBytes(
    hexToBytes(match),
    Uint8Array.of(roles.indexOf(role) * SEATS + seat, generation >> 8, generation & 0xff)
  )
}

function isBelow(end: number, count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count < end
}

function readClaim(claim: Uint8Array, roles: readonly Role[]): Link | null {
  const [who = 0, high = 0, low = 0] = claim.subarray(MATCH_BYTES)
  const role = roles[Math.floor(who / SEATS)]
  const match = bytesToHex(claim.subarray(0, MATCH_BYTES))
  return role ? { match, role, seat: who % SEATS, generation: high * 256 + low } : null
}
