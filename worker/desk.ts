import { assemble } from '../engine/record.ts'
import type { Seat, Viewer } from '../engine/game.ts'
import type { MatchRecord } from '../engine/match.ts'
import { Refusal } from '../engine/refusal.ts'
import type { NoticeRow, SeatRow } from '../schema/room-tables.ts'
import type { Envelope } from '../schema/wire.ts'
import { changes, isChanged } from './changes.ts'
import { clock } from './clock.ts'
import { envelope } from './envelope.ts'
import type { Env } from './env.ts'
import type { Ledger, Table } from './ledger.ts'
import { confirmNotice, turnNotices } from './notices.ts'
import { watcherLink } from './opened.ts'
import type { NewMatch } from './opening.ts'
import type { Outbox } from './outbox.ts'
import { gameOf, type Played, visited } from './play.ts'
import type { Sockets } from './sockets.ts'
import { TALK_SHOWN } from './talk.ts'

const NEWS_SHOWN = 40
const MOST_LINES = 100_000

export type Desk = ReturnType<typeof openDesk>

/** What a room does to its match: every change is written whole, with its notices and the alarm, and told afterwards. */
export function openDesk(ledger: Ledger, outbox: Outbox, sockets: Sockets, env: Env) {
  function create({ match, seats, lines }: NewMatch, notices: readonly NoticeRow[]): void {
    ledger.write(() => {
      ledger.migrate()
      ledger.insertMatch(match)
      ledger.insertSeats(seats)
      ledger.insertLines(lines)
      notices.forEach(ledger.putNotice)
      arm()
    })
  }

  function store({ match: before, seats }: Table, { match, lines }: Played): void {
    ledger.write(() => {
      ledger.insertLines(lines)
      ledger.updateMatch({ ...changes(before, match), ...(lines.length > 0 && { copyAt: clock.now() }) })
      turnNotices(match, seats, before.version, clock.now()).forEach(ledger.putNotice)
      if (match.draft || lines.length > 0) arm()
    })
    tell(lines.length > 0 ? undefined : (match.draft ?? before.draft)?.seat)
  }

  function changeSeat({ match, seats }: Table, seat: Seat, change: Partial<SeatRow>): void {
    const before = seats[seat] as SeatRow
    const after = { ...before, ...change }
    if (!isChanged(before, after)) return
    ledger.write(() => {
      ledger.updateSeat(seat, changes(before, after))
      ledger.updateMatch({ revision: match.revision + 1, copyAt: clock.now() })
      noticesAfter(before, after).forEach(ledger.putNotice)
      arm()
    })
    tell()

    function noticesAfter(old: SeatRow, row: SeatRow): NoticeRow[] {
      const asksAddress = row.addressGeneration !== old.addressGeneration && row.address !== null
      const reachable = row.confirmedAt !== old.confirmedAt
      return [
        ...(asksAddress ? [confirmNotice(row, clock.now())] : []),
        ...(reachable ? turnNotices(match, [row], -1, clock.now()) : [])
      ]
    }
  }

  function visit({ match }: Table, seat: Seat, last: { at: number; shown: number }): void {
    const { visits } = visited(match, seat, last)
    const before = match.visits[seat]
    const after = visits[seat]
    if (before && after && isChanged(before, after)) ledger.write(() => ledger.updateMatch({ visits }))
  }

  function arm(notBefore = 0): void {
    const at = outbox.nextAt(ledger.table().match)
    if (at !== null) ledger.setAlarm(Math.max(at, notBefore))
  }

  function envelopeFor(viewer: Viewer, table: Table = ledger.table()): Envelope {
    const shown =
      viewer === 'watcher' ? null : Math.max(table.match.visits[viewer]?.shown ?? -1, sockets.shown(viewer) ?? -1)
    return envelope({
      ...table,
      viewer,
      notices: ledger.notices(),
      said: ledger.said(TALK_SHOWN),
      news: shown === null ? [] : ledger.newest(NEWS_SHOWN, { after: shown }),
      usedAt: sockets.usedAt,
      watch: watcherLink(table.match.id, env),
      now: clock.now()
    })
  }

  function tell(only?: Viewer): void {
    const table = ledger.table()
    sockets.tell(viewer => JSON.stringify({ envelope: envelopeFor(viewer, table) }), only)
  }

  /** The whole match, with everything that was hidden; only when it is over. */
  function record(): MatchRecord {
    const { match, seats } = ledger.table()
    const result = gameOf(match).result(match.state)
    if (!result) throw new Refusal('NOT_OVER')
    const lines = ledger.oldest(MOST_LINES, -1).map(({ seat, at, line, events }) => ({ seat, at, line, events }))
    return assemble(
      match.setup,
      match.seed,
      lines,
      result,
      seats.map(({ name }) => name)
    )
  }

  return { create, store, changeSeat, visit, arm, envelopeFor, tell, record }
}
