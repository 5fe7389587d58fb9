import { Refusal } from '../engine/refusal.ts'
import type { MatchRow, SeatRow } from '../schema/room-tables.ts'
import type { Delivery, Links, Profile, ReissueRole, TakeSeat } from '../schema/wire.ts'
import { DAY_MS, HOUR_MS } from './clock.ts'
import { MOST_GENERATIONS } from './links.ts'
import { passed } from './passed.ts'

/** How often a seat may change its address: each change sends a mail to somebody who may not have asked for it. */
const MOST_ADDRESSES = 20

/** How often a day a seat's link is mailed to its taker. */
const MOST_LINK_ASKS = 3

/** How a seat is taken. */
export interface Taking {
  readonly now: number
  /** Of which of its addresses it was proven that its taker has it. */
  readonly proven: number | null
  /** A name chosen with the cards in sight would be a word in a match that is played without any. */
  readonly silent: boolean
  readonly links: Links
}

/** What taking a seat changes of it. Taken again as the same person, nothing. */
export function take(
  row: SeatRow,
  { name, language, zone, address, key }: TakeSeat,
  { now, proven, silent, links }: Taking
): Partial<SeatRow> {
  const renamed = name !== undefined && name !== row.name
  if (row.takenAt !== null) {
    if (renamed) throw new Refusal('SEAT_TAKEN', { name: row.name })
    return {}
  }
  if (renamed && silent) throw new Refusal('NAME_FIXED', { name: row.name })
  const taken = {
    name: name ?? row.name,
    language: language ?? row.language,
    zone: zone ?? row.zone,
    takenAt: now,
    // Whoever follows the link that an address was sent has that address; whoever got it elsewhere may not.
    confirmedAt: row.address !== null && proven === row.addressGeneration ? now : null,
    ...(links === 'sealed' && sealed(row, key, now))
  }
  return { ...taken, ...(address && delivery({ ...row, ...taken }, { address }, now)) }
}

// The link that it was taken with has been through other hands, and is good for nothing from now on.
function sealed({ generation }: SeatRow, key: string | undefined, now: number): Partial<SeatRow> {
  if (key === undefined) throw new Refusal('MALFORMED', { at: ['key'] })
  return { generation: next(generation), invitation: generation, passed: passed(key, now) }
}

export function profile(row: SeatRow, { language, zone, settleAtOnce }: Profile): Partial<SeatRow> {
  return {
    language: language ?? row.language,
    zone: zone ?? row.zone,
    settleAtOnce: settleAtOnce ?? row.settleAtOnce
  }
}

/** A new address gets nothing but the question whether it may be used. */
export function delivery(row: SeatRow, { address }: Delivery, now: number): Partial<SeatRow> {
  if (address === row.address && (address === null || row.confirmedAt !== null)) return {}
  if (row.addressGeneration >= MOST_ADDRESSES) throw new Refusal('TOO_MANY')
  return { address, addressGeneration: row.addressGeneration + 1, addressAt: now, confirmedAt: null }
}

/** Its owner wants mail there. */
export function confirm(row: SeatRow, now: number): Partial<SeatRow> {
  return row.address === null || row.confirmedAt !== null ? {} : { confirmedAt: now }
}

/**
 * The owner of the address of that generation wants no more mail; what stays is the mark by which other matches know
 * it. The seat may have another address by then, which stays.
 */
export function unsubscribe(
  { address, addressGeneration, former }: SeatRow,
  generation: number,
  hash: (address: string) => string
): Partial<SeatRow> {
  const present = address === null ? null : hash(address)
  const mailed = former.find(one => one.generation === generation)?.hash
  const unwanted = generation === addressGeneration ? (present ?? mailed) : mailed
  if (!unwanted) return {}
  return { suppressed: unwanted, ...(unwanted === present && { address: null, confirmedAt: null }) }
}

/** What is remembered of an address that a seat gives up. */
export function withFormer(
  { address, addressGeneration: generation, former }: SeatRow,
  hash: (address: string) => string
): Pick<SeatRow, 'former'> {
  const others = former.filter(one => one.generation !== generation)
  return { former: address === null ? former : [...others, { generation, hash: hash(address) }] }
}

/**
 * A new link for the seat; the one before it is gone, and with it the address that its holder may have given: mails
 * carry the link as it is now.
 */
export function reissue(row: SeatRow, now: number): Partial<SeatRow> {
  const channel = row.takenAt === null ? {} : { address: null, confirmedAt: null }
  return { generation: next(row.generation), reissuedAt: now, ...channel }
}

/** The same for a seat that only its taker could open: nobody has it now, and the new link invites somebody to take it. */
export function vacate(row: SeatRow, now: number): Partial<SeatRow> {
  return { ...reissue(row, now), takenAt: null, invitation: null, passed: null, handover: null, linkAsks: [] }
}

/** Its link is to be mailed; whoever passed an invitation on can ask for that too, so not often. */
export function askLink({ linkAsks }: SeatRow, now: number): Partial<SeatRow> {
  const recent = linkAsks.filter(at => now - at < DAY_MS)
  const soon = recent.some(at => now - at < HOUR_MS)
  return soon || recent.length >= MOST_LINK_ASKS ? {} : { linkAsks: [...recent, now] }
}

/** The same for the host or for watchers, of whom nothing is kept; the host loses their own link by it. */
export function reissueRole(
  { hostGeneration, watcherGeneration }: MatchRow,
  { role, key }: ReissueRole,
  now: number
): Partial<MatchRow> {
  if (role === 'watcher') return { watcherGeneration: next(watcherGeneration) }
  return { hostGeneration: next(hostGeneration), passed: key === undefined ? null : passed(key, now) }
}

function next(generation: number): number {
  if (generation === MOST_GENERATIONS) throw new Refusal('TOO_MANY')
  return generation + 1
}
