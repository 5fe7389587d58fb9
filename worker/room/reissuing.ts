import { Refusal } from '../../engine/refusal.ts'
import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import type { PilotAsked } from '../../schema/wire/helm.ts'
import type { Give } from '../../schema/wire/hosting.ts'
import type { Invite, Reissue, ReissueRole } from '../../schema/wire/links.ts'
import { clock } from '../clock.ts'
import type { MarksOf } from '../deliver/addresses.ts'
import { addressees } from '../deliver/host.ts'
import type { Link } from '../keys/links.ts'
import { checkNotVacated, checkStranger } from '../match/absence.ts'
import { noted, notedByHost } from '../match/annals.ts'
import { draftsOf } from '../match/drafts.ts'
import { lastHere } from '../match/envelope.ts'
import { askSeat, isCompeted, isHandedOver, isRival, isSealed } from '../match/handover.ts'
import { pilot, unpilot } from '../match/piloting.ts'
import { agreeToStop, takeBack } from '../match/play.ts'
import { askInvitation, given, part, reissue, reissueRole, vacate } from '../match/seats.ts'
import { isSomebodys } from '../match/somebodys.ts'
import type { Ledger, Table } from './ledger.ts'
import type { Sockets } from './sockets.ts'
import type { Writer } from './writer.ts'

interface Needs {
  readonly marksOf: MarksOf
  readonly ledger: Pick<Ledger, 'write' | 'putNotes'>
  readonly sockets: Pick<Sockets, 'usedAt' | 'closeReissued'>
  readonly writer: Pick<Writer, 'changeSeat' | 'changeMatch' | 'store'>
}

export type Reissuing = ReturnType<typeof makeReissuing>

/** New links in the place of those that somebody lost, or should not have, new invitations, and autopilots. */
export function makeReissuing({ marksOf, ledger, sockets, writer }: Needs) {
  function replace(table: Table, { generation }: Link, asked: Reissue): Table {
    // The same request again: its answer was lost, and with it the host's link.
    if ('role' in asked) return generation === table.match.hostGeneration ? ofRole(table, asked) : table
    return ofSeat(table, rowOf(table, asked.seat))
  }

  /** A seat that only its taker can open is asked first. */
  function ofSeat(table: Table, row: SeatRow): Table {
    const { match } = table
    if (isRivalCats(match, row)) throw new Refusal('BY_MAIL_ALONE')
    checkNotVacated(table, row)
    const away = { hereAt: hereAt(table, row), now: clock.now() }
    const isGuarded = isSealed(match, row) || (row.takenAt !== null && isCompeted(match))
    const asks = isGuarded && row.pilot !== 'cat' && !isHandedOver(match, row, away)
    return asks ? writer.changeSeat(table, row.seat, askSeat(match, row, away)) : handOver(table, row)
  }

  function ofRole(table: Table, asked: ReissueRole): Table {
    const after = writer.changeMatch(table, reissueRole(table.match, asked, clock.now()))
    sockets.closeReissued(asked.role)
    return after
  }

  /** A seat's new link. */
  function handOver(table: Table, row: SeatRow): Table {
    const { seat, name } = row
    const now = clock.now()
    const leaves = isSealed(table.match, row) || row.pilot === 'cat'
    const change = leaves ? vacate(row, now) : reissue(row, now)
    return replaceLink(table, row, change, noted(table.match, { what: 'link', seat, name }, now))
  }

  /** With all that its last holder leaves behind. */
  function replaceLink(table: Table, row: SeatRow, change: Partial<SeatRow>, noted: Partial<MatchRow>): Table {
    const { seat, takenAt } = row
    const isEmpty = change.takenAt === null
    const forgets = takenAt !== null && (isEmpty || isRival(table.match))
    if (forgets) ledger.write(() => ledger.putNotes(seat, ''))
    const changed = writer.changeSeat(table, seat, { ...change, ...(forgets && { marks: {} }) })
    const replaced = writer.changeMatch(changed, noted)
    sockets.closeReissued(seat)
    const own = draftsOf(replaced.match, seat)
    if (own.length === 0) return replaced
    const match = own.reduce(before => takeBack(before, seat, clock.now()), replaced.match)
    return writer.store(replaced, { match, lines: [] })
  }

  /** The seat is somebody else's. Where some play against others, whoever sits there is asked first; a cat never is. */
  function give(table: Table, asked: Give): Table {
    const row = rowOf(table, asked.seat)
    const away = { hereAt: hereAt(table, row), now: clock.now() }
    const { match } = table
    checkNotVacated(table, row)
    if (isRivalCats(match, row)) return giveByMail(table, row, asked)
    const asks = isSomebodys(row) && isRival(match) && !isHandedOver(match, row, away)
    if (asks) return writer.changeSeat(table, row.seat, askSeat(match, row, away))
    const change = given(row, asked, { seats: addressees(table), marksOf, now: away.now })
    return handTo(table, row, change, asked)
  }

  /**
   * A rival cat's hand is seen by nobody at the table: whoever is to play there gets the link by mail alone, and takes the
   * seat with the proof of that address. The cat plays on until they do.
   */
  function giveByMail(table: Table, row: SeatRow, asked: Give): Table {
    const { address } = asked
    if (!address) throw new Refusal('BY_MAIL_ALONE')
    const seats = addressees(table)
    const now = clock.now()
    checkStranger({ seats }, row, address, marksOf)
    const change = given(row, asked, { seats, marksOf, now })
    const absence = { askedAt: now, votes: [], invited: change.generation ?? null }
    return handTo(table, row, { ...change, pilot: 'cat', absence }, asked)
  }

  function handTo(table: Table, row: SeatRow, change: Partial<SeatRow>, { name: to }: Give): Table {
    const what = { what: 'given', seat: row.seat, from: row.name, to } as const
    return replaceLink(table, row, change, {
      ...notedByHost(table.match, what, clock.now()),
      ...hostWithout(table.match, row.seat)
    })
  }

  /** Whoever sits there goes, and stands in nobody's way who wants to stop. */
  function leave(table: Table, { seat, generation }: Link): Table {
    const row = rowOf(table, seat)
    const now = clock.now()
    const what = { what: 'left', seat, name: row.name } as const
    const left = replaceLink(table, row, part(row, now), {
      ...noted(table.match, what, now),
      ...hostWithout(table.match, seat)
    })
    const { waits, earlyEnd, setup } = left.match
    const agrees = waits.length > 0 && setup.seats > 1 && !earlyEnd.agreed.includes(seat)
    return agrees ? writer.store(left, agreeToStop(left.match, seat, `left-${seat}-${generation}`, now)) : left
  }

  function hereAt({ match }: Table, { seat, takenAt }: SeatRow): number {
    return Math.max(takenAt ?? 0, lastHere({ match, usedAt: sockets.usedAt }, seat))
  }

  function invite(table: Table, { seat }: Invite): Table {
    const row = rowOf(table, seat)
    return writer.changeSeat(table, seat, askInvitation(row, clock.now()))
  }

  /** An autopilot for a seat, or none any more. */
  function steer(table: Table, { seat, on }: PilotAsked): Table {
    const row = rowOf(table, seat)
    if (on) checkNotVacated(table, row)
    const away = { hereAt: hereAt(table, row), now: clock.now() }
    return writer.changeSeat(table, seat, on ? pilot(table, row, away) : unpilot(row))
  }

  return { replace, replaceLink, give, leave, invite, steer }
}

/** The row of a seat that somebody names. */
export function rowOf({ seats }: Table, seat: number): SeatRow {
  const row = seats[seat]
  if (!row) throw new Refusal('MALFORMED', { at: ['seat'] })
  return row
}

/** Whether a cat plays there against others. */
function isRivalCats(match: MatchRow, { pilot }: SeatRow): boolean {
  return pilot === 'cat' && isCompeted(match)
}

/** Whoever sits there from now on is not the host. */
export function hostWithout({ host }: MatchRow, seat: number): Partial<MatchRow> {
  return host?.seat === seat ? { host: { ...host, seat: null } } : {}
}
