import type { Result, Seat } from '../../engine/game.ts'
import type { MatchRow, NoticeRow, SeatRow, WishRow } from '../../schema/room-tables.ts'
import { changes, isChanged } from '../changes.ts'
import { clock } from '../clock.ts'
import { reportBug } from '../report.ts'
import type { Copy } from '../room/directory.ts'
import type { Ledger, Table } from '../room/ledger.ts'
import type { MarksOf } from './addresses.ts'
import { type Due, duesOf, stillDue } from './due.ts'
import { planPlayedAt } from './planned.ts'
import { receipt } from './receipts.ts'
import { retryDelayMs } from './retry.ts'
import { type Posted, ways } from './ways/index.ts'
import { NO_DIRECTORY } from './ways/way.ts'

/** What the outbox reads and writes. */
type Books = Pick<Ledger, 'write' | 'wishes' | 'oldest'> & {
  table(): Telling
  putNotice(row: NoticeRow): unknown
  reached(notice: Pick<NoticeRow, 'seat' | 'way'>): unknown
  updateSeat(seat: Seat, change: Partial<SeatRow>): unknown
  updateMatch(change: Partial<MatchRow>): unknown
  dropWish(wish: WishRow): unknown
}

type Telling = Pick<Table, 'match' | 'seats' | 'notices'>

/** What the outbox needs of the world. */
export interface World {
  readonly ledger: Books
  /** Until when a seat counts as being at its page. */
  usedUntil(seat: Seat): number
  /** How the match has ended, if it has. */
  resultOf(match: MatchRow): Result | null
  copy(copy: Copy): Promise<void>
  post(notice: NoticeRow, seat: SeatRow): Promise<Posted>
  marksOf: MarksOf
  /** What a seat is told of its own mail has changed. */
  tell(seat: Seat): void
}

const LINES_AT_ONCE = 50

export type Outbox = ReturnType<typeof makeOutbox>

/** Whatever must leave the room: its copy in D1, and what is told to the seats. Both follow from rows that were written first. */
export function makeOutbox({ ledger, usedUntil, resultOf, copy, post, marksOf, tell }: World) {
  return {
    dues,

    /** When there is something to do, or null. */
    nextAt(table: Telling): number | null {
      const { drafts, revision, copiedRevision, copyAt } = table.match
      const settling = drafts.map(({ settlesAt }) => settlesAt)
      const planned = table.match.plans.flatMap(({ seat }) => planPlayedAt(table.match, seat, usedUntil(seat)) ?? [])
      const telling = dues(table).map(({ at }) => at)
      const due = [...settling, ...planned, ...telling, ...(revision > copiedRevision ? [copyAt] : [])]
      return due.length > 0 ? Math.min(...due) : null
    },

    async run(): Promise<void> {
      await copyDue()
      for (const due of dues(ledger.table())) await deliver(due)
    }
  }

  function dues({ match, seats, notices }: Telling): readonly Due[] {
    return duesOf({ match, seats, notices, marksOf, now: clock.now() }, usedUntil)
  }

  async function copyDue(): Promise<void> {
    const { match, seats } = ledger.table()
    if (match.revision === match.copiedRevision || match.copyAt > clock.now()) return
    const lines = ledger.oldest(LINES_AT_ONCE, match.copiedVersion)
    const copiedVersion = lines.at(-1)?.version ?? match.copiedVersion
    const all = copiedVersion === match.version
    const result = all ? resultOf(match) : null
    const wishes = ledger.wishes()
    try {
      await copy({ match, result, seats, lines, wishes, anew: result !== null || hasMoreThanLines(match) })
      const copied = { copiedVersion, copyAttempts: 0, ...(all && { copiedRevision: match.revision }) }
      ledger.write(() => {
        wishes.forEach(ledger.dropWish)
        ledger.updateMatch(copied)
      })
    } catch (error) {
      reportBug(error, { match: match.id, version: match.version }, 'COPY_FAILED')
      const later = { copyAt: clock.now() + retryDelayMs(match.copyAttempts), copyAttempts: match.copyAttempts + 1 }
      ledger.write(() => ledger.updateMatch(later))
    }
  }

  /** Reads the match again: what is no longer so is told to nobody. */
  async function deliver(then: Due): Promise<void> {
    const { match, seats, notices } = ledger.table()
    const due = stillDue(then, dues({ match, seats, notices }))
    if (!due || due.at > clock.now()) return
    const { notice } = due
    const row = seats[notice.seat] as SeatRow
    const why = ways[notice.way].withheld(notice, seats, marksOf)
    const posted = why === null ? await tryPost(match, notice, row) : null
    const told = posted ? receipt(notice, posted.delivery, clock.now()) : { ...notice, dueAt: null, receipt: why }
    ledger.write(() => {
      take({ ...told, counted: posted?.counted ?? false }, row)
      if (posted) learn(notice, row, posted)
    })
    if (notice.about !== 'turn') tell(notice.seat)
  }

  /** Writes down what came of a notice, unless its seat has put right meanwhile what it was sent by. */
  function take(notice: NoticeRow, seat: SeatRow): void {
    const { seats, notices } = ledger.table()
    if (ways[notice.way].isAnew(seat, seats[notice.seat] as SeatRow)) return
    ledger.putNotice(notice)
    const isFailing = notices.some(
      one =>
        one.seat === notice.seat && one.way === notice.way && one.about !== notice.about && one.failingSince !== null
    )
    if (notice.sentAt !== null && isFailing) ledger.reached(notice)
  }

  /** What the answer says about the way is kept with its seat, and copied with it. */
  function learn(notice: NoticeRow, seat: SeatRow, posted: Posted): void {
    const { match, seats } = ledger.table()
    const row = seats[notice.seat] as SeatRow
    const learned = ways[notice.way].learned(row, { notice, seat }, posted, { marksOf, now: clock.now() })
    const after = { ...row, ...learned }
    if (!isChanged(row, after)) return
    ledger.updateSeat(notice.seat, changes(row, after))
    ledger.updateMatch({ revision: match.revision + 1, copyAt: clock.now() })
  }

  // One message that cannot be written must not hold up the others.
  async function tryPost(match: MatchRow, notice: NoticeRow, seat: SeatRow): Promise<Posted> {
    const { counted } = notice
    try {
      return isKnown(match, notice) ? await post(notice, seat) : { delivery: NO_DIRECTORY, counted }
    } catch (error) {
      reportBug(error, { match: match.id }, 'POST_FAILED')
      return { delivery: { retryAfterMs: 0, why: 'BROKEN' }, counted }
    }
  }

  /** Whether D1 knows all that a message rests on. */
  function isKnown(match: MatchRow, { way, about }: NoticeRow): boolean {
    switch (ways[way].restsOn(about)) {
      case 'nothing':
        return true
      case 'wishes':
        return ledger.wishes().length === 0
      case 'copy':
        return match.revision === match.copiedRevision
    }
  }
}

// A line is one revision, as every other change is.
function hasMoreThanLines({ revision, copiedRevision, version, copiedVersion }: MatchRow): boolean {
  return copiedVersion < 0 || revision - copiedRevision > version - copiedVersion
}
