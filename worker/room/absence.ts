import { Refusal } from '../../engine/refusal.ts'
import type { AbsenceVote, SeatRow } from '../../schema/room-tables.ts'
import type { AbsenceVoteAsked } from '../../schema/wire/absence.ts'
import type { Missing } from '../../schema/wire/vouching.ts'
import { clock } from '../clock.ts'
import type { MarksOf } from '../deliver/addresses.ts'
import { addressees } from '../deliver/host.ts'
import type { Link } from '../keys/links.ts'
import { decidedOn, reportAbsent, withVote } from '../match/absence.ts'
import { takenSeat } from '../match/admit.ts'
import { noted } from '../match/annals.ts'
import { awayOf } from '../match/envelope.ts'
import { stopWithout } from '../match/play.ts'
import { given } from '../match/seats.ts'
import { awake } from '../match/sleeping.ts'
import type { Table } from './ledger.ts'
import { hostWithout, type Reissuing, rowOf } from './reissuing.ts'
import type { Sockets } from './sockets.ts'
import type { Writer } from './writer.ts'

interface Needs {
  readonly marksOf: MarksOf
  readonly sockets: Pick<Sockets, 'usedAt'>
  readonly reissuing: Pick<Reissuing, 'replaceLink'>
  readonly writer: Pick<Writer, 'changeSeat' | 'changeMatch' | 'store' | 'visit'>
}

export type Absences = ReturnType<typeof makeAbsences>

/** What becomes of a rival's seat whose holder stays away: all others decide together, and none of them opens it. */
export function makeAbsences({ marksOf, sockets, reissuing, writer }: Needs) {
  const away = ({ match }: Table) => awayOf({ match, usedAt: sockets.usedAt, now: clock.now() })

  /** Told to everybody, and to the seat by its own ways. */
  function report(table: Table, asked: Missing): Table {
    const row = rowOf(table, asked.seat)
    const { seat, name } = row
    const after = writer.changeSeat(table, seat, reportAbsent(table, row, away(table)(row)))
    if (after === table) return table
    return writer.changeMatch(after, noted(after.match, { what: 'absent', seat, name }, clock.now()))
  }

  function vote(table: Table, link: Link, asked: AbsenceVoteAsked): Table {
    const by = takenSeat(table, link).seat
    const row = rowOf(table, asked.seat)
    if (row.seat === by) throw new Refusal('NOT_FOR_THIS_LINK')
    const absence = withVote(table, row, { by, asked, marksOf }, away(table)(row))
    const voted = writer.changeSeat(table, row.seat, { absence })
    // Whoever votes is there.
    writer.visit(voted, by, { at: clock.now(), shown: 0, guest: false })
    const decided = decidedOn(voted, { ...row, absence }, away(voted))
    return decided ? carryOut(voted, { ...row, absence }, decided) : voted
  }

  function carryOut(table: Table, row: SeatRow, { seat: by, choice, successor }: AbsenceVote): Table {
    const now = clock.now()
    const { seat, name } = row
    switch (choice) {
      case 'successor': {
        if (!successor) throw new Error(`no successor was named for seat ${seat} of "${table.match.id}"`)
        const change = given(row, { seat, ...successor }, { seats: addressees(table), marksOf, now })
        const absence = { askedAt: now, votes: [], invited: change.generation ?? null }
        const what = { what: 'given', seat, from: name, to: successor.name } as const
        const changed = { ...noted(table.match, what, now), ...hostWithout(table.match, seat) }
        return reissuing.replaceLink(table, row, { ...change, absence }, changed)
      }
      case 'autopilot': {
        const steered = writer.changeSeat(table, seat, { pilot: 'autopilot', absence: null, handover: null })
        const woken = { ...steered.match, ...awake(steered.match, by, now) }
        const what = { what: 'decided', seat, name, choice } as const
        return writer.changeMatch(steered, { asleepAt: woken.asleepAt, ...noted(woken, what, now) })
      }
      case 'end': {
        const match = { ...table.match, ...noted(table.match, { what: 'decided', seat, name, choice }, now) }
        return writer.store(table, stopWithout(match, table.seats, row, now))
      }
    }
  }

  return { report, vote }
}
