import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Env } from '../env.ts'
import { fromBase64url } from './base64url.ts'
import { hmacSha256 } from './hmac.ts'

export type Secrets = Pick<Env, 'LINK_KEYS' | 'STORE_KEY'>

const KEY_BYTES = 32
/** At most some twenty senders share an inbox's day. */
const SENDER_DIGITS = 16
export const MATCH_BYTES = 10

/** The last keys that were read: every request asks for them, and they change with a deployment. */
let readKeys: { readonly of: string | null; readonly keys: readonly Uint8Array<ArrayBuffer>[] } = { of: null, keys: [] }

/** The keys that sign links, newest first: the first signs, all are believed. */
export function linkKeys({ LINK_KEYS }: Secrets): readonly Uint8Array<ArrayBuffer>[] {
  if (LINK_KEYS !== readKeys.of) readKeys = { of: LINK_KEYS, keys: keysFrom(LINK_KEYS) }
  return readKeys.keys
}

function keysFrom(LINK_KEYS: string) {
  return LINK_KEYS.split(',').map(text => keyFrom('LINK_KEYS', text.trim()))
}

/** The key to what leaves a room: sealed copies, hashed addresses, match ids. It must outlive every match. */
export function storeKey({ STORE_KEY }: Secrets): Uint8Array<ArrayBuffer> {
  return keyFrom('STORE_KEY', STORE_KEY)
}

/** The match that an opening key opens, always the same one: asked twice, it is opened once. It begins with one of these parts. */
export function matchFor(openingKey: string, parts: Uint8Array, secrets: Secrets): string {
  return matchNamed(`match ${openingKey}`, parts, secrets)
}

/** The one match that follows another with the same people; no key opens it. */
export function matchAfter(match: string, parts: Uint8Array, secrets: Secrets): string {
  return matchNamed(`after ${match}`, parts, secrets)
}

function matchNamed(what: string, parts: Uint8Array, secrets: Secrets): string {
  const hash = keyedHash(what, secrets)
  const part = parts[Number.parseInt(hash.slice(-4), 16) % parts.length] as number
  return bytesToHex(Uint8Array.of(part)) + hash.slice(2, MATCH_BYTES * 2)
}

/** The boat that a key makes on a day, counted since 1970: the same key makes another one later. */
export function boatFor(key: string, day: number, secrets: Secrets): string {
  return keyedHash(`boat by ${key} on ${day}`, secrets).slice(0, MATCH_BYTES * 2)
}

/** Stands for a boat where its id, which is half of what opens it, must not be kept. */
export function boatHash(boat: string, secrets: Secrets): string {
  return keyedHash(`boat ${boat}`, secrets)
}

/** Whether a text can be the id of a match. */
export function isMatch(text: string): boolean {
  return /^[0-9a-f]{20}$/.test(text)
}

/** Stands for an address where the address itself must not be kept. */
export function addressHash(address: string, secrets: Secrets): string {
  return keyedHash(`address ${address.toLowerCase()}`, secrets)
}

/** Stands for a match that there is no more. */
export function matchHash(match: string, secrets: Secrets): string {
  return keyedHash(`deleted ${match}`, secrets)
}

/** Stands for a match, or a seat of it, where nobody may learn that it is the same one as elsewhere. */
export function entryHash(match: string, secrets: Secrets, seat?: number): string {
  return keyedHash(`entry ${match} ${seat ?? ''}`, secrets)
}

/** Stands for the link by which the mails to an address of a seat are ended. */
export function stopHash(match: string, seat: number, generation: number, secrets: Secrets): string {
  return keyedHash(`stop ${match} ${seat} ${generation}`, secrets)
}

/** Stands for whoever causes mail to an inbox, at that inbox alone. */
export function senderHash(inbox: string, sender: string, secrets: Secrets): string {
  return keyedHash(`sender ${inbox} ${sender}`, secrets).slice(0, SENDER_DIGITS)
}

/** Stands for somebody from whom an inbox wants nothing more, at that inbox alone. */
export function stoppedPersonHash(inbox: string, person: string, secrets: Secrets): string {
  return keyedHash(`stopped ${inbox} ${person}`, secrets)
}

/** Stands for the network that somebody calls from. */
export function networkHash(network: string, secrets: Secrets): string {
  return keyedHash(`network ${network}`, secrets)
}

function keyedHash(text: string, secrets: Secrets): string {
  return bytesToHex(hmacSha256(storeKey(secrets), utf8ToBytes(text)))
}

function keyFrom(name: string, text: string): Uint8Array<ArrayBuffer> {
  const key = fromBase64url(text)
  if (key?.length !== KEY_BYTES) throw new Error(`${name} wants ${KEY_BYTES} bytes in base64url`)
  return key
}
