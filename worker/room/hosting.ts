import { Refusal } from '../../engine/refusal.ts'
import type { MatchRow } from '../../schema/room-tables.ts'
import type { Deletion, NewPace, Nudge } from '../../schema/wire/hosting.ts'
import { clock } from '../clock.ts'
import type { Link } from '../keys/links.ts'
import { doerOf } from '../match/admit.ts'
import { noted, notedByHost } from '../match/annals.ts'
import { isCompeted } from '../match/handover.ts'
import { nudged } from '../match/nudging.ts'
import { endForAll } from '../match/play.ts'
import { awake } from '../match/sleeping.ts'
import type { Table } from './ledger.ts'
import { rowOf } from './reissuing.ts'
import type { Sockets } from './sockets.ts'
import type { Writer } from './writer.ts'

interface Needs {
  readonly sockets: Pick<Sockets, 'closeAll'>
  readonly writer: Pick<Writer, 'changeSeat' | 'changeMatch' | 'store' | 'visit'>
}

export type Hosting = ReturnType<typeof makeHosting>

/** What becomes of a match besides its lines: by its host, and some of it by any seat. */
export function makeHosting({ sockets, writer }: Needs) {
  return {
    nudge(table: Table, { seat }: Nudge): Table {
      return writer.changeSeat(table, seat, nudged(table, rowOf(table, seat), clock.now()))
    },

    pace(table: Table, { pace }: NewPace): Table {
      const { match } = table
      if (isOver(match)) throw new Refusal('GAME_OVER')
      if (pace === match.pace) return table
      return writer.changeMatch(table, { pace, ...notedByHost(match, { what: 'pace', pace }, clock.now()) })
    },

    /** Where some play against others the host may be one of them: then whoever plays says so at their seat. */
    end(table: Table): Table {
      const { match } = table
      if (isOver(match)) throw new Refusal('GAME_OVER')
      if (isCompeted(match)) throw new Refusal('END_BY_AGREEMENT')
      const now = clock.now()
      return writer.store(table, endForAll({ ...match, ...awake(match, null, now) }, now))
    },

    /** The record of a match that is over is for its own links alone, for good. */
    close(table: Table, link: Link): Table {
      const { match } = table
      if (!isOver(match)) throw new Refusal('NOT_OVER')
      if (match.closedAt !== null) return table
      const now = clock.now()
      return writer.changeMatch(table, { closedAt: now, ...noted(match, { what: 'closed', seat: doerOf(link) }, now) })
    },

    /** Whoever waits for somebody wants them told, who may have forgotten. */
    wake(table: Table, link: Link): Table {
      const { match } = table
      if (match.asleepAt === null) throw new Refusal('NOT_ASLEEP')
      const now = clock.now()
      const seat = doerOf(link)
      const after = writer.changeMatch(table, { wokenAt: now, ...awake(match, seat, now) })
      if (seat !== null) writer.visit(after, seat, { at: now, shown: 0, guest: link.role === 'guest' })
      return after
    },

    /** From now on it is for nobody any more; the outbox does the rest. */
    remove(table: Table, { sure }: Deletion): void {
      const { match, seats } = table
      if (!sure) throw new Refusal('NOT_SURE', { lines: match.version, seats: seats.map(({ name }) => name) })
      const now = clock.now()
      writer.changeMatch(table, { deletingAt: now, drafts: [] })
      sockets.closeAll(seats.map(({ seat }) => seat))
    }
  }
}

function isOver({ waits }: MatchRow): boolean {
  return waits.length === 0
}
