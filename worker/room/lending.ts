import { Refusal } from '../../engine/refusal.ts'
import type { Lend, Lending } from '../../schema/wire/loan.ts'
import { clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { linkAddress, type Link } from '../keys/links.ts'
import { takenSeat } from '../match/admit.ts'
import { noted } from '../match/annals.ts'
import { checkLends, guestIn, isLent, lend, takeSeatBack } from '../match/lending.ts'
import type { Table } from './ledger.ts'
import type { Writer } from './writer.ts'

interface Needs {
  readonly writer: Pick<Writer, 'changeSeat' | 'changeMatch'>
  readonly env: Env
}

export type Lends = ReturnType<typeof makeLends>

/** A seat is lent by its holder for a time, and taken back. */
export function makeLends({ writer, env }: Needs) {
  function show(table: Table, link: Link): Lending {
    const row = takenSeat(table, link)
    if (!isLent(row, clock.now())) return { loan: null }
    const { to, day, until, generation } = row.lent
    const { id } = table.match
    return {
      loan: { to, day, until, link: linkAddress({ match: id, role: 'guest', seat: row.seat, generation }, env) }
    }
  }

  return {
    show,

    lend(table: Table, link: Link, asked: Lend): Table {
      const now = clock.now()
      const row = takenSeat(table, link)
      if (table.match.waits.length === 0) throw new Refusal('GAME_OVER')
      checkLends(table.match, row, now)
      const after = writer.changeSeat(table, row.seat, lend(row, asked, now))
      const { seat, name } = row
      const what = { what: 'lent', seat, name, to: guestIn(table.match, asked), day: asked.day } as const
      return writer.changeMatch(after, noted(after.match, what, now))
    },

    takeBack(table: Table, link: Link): Table {
      const now = clock.now()
      const row = takenSeat(table, link)
      const after = writer.changeSeat(table, row.seat, takeSeatBack(row, now))
      const { seat, name } = row
      return writer.changeMatch(after, noted(after.match, { what: 'taken-back', seat, name }, now))
    }
  }
}
