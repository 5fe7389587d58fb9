import { Refusal } from '../engine/refusal.ts'
import type { MatchRow, NoticeRow, SeatRow } from '../schema/room-tables.ts'
import type { Delivery, Links, Profile, ReissueRole, TakeSeat } from '../schema/wire.ts'
import { type Addressed, addressesOf, isUnasked, mailedAs, type MarksOf } from './addresses.ts'
import { tooMany } from './buckets.ts'
import { DAY_MS, HOUR_MS } from './clock.ts'
import { type Link, MOST_GENERATIONS } from './links.ts'
import type { Delivery as Sent } from './mail/index.ts'
import { MOST_ADDRESSES_OF_A_SEAT, MOST_UNANSWERED_OF_A_MATCH, MOST_UNANSWERED_OF_A_SEAT } from './mail-limits.ts'
import { passed } from './passed.ts'

/** How often a day a seat's link is mailed to its taker. */
const MOST_LINK_ASKS = 3

/** All seats of a match, and when one of them is changed. */
export interface Places {
  readonly seats: readonly SeatRow[]
  readonly marksOf: MarksOf
  readonly now: number
}

/** How a seat is taken. */
export interface Taking extends Places {
  /** Of which of its addresses it was proven that its taker has it. */
  readonly proven: number | null
  /** A name chosen with the cards in sight would be a word in a match that is played without any. */
  readonly silent: boolean
  readonly links: Links
}

const NO_ADDRESS = { address: null, invitedAt: null, askedAt: null, confirmedAt: null, suppressed: null } as const

/** What taking a seat changes of it. Taken again as the same person, nothing. */
export function take(
  row: SeatRow,
  { name, language, zone, address, key }: TakeSeat,
  { proven, silent, links, ...places }: Taking
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
    takenAt: places.now,
    // Whoever follows the link that an address was sent has that address; whoever got it elsewhere may not.
    confirmedAt: row.address !== null && proven === row.addressGeneration ? places.now : null,
    ...(links === 'sealed' && sealed(row, key, places.now))
  }
  return { ...taken, ...(address && delivery({ ...row, ...taken }, { address }, places)) }
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

/**
 * A new address gets nothing but the question whether it may be used. One that the seat has had is what it was there:
 * asked once, it is not asked again.
 */
export function delivery(row: SeatRow, { address }: Delivery, places: Places): Partial<SeatRow> {
  if (address?.toLowerCase() === row.address?.toLowerCase()) return isUnasked(row) ? { addressAt: places.now } : {}
  if (address === null) return NO_ADDRESS
  const { hash } = places.marksOf(address)
  const had = addressesOf(row, places.marksOf).find(one => one.hash === hash)
  const { generation, invitedAt, askedAt, confirmedAt } = had ?? newAddress(row, places)
  const became = { invitedAt, askedAt, confirmedAt, suppressed: null }
  return { address, addressGeneration: generation, addressAt: places.now, ...became }
}

function newAddress(row: SeatRow, { seats, marksOf }: Places): Omit<Addressed, 'seat' | 'hash' | 'inbox'> {
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

/** The address that a link from a mail is about. */
export function addressOf(row: SeatRow, { generation }: Link, marksOf: MarksOf): Addressed {
  const found = mailedAs(addressesOf(row, marksOf), generation)
  if (!found) throw new Refusal('NO_SUCH_LINK')
  return found
}

/** Its owner wants mail there, at every seat that has it now. */
export function confirm(address: Addressed, { seats, marksOf, now }: Places): readonly SeatRow[] {
  const isMeant = (row: SeatRow) => row.address !== null && marksOf(row.address).hash === address.hash
  if (!seats.some(isMeant)) throw new Refusal('ADDRESS_LEFT')
  const wished = wish(address, true, { seats, marksOf })
  return wished.map(row => (isMeant(row) ? { ...row, confirmedAt: row.confirmedAt ?? now } : row))
}

/** The owner of an inbox wants no more mail there, or wants it again. */
export function wish(
  { inbox }: Addressed,
  wanted: boolean,
  { seats, marksOf }: Omit<Places, 'now'>
): readonly SeatRow[] {
  return seats.map(row => {
    const suppressed = wanted ? null : inbox
    const present = row.address !== null && marksOf(row.address).inbox === inbox
    const had = !wanted && row.former.some(one => (one.inbox ?? one.hash) === inbox)
    return { ...row, ...(present && { suppressed }), ...(had && { former: unconfirmed(row, inbox) }) }
  })
}

function unconfirmed({ former }: SeatRow, inbox: string): SeatRow['former'] {
  return former.map(one => ((one.inbox ?? one.hash) === inbox ? { ...one, confirmedAt: null } : one))
}

/** What is remembered of the addresses that a seat has had when it gives one up. */
export function withFormer(row: SeatRow, marksOf: MarksOf): Pick<SeatRow, 'former'> {
  return { former: addressesOf(row, marksOf).map(({ seat: _seat, ...one }) => one) }
}

/** What a seat remembers of a message to one of its addresses, that may not be the present one by now. */
export function remember(
  row: SeatRow,
  { about, seat: { addressGeneration: generation, address } }: { about: NoticeRow['about']; seat: SeatRow },
  sent: Sent,
  { marksOf, now }: Omit<Places, 'seats'>
): Partial<SeatRow> {
  const isPresent = row.address === address
  if ('failed' in sent && sent.failed === 'SUPPRESSED')
    return isPresent && address ? { suppressed: marksOf(address).inbox } : {}
  if (!('sent' in sent)) return {}
  const at = { ...(about === 'invitation' && { invitedAt: now }), ...(about === 'confirm' && { askedAt: now }) }
  if (isPresent) return { ...at, suppressed: null }
  return { former: row.former.map(one => (one.generation === generation ? { ...one, ...at } : one)) }
}

/**
 * A new link for the seat; the one before it is gone, and with it the address that its holder may have given: mails
 * carry the link as it is now.
 */
export function reissue(row: SeatRow, now: number): Partial<SeatRow> {
  const channel = row.takenAt === null ? {} : NO_ADDRESS
  return { generation: next(row.generation), reissuedAt: now, ...channel }
}

/** The same for a seat that only its taker could open: nobody has it now, and the new link invites somebody to take it. */
export function vacate(row: SeatRow, now: number): Partial<SeatRow> {
  const fresh = { takenAt: null, invitation: null, passed: null, handover: null, linkAsks: [], settleAtOnce: false }
  return { ...reissue(row, now), ...fresh }
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
  asked: ReissueRole,
  now: number
): Partial<MatchRow> {
  if (asked.role === 'watcher') return { watcherGeneration: next(watcherGeneration) }
  return { hostGeneration: next(hostGeneration), passed: passed(asked.key, now) }
}

function next(generation: number): number {
  if (generation === MOST_GENERATIONS) throw tooMany(DAY_MS)
  return generation + 1
}
