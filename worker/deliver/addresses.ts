import type { SeatRow } from '../../schema/room-tables.ts'
import { addressHash, type Secrets } from '../keys/secrets.ts'

/** What stands for an address where the address itself must not be kept. */
export interface Marks {
  /** Of the address as it was given. */
  readonly hash: string
  /** Of the inbox behind it: the same for all its spellings. */
  readonly inbox: string
}

export type MarksOf = (address: string) => Marks

/** An address that a seat has had, and what became of it there. */
export interface Addressed extends Marks {
  readonly seat: number
  readonly generation: number
  readonly invitedAt: number | null
  readonly askedAt: number | null
  readonly confirmedAt: number | null
}

/** All seats of a match, and when one of them is changed. */
export interface Seating {
  readonly seats: readonly SeatRow[]
  readonly marksOf: MarksOf
  readonly now: number
}

export function marksWith(secrets: Secrets): MarksOf {
  return address => ({ hash: addressHash(address, secrets), inbox: addressHash(inboxOf(address), secrets) })
}

/**
 * The inbox that an address most likely leads to: without the tag behind a plus, and without the dots that the largest
 * providers ignore. Good for counting and for sparing, never for sending.
 */
export function inboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(address.toLowerCase()) ?? []
  const [untagged = ''] = local.split('+')
  return `${untagged.replaceAll('.', '') || local}@${domain}`
}

/** Every address that the seat has had, the present one last. */
export function addressesOf(row: SeatRow, marksOf: MarksOf): readonly Addressed[] {
  const { seat, address, addressGeneration: generation, invitedAt, askedAt, confirmedAt, suppressed } = row
  const left = row.former.map(one => ({
    invitedAt: null,
    askedAt: null,
    confirmedAt: null,
    inbox: one.hash,
    ...one,
    seat
  }))
  if (address === null) return left
  const present = { seat, generation, ...marksOf(address), invitedAt, askedAt }
  // Whoever has asked for no more mail has taken back the yes that was given before.
  const unlessRevoked = suppressed === null ? confirmedAt : null
  return [...left.filter(one => one.generation !== generation), { ...present, confirmedAt: unlessRevoked }]
}

/** The address that the mails of a generation went to. Seats of old counted the same address entered again as a new one. */
export function mailedAs(addresses: readonly Addressed[], generation: number): Addressed | undefined {
  const since = addresses.filter(one => one.generation >= generation)
  return since.sort((one, other) => one.generation - other.generation)[0]
}

/** Whether the owner of a seat's address is still to be asked: the question has not left, or did not get through. */
export function isUnasked({ address, askedAt, confirmedAt }: SeatRow): boolean {
  return address !== null && askedAt === null && confirmedAt === null
}

/** Whether the owner of an address has a question that was not answered; its answer counts for the whole match. */
export function isAsked(addresses: readonly Addressed[], hash: string): boolean {
  return addresses.some(one => one.hash === hash && one.askedAt !== null && one.confirmedAt === null)
}

/** How many mails an inbox has had that nobody there has asked for. */
export function unaskedTo(addresses: readonly Addressed[], inbox: string): number {
  const sent = addresses
    .filter(one => one.inbox === inbox && one.confirmedAt === null)
    .flatMap(({ invitedAt, askedAt }) => [invitedAt, askedAt])
  return sent.filter(at => at !== null).length
}
