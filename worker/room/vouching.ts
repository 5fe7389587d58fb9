import { Refusal } from '../../engine/refusal.ts'
import type { SeatRow } from '../../schema/room-tables.ts'
import type { Missing, Vouch } from '../../schema/wire/vouching.ts'
import { clock } from '../clock.ts'
import type { Link } from '../keys/links.ts'
import { takenSeat } from '../match/admit.ts'
import { noted } from '../match/annals.ts'
import { lastHere } from '../match/envelope.ts'
import { type Away, isCompeted } from '../match/handover.ts'
import { vacate } from '../match/seats.ts'
import { isMissing, isVouched, miss, vouch } from '../match/vouching.ts'
import type { Absences } from './absence.ts'
import type { Table } from './ledger.ts'
import { type Reissuing, rowOf } from './reissuing.ts'
import type { Sockets } from './sockets.ts'
import type { Writer } from './writer.ts'

interface Needs {
  readonly absences: Pick<Absences, 'report'>
  readonly sockets: Pick<Sockets, 'usedAt'>
  readonly reissuing: Pick<Reissuing, 'replaceLink'>
  readonly writer: Pick<Writer, 'changeSeat' | 'changeMatch'>
}

export type Vouches = ReturnType<typeof makeVouches>

/** How a seat comes back whose link is lost and who can be sent none: by the word of the others. */
export function makeVouches({ absences, sockets, reissuing, writer }: Needs) {
  function away({ match }: Table, { seat, takenAt }: SeatRow): Away {
    const here = lastHere({ match, usedAt: sockets.usedAt }, seat, 'holder')
    return { hereAt: Math.max(takenAt ?? 0, here), now: clock.now() }
  }

  /** Told to everybody, whoever says so. Where players compete the seat is absent, and the others decide otherwise. */
  function ask(table: Table, asked: Missing): Table {
    if (isCompeted(table.match)) return absences.report(table, asked)
    const row = rowOf(table, asked.seat)
    const { seat, name } = row
    const after = writer.changeSeat(table, seat, miss(table, row, away(table, row)))
    if (after === table) return table
    return writer.changeMatch(after, noted(after.match, { what: 'lost', seat, name }, clock.now()))
  }

  return {
    ask,

    /** With the word of most others the seat has a new link, which invites whoever gets it to take the seat again. */
    vouch(table: Table, link: Link, { seat, vouch: isSure }: Vouch): Table {
      const by = takenSeat(table, link).seat
      if (seat === by) throw new Refusal('NOT_FOR_THIS_LINK')
      const present = rowOf(table, seat)
      if (isCompeted(table.match)) throw new Refusal('BY_ALL_OTHERS', { name: present.name })
      if (!isSure && !isMissing(table, present, away(table, present))) throw new Refusal('NOT_LOST')
      const asked = ask(table, { seat })
      const row = rowOf(asked, seat)
      if (!isMissing(asked, row, away(asked, row))) throw new Refusal('NOT_LOST')
      const lost = vouch(row, by, isSure)
      const told = writer.changeSeat(asked, seat, { lost })
      const vouched = { ...row, lost }
      if (!isVouched(told, vouched, away(told, vouched))) return told
      const now = clock.now()
      const fresh = vacate(vouched, now)
      const change = { ...fresh, lost: { ...lost, generation: fresh.generation ?? null } }
      return reissuing.replaceLink(
        told,
        vouched,
        change,
        noted(told.match, { what: 'vouched', seat, name: row.name }, now)
      )
    }
  }
}
