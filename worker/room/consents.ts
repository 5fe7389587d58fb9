import { Refusal } from '../../engine/refusal.ts'
import type { SeatRow } from '../../schema/room-tables.ts'
import { clock } from '../clock.ts'
import type { Addressed, MarksOf, Seating } from '../deliver/addresses.ts'
import { saidAt, wantsMail } from '../deliver/budget.ts'
import {
  addressOf,
  confirm,
  type Consent,
  consentOf,
  hoursAfter,
  type StopKind,
  type Stops,
  wish
} from '../deliver/consent.ts'
import { arePeopleStopped, peopleOf, stopPeople, welcomePeople } from '../deliver/stopped-people.ts'
import { addressee, addressees } from '../deliver/host.ts'
import type { Env } from '../env.ts'
import type { Link } from '../keys/links.ts'
import type { Envelopes } from './envelopes.ts'
import type { Ledger, Table } from './ledger.ts'
import type { Writer } from './writer.ts'

interface Needs {
  readonly marksOf: MarksOf
  readonly ledger: Pick<Ledger, 'wishes' | 'table' | 'alarmAt'>
  readonly writer: Pick<Writer, 'changeSeat' | 'changeSeats'>
  readonly tell: Envelopes['tell']
  readonly env: Env
}

export type Consents = ReturnType<typeof makeConsents>

/** What the owner of an address says, by a link from a mail. */
export function makeConsents({ marksOf, ledger, writer, tell, env }: Needs) {
  function about(table: Table, link: Link): Addressed {
    return addressOf(addressee(table, link.seat) as SeatRow, link, marksOf)
  }

  /** The seat of a link, while it has the address that the link was mailed to. */
  function holder(table: Table, link: Link): SeatRow | null {
    const row = table.seats[link.seat]
    const isTheirs = row?.address != null && marksOf(row.address).hash === about(table, link).hash
    return isTheirs ? row : null
  }

  function seating(table: Table): Seating {
    return { seats: addressees(table), marksOf, now: clock.now() }
  }

  function write(
    table: Table,
    seats: readonly SeatRow[],
    { inbox }: Addressed,
    { wanted, at = clock.now() }: { wanted: boolean; at?: number }
  ): void {
    tell(writer.changeSeats(table, seats, { inbox, wanted, at }))
  }

  return {
    async known(table: Table, link: Link): Promise<Consent> {
      const address = about(table, link)
      const said = ledger.wishes().find(({ inbox }) => inbox === address.inbox)
      // Without D1 nothing is known, and so nothing is claimed: its owner can say it again.
      const wanted = said?.wanted ?? (await wantsMail(address, env).catch(() => true))
      return consentOf(address, wanted, seating(table))
    },

    /**
     * What of that its owner has said. Pausing, or one mail a day, is the holder's of a seat that still has the address; where
     * more was stopped already, neither would change anything.
     */
    async stops(table: Table, link: Link): Promise<Stops> {
      const { inbox } = about(table, link)
      const row = holder(table, link)
      const people = row?.stoppedAt != null || (await arePeopleStopped({ inbox, match: table.match.id }, env))
      const { paused, daily } = row?.hours ?? {}
      if (people || row?.takenAt == null) return { people }
      return { people, pause: paused === true, ...(!paused && { daily: daily !== null }) }
    },

    async stop(table: Table, link: Link, { kind, on }: { kind: StopKind; on: boolean }): Promise<void> {
      const { inbox } = about(table, link)
      const row = holder(table, link)
      if (kind !== 'people') {
        if (row?.takenAt == null) throw new Refusal('ADDRESS_LEFT')
        tell(writer.changeSeat(table, row.seat, { hours: hoursAfter(row.hours, kind, on) }))
        return
      }
      const { id } = table.match
      const people = peopleOf(table, { seat: link.seat, inbox }, marksOf)
      if (row) tell(writer.changeSeat(table, row.seat, { stoppedAt: on ? clock.now() : null }))
      if (on) await stopPeople({ inbox, match: id, people }, clock.now(), env)
      else await welcomePeople({ inbox, match: id }, env)
    },

    confirm(table: Table, link: Link): void {
      const address = about(table, link)
      write(table, confirm(address, seating(table)), address, { wanted: true })
    },

    /** No more mail, or mail again. */
    wish(table: Table, link: Link, wanted: boolean): void {
      const address = about(table, link)
      write(table, wish(address, wanted, seating(table)), address, { wanted })
    },

    /** Its owner has marked a mail as spam: no more mail, unless they have said something else since. */
    async complain(link: Link, at: number): Promise<void> {
      const address = about(ledger.table(), link)
      const known = ledger.wishes().find(({ inbox }) => inbox === address.inbox)?.at ?? (await saidAt(address, env))
      if (known !== null && known >= at) return
      const table = ledger.table(await ledger.alarmAt())
      write(table, wish(address, false, seating(table)), address, { wanted: false, at })
    }
  }
}
