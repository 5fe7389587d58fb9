import { Refusal } from '../engine/refusal.ts'
import type { SeatRow } from '../schema/room-tables.ts'
import type { Delivery, Profile, TakeSeat } from '../schema/wire.ts'
import { tooMany } from './buckets.ts'
import { DAY_MS } from './clock.ts'
import { MOST_GENERATIONS } from './links.ts'

/** So many addresses a seat may try, and one a day from then on: each gets a mail that its owner may not have asked for. */
const MOST_ADDRESSES = 20

/** When a seat is taken, and of which of its addresses it was proven that its taker has it. */
export interface Taking {
  readonly now: number
  readonly proven: number | null
}

/** What taking a seat changes of it. Taken again as the same person, nothing. */
export function take(
  row: SeatRow,
  { name, language, zone, address }: TakeSeat,
  { now, proven }: Taking
): Partial<SeatRow> {
  if (row.takenAt !== null) {
    if (name !== undefined && name !== row.name) throw new Refusal('SEAT_TAKEN', { name: row.name })
    return {}
  }
  const taken = {
    name: name ?? row.name,
    language: language ?? row.language,
    zone: zone ?? row.zone,
    takenAt: now,
    // Whoever follows the link that an address was sent has that address; whoever got it elsewhere may not.
    confirmedAt: row.address !== null && proven === row.addressGeneration ? now : null
  }
  return { ...taken, ...(address && delivery({ ...row, ...taken }, { address }, now)) }
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
  const waitMs = (row.addressAt ?? 0) + DAY_MS - now
  if (row.addressGeneration >= MOST_ADDRESSES && waitMs > 0) throw tooMany(waitMs)
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
export function reissue(row: SeatRow | undefined, now: number): Partial<SeatRow> {
  if (!row) throw new Refusal('MALFORMED', { path: 'seat' })
  if (row.generation === MOST_GENERATIONS) throw tooMany(DAY_MS)
  const channel = row.takenAt === null ? {} : { address: null, confirmedAt: null }
  return { generation: row.generation + 1, reissuedAt: now, ...channel }
}
