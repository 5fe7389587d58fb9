import { Refusal } from '../../engine/refusal.ts'
import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import type { Give } from '../../schema/wire/hosting.ts'
import type { Links, ReissueRole } from '../../schema/wire/links.ts'
import type { Delivery, Profile, TakeSeat } from '../../schema/wire/seat.ts'
import { USUAL_HOURS } from '../../schema/wire/told.ts'
import { DAY_MS, HOUR_MS, isWithin } from '../clock.ts'
import { type Addressed, addressesOf, isUnasked, type Seating } from '../deliver/addresses.ts'
import {
  MOST_ADDRESSES_OF_A_SEAT,
  MOST_UNANSWERED_OF_A_MATCH,
  MOST_UNANSWERED_OF_A_SEAT
} from '../deliver/mail-limits.ts'
import { invitedAgainFrom } from '../deliver/standing.ts'
import { next } from './next.ts'
import { passed } from './passed.ts'
import { reached, unreached } from './reached.ts'
import { tooMany } from './too-many.ts'

/** How often a day a seat's link is mailed to its taker. */
const MOST_LINK_ASKS = 3

/** How a seat is taken. */
export interface Taking extends Seating {
  /** Of which of its addresses it was proven that its taker has it. */
  readonly proven: number | null
  /** Whether the device that takes it holds another seat of the match. */
  readonly holds: boolean
  /** A name chosen with the cards in sight would be a word in a match that is played without any. */
  readonly silent: boolean
  readonly links: Links
  /** Whether some play against others. */
  readonly competed: boolean
}

const NO_ADDRESS = {
  address: null,
  invitedAt: null,
  askedAt: null,
  confirmedAt: null,
  suppressed: null,
  stoppedAt: null
} as const

/** What taking a seat changes of it. Taken again as the same person, nothing. */
export function take(
  row: SeatRow,
  { name, language, zone, address, key }: TakeSeat,
  { proven, holds, silent, links, competed, ...seating }: Taking
): Partial<SeatRow> {
  const renamed = name !== undefined && name !== row.name
  if (row.takenAt !== null) {
    if (renamed) throw new Refusal('SEAT_TAKEN', { name: row.name })
    return {}
  }
  // A successor was accepted by name and address: the link that went there is for nobody else.
  const isSuccessors = row.absence?.invited === row.generation
  if (isSuccessors && proven !== row.addressGeneration) throw new Refusal('BY_ALL_OTHERS', { name: row.name })
  if (isSuccessors && holds) throw new Refusal('HAS_PLAYED')
  if (renamed && silent) throw new Refusal('NAME_FIXED', { name: row.name })
  // A rival may have given an address of their own: what is sent there shows the hand.
  const isDoubtful = competed && proven !== row.addressGeneration
  const taken = {
    ...(isDoubtful && NO_ADDRESS),
    name: name ?? row.name,
    language: language ?? row.language,
    zone: zone ?? row.zone,
    takenAt: seating.now,
    pilot: null,
    absence: null,
    // Whoever follows the link that an address was sent has that address; whoever got it elsewhere may not.
    confirmedAt: row.address !== null && proven === row.addressGeneration ? seating.now : null,
    ...(links === 'sealed' && sealed(row, key, seating.now))
  }
  return { ...taken, ...(address && addressed({ ...row, ...taken }, address, seating)) }
}

// The link that it was taken with has been through other hands, and is good for nothing from now on.
function sealed({ generation }: SeatRow, key: string | undefined, now: number): Partial<SeatRow> {
  if (key === undefined) throw new Refusal('MALFORMED', { at: ['key'] })
  return { generation: next(generation), invitation: generation, passed: passed(key, now) }
}

export function profile(row: SeatRow, { language, zone, settleAtOnce, silence }: Profile): Partial<SeatRow> {
  return {
    language: language ?? row.language,
    zone: zone ?? row.zone,
    settleAtOnce: settleAtOnce ?? row.settleAtOnce,
    silence: silence ?? row.silence
  }
}

/** Where and when it is told. */
export function delivery(
  row: SeatRow,
  { address, device, renewal, forget, webhook, feed, ...asked }: Delivery,
  seating: Seating & { readonly pushKey: string | null }
): Partial<SeatRow> {
  const changed = Object.entries(asked).filter(([, value]) => value !== undefined)
  return {
    ...(address !== undefined && addressed(row, address, seating)),
    ...reached(row, { device, renewal, forget, webhook, feed }, seating),
    ...(changed.length > 0 && { hours: { ...row.hours, ...Object.fromEntries(changed) } })
  }
}

/**
 * A new address gets nothing but the question whether it may be used. One that the seat has had is what it was there:
 * asked once, it is not asked again.
 */
function addressed(row: SeatRow, address: string | null, seating: Seating): Partial<SeatRow> {
  if (address === null) return row.address === null ? {} : NO_ADDRESS
  // Saved again it is tried again, whatever it answered before; but its owner is not asked again.
  if (address.toLowerCase() === row.address?.toLowerCase())
    return isUnasked(row) || row.confirmedAt !== null ? { addressAt: seating.now } : {}
  const { hash } = seating.marksOf(address)
  const had = addressesOf(row, seating.marksOf).find(one => one.hash === hash)
  const { generation, invitedAt, askedAt, confirmedAt } = had ?? newAddress(row, seating)
  const became = { invitedAt, askedAt, confirmedAt, suppressed: null, stoppedAt: null }
  return { address, addressGeneration: generation, addressAt: seating.now, ...became }
}

function newAddress(row: SeatRow, { seats, marksOf }: Seating): Omit<Addressed, 'seat' | 'hash' | 'inbox'> {
  const own = addressesOf(row, marksOf)
  const all = [...own, ...seats.filter(({ seat }) => seat !== row.seat).flatMap(other => addressesOf(other, marksOf))]
  const isFull =
    own.length >= MOST_ADDRESSES_OF_A_SEAT ||
    own.filter(isUnanswered).length >= MOST_UNANSWERED_OF_A_SEAT ||
    all.filter(isUnanswered).length >= MOST_UNANSWERED_OF_A_MATCH
  if (isFull) throw new Refusal('TOO_MANY_ADDRESSES')
  const generation = Math.max(row.addressGeneration, ...row.former.map(one => one.generation)) + 1
  return { generation, invitedAt: null, askedAt: null, confirmedAt: null }
}

function isUnanswered({ confirmedAt }: Addressed): boolean {
  return confirmedAt === null
}

/**
 * A new link for the seat; the one before it is gone, and with it the address that its holder may have given: mails
 * carry the link as it is now. Whoever gets it may be somebody else, and has sat nowhere before.
 */
export function reissue(row: SeatRow, now: number): Partial<SeatRow> {
  const channel = row.takenAt === null ? {} : { ...NO_ADDRESS, ...unreached(row) }
  return {
    generation: next(row.generation),
    reissuedAt: now,
    passed: null,
    sat: [],
    lost: null,
    absence: null,
    ...channel
  }
}

/** The same for a seat that only its taker could open: nobody has it now, and the new link invites somebody to take it. */
export function vacate(row: SeatRow, now: number): Partial<SeatRow> {
  const fresh = {
    takenAt: null,
    invitation: null,
    handover: null,
    linkAsks: [],
    inviteAsks: [],
    nudgedAt: null,
    settleAtOnce: false,
    hours: USUAL_HOURS,
    answers: null,
    pilot: null,
    silence: 'wait' as const
  }
  return { ...reissue(row, now), ...fresh }
}

/** Whoever sat here leaves: nothing reaches them by this seat any more. */
export function part(row: SeatRow, now: number): Partial<SeatRow> {
  return { ...vacate(row, now), parted: { at: now, generation: row.generation } }
}

/** The seat is somebody else's: it invites them, at their address where one is given. */
export function given(row: SeatRow, { name, language, zone, address }: Give, seating: Seating): Partial<SeatRow> {
  const { now } = seating
  const fresh = { ...vacate(row, now), ...NO_ADDRESS, ...unreached(row) }
  const whose = { name, language: language ?? row.language, zone: zone ?? row.zone }
  if (!address) return { ...fresh, ...whose }
  // It may be an address that this seat has had: its invitation is one that was asked for now.
  const invited = { ...addressed({ ...row, ...fresh }, address, seating), invitedAt: null, inviteAsks: [now] }
  return { ...fresh, ...whose, ...invited }
}

/** Its link is to be mailed; whoever passed an invitation on can ask for that too, so not often. */
export function askLink({ linkAsks }: SeatRow, now: number): Partial<SeatRow> {
  const recent = linkAsks.filter(at => isWithin(at, DAY_MS, now))
  const soon = recent.some(at => isWithin(at, HOUR_MS, now))
  return soon || recent.length >= MOST_LINK_ASKS ? {} : { linkAsks: [...recent, now] }
}

/** Another invitation to the address that the host gave, of which the last may have gone unseen. */
export function askInvitation(row: SeatRow, now: number): Partial<SeatRow> {
  if (row.takenAt !== null) throw new Refusal('SEAT_TAKEN', { name: row.name })
  if (row.address === null) throw new Refusal('MALFORMED', { at: ['seat'] })
  const from = invitedAgainFrom(row)
  if (from === null || now < from) throw tooMany(from === null ? DAY_MS : from - now)
  return { inviteAsks: [...row.inviteAsks, now] }
}

/** The same for the host or for watchers, of whom nothing is kept; the host loses their own link by it. */
export function reissueRole(
  { hostGeneration, watcherGeneration }: MatchRow,
  asked: ReissueRole,
  now: number
): Partial<MatchRow> {
  if (asked.role === 'watcher') return { watcherGeneration: next(watcherGeneration) }
  return { hostGeneration: next(hostGeneration), passed: passed(asked.key, now) }
}
