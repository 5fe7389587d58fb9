import { Refusal } from '../../engine/refusal.ts'
import type { NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import type { Link } from '../keys/links.ts'
import { type Addressed, addressesOf, mailedAs, type MarksOf, type Seating } from './addresses.ts'
import type { Delivery } from './delivery.ts'

/** What the owner of an address that was mailed has said to us. */
export interface Consent {
  /** Null where no seat has it any more. */
  readonly address: string | null
  /** Whether its owner has said yes at every seat that has it. */
  readonly confirmed: boolean
  /** Whether its owner takes mail from us at all. */
  readonly wanted: boolean
}

/** What the owner of an address may want less of, one by one: each can be taken back. */
export const STOPS = ['pause', 'daily', 'people'] as const
export type StopKind = (typeof STOPS)[number]

/** Which of these have been said; what cannot be said of an address is not there. */
export type Stops = { readonly [kind in StopKind]?: boolean }

/** The hour of the one mail a day that is chosen by a link from a mail. */
const DAILY_HOUR = 18

/** The hours of a seat whose holder wants less, or as much as before. */
export function hoursAfter(hours: SeatRow['hours'], kind: 'pause' | 'daily', on: boolean): SeatRow['hours'] {
  if (kind === 'pause') return { ...hours, paused: on }
  return { ...hours, daily: on ? DAILY_HOUR : null }
}

export function consentOf(about: Addressed, wanted: boolean, { seats, marksOf }: Omit<Seating, 'now'>): Consent {
  const holders = seats.filter(row => row.address !== null && marksOf(row.address).hash === about.hash)
  const confirmed = holders.length > 0 && holders.every(({ confirmedAt }) => confirmedAt !== null)
  return { address: holders[0]?.address ?? null, confirmed, wanted }
}

/** The address that a link from a mail is about. */
export function addressOf(row: SeatRow, { generation }: Link, marksOf: MarksOf): Addressed {
  const found = mailedAs(addressesOf(row, marksOf), generation)
  if (!found) throw new Refusal('NO_SUCH_LINK')
  return found
}

/** Its owner wants mail there, at every seat that has it now. */
export function confirm(address: Addressed, { seats, marksOf, now }: Seating): readonly SeatRow[] {
  const isMeant = (row: SeatRow) => row.address !== null && marksOf(row.address).hash === address.hash
  if (!seats.some(isMeant)) throw new Refusal('ADDRESS_LEFT')
  const wished = wish(address, true, { seats, marksOf })
  return wished.map(row => (isMeant(row) ? { ...row, confirmedAt: row.confirmedAt ?? now } : row))
}

/** The owner of an inbox wants no more mail there, or wants it again. */
export function wish(
  { inbox }: Pick<Addressed, 'inbox'>,
  wanted: boolean,
  { seats, marksOf }: Omit<Seating, 'now'>
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
  sent: Delivery,
  { marksOf, now }: Omit<Seating, 'seats'>
): Partial<SeatRow> {
  const isPresent = row.address === address
  if ('failed' in sent && sent.failed === 'SUPPRESSED')
    return isPresent && address ? { suppressed: marksOf(address).inbox } : {}
  if (!('sent' in sent)) return {}
  const at = { ...(about === 'invitation' && { invitedAt: now }), ...(about === 'confirm' && { askedAt: now }) }
  if (isPresent) return { ...at, suppressed: null }
  return { former: row.former.map(one => (one.generation === generation ? { ...one, ...at } : one)) }
}
