import { FRESH_SEAT } from '../../schema/fresh-seat.ts'
import type { HostMail, MatchRow, SeatRow } from '../../schema/room-tables.ts'
import { HOST } from '../../schema/wire/host-seat.ts'
import type { About } from '../../schema/wire/told.ts'

/*
 * A host who doesn't play may have an address all the same, for the case that their link is lost. To whoever writes mails
 * it is a seat like any other; the table has no such seat, and all that is kept of it stands in the row of the match.
 */

/** What that address is told, and nothing else. */
export const TOLD_HOST: readonly About[] = ['confirm', 'link', 'untaken']

type Whole = Pick<MatchRow, 'hostMail' | 'hostGeneration' | 'openedAt'>

interface Holders {
  readonly match: Whole
  readonly seats: readonly SeatRow[]
}

/** The host, as a seat that was theirs from the beginning. */
export function hostRow({ hostMail, hostGeneration, openedAt }: Whole): SeatRow {
  const who = { seat: HOST, name: '', language: 'en', zone: 'UTC' } as const
  return { ...FRESH_SEAT, ...who, takenAt: openedAt, generation: hostGeneration, ...hostMail }
}

export function hostMailOf(row: SeatRow): HostMail {
  const { language, address, addressGeneration, addressAt, confirmedAt, suppressed, former, askedAt, linkAsks } = row
  return { language, address, addressGeneration, addressAt, confirmedAt, suppressed, former, askedAt, linkAsks }
}

/** All whose addresses a match keeps. */
export function addressees({ match, seats }: Holders): readonly SeatRow[] {
  return match.hostMail === null ? seats : [...seats, hostRow(match)]
}

/** Whose a notice is, or a link from a mail. */
export function addressee({ match, seats }: Holders, seat: number): SeatRow | undefined {
  return seat === HOST ? hostRow(match) : seats[seat]
}
