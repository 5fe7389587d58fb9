import { Refusal } from '../../engine/refusal.ts'
import type { SeatRow } from '../../schema/room-tables.ts'
import type { PilotAsked } from '../../schema/wire/helm.ts'
import type { Invite, Reissue, ReissueRole } from '../../schema/wire/links.ts'
import { clock } from '../clock.ts'
import type { Link } from '../keys/links.ts'
import { lastHere } from '../match/envelope.ts'
import { askSeat, isHandedOver, isRival, isSealed } from '../match/handover.ts'
import { draftOf } from '../match/drafts.ts'
import { pilot, unpilot } from '../match/piloting.ts'
import { takeBack } from '../match/play.ts'
import { askInvitation, reissue, reissueRole, vacate } from '../match/seats.ts'
import type { Ledger, Table } from './ledger.ts'
import type { Sockets } from './sockets.ts'
import type { Writer } from './writer.ts'

interface Needs {
  readonly ledger: Pick<Ledger, 'write' | 'putNotes'>
  readonly sockets: Pick<Sockets, 'usedAt' | 'closeReissued'>
  readonly writer: Pick<Writer, 'changeSeat' | 'changeMatch' | 'store'>
}

export type Reissuing = ReturnType<typeof makeReissuing>

/** New links in the place of those that somebody lost, or should not have, new invitations, and autopilots. */
export function makeReissuing({ ledger, sockets, writer }: Needs) {
  function replace(table: Table, { generation }: Link, asked: Reissue): Table {
    // The same request again: its answer was lost, and with it the host's link.
    if ('role' in asked) return generation === table.match.hostGeneration ? ofRole(table, asked) : table
    const row = table.seats[asked.seat]
    if (!row) throw new Refusal('MALFORMED', { path: 'seat' })
    return ofSeat(table, row)
  }

  /** A seat that only its taker can open is asked first. */
  function ofSeat(table: Table, row: SeatRow): Table {
    const away = { hereAt: hereAt(table, row), now: clock.now() }
    const asks = isSealed(table.match, row) && row.pilot !== 'cat' && !isHandedOver(row, away)
    return asks ? writer.changeSeat(table, row.seat, askSeat(row, away)) : handOver(table, row)
  }

  function ofRole(table: Table, asked: ReissueRole): Table {
    const after = writer.changeMatch(table, reissueRole(table.match, asked, clock.now()))
    sockets.closeReissued(asked.role)
    return after
  }

  /** A seat's new link, and all that its last holder leaves behind. */
  function handOver(table: Table, row: SeatRow): Table {
    const { seat, takenAt } = row
    const leaves = isSealed(table.match, row) || row.pilot === 'cat'
    const change = leaves ? vacate(row, clock.now()) : reissue(row, clock.now())
    if (takenAt !== null && isRival(table.match)) ledger.write(() => ledger.putNotes(seat, ''))
    const replaced = writer.changeSeat(table, seat, change)
    sockets.closeReissued(seat)
    const drafted = draftOf(replaced.match, seat)
    return drafted ? writer.store(replaced, { match: takeBack(replaced.match, seat), lines: [] }) : replaced
  }

  function hereAt({ match }: Table, { seat, takenAt }: SeatRow): number {
    return Math.max(takenAt ?? 0, lastHere({ match, usedAt: sockets.usedAt }, seat))
  }

  function invite(table: Table, { seat }: Invite): Table {
    const row = table.seats[seat]
    if (!row) throw new Refusal('MALFORMED', { path: 'seat' })
    return writer.changeSeat(table, seat, askInvitation(row, clock.now()))
  }

  /** An autopilot for a seat, or none any more. */
  function steer(table: Table, { seat, on }: PilotAsked): Table {
    const row = table.seats[seat]
    if (!row) throw new Refusal('MALFORMED', { path: 'seat' })
    const away = { hereAt: hereAt(table, row), now: clock.now() }
    return writer.changeSeat(table, seat, on ? pilot(table, row, away) : unpilot(row))
  }

  return { replace, invite, steer }
}
