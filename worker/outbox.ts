import type { Seat } from '../engine/game.ts'
import { resultOf } from '../engine/match.ts'
import type { MatchRow, NoticeRow, SeatRow } from '../schema/room-tables.ts'
import { clock } from './clock.ts'
import type { Copy } from './directory.ts'
import type { Ledger } from './ledger.ts'
import type { Delivery } from './mail/index.ts'
import { isTrue, lookAt, OVERTAKEN, receipt } from './notices.ts'
import { gameOf } from './play.ts'
import { reportBug } from './report.ts'
import { waitMs } from './waits.ts'

/** What the outbox needs of the world. */
export interface Ways {
  readonly ledger: Ledger
  /** Until when a seat counts as being at its page. */
  usedUntil(seat: Seat): number
  copy(copy: Copy): Promise<void>
  post(notice: NoticeRow, seat: SeatRow): Promise<Delivery>
}

const LINES_AT_ONCE = 50

export type Outbox = ReturnType<typeof openOutbox>

/** Whatever must leave the room: its copy in D1, and what is told to the seats. Everything that is sent is in a row first. */
export function openOutbox({ ledger, usedUntil, copy, post }: Ways) {
  return {
    /** When there is something to do, or null. */
    nextAt(match: MatchRow): number | null {
      const { draft, revision, copiedRevision, copyAt } = match
      const looks = ledger.notices().map(notice => lookAt(notice, match, usedUntil(notice.seat)))
      const moments = [draft?.settlesAt ?? null, revision > copiedRevision ? copyAt : null, ...looks]
      const due = moments.filter(moment => moment !== null)
      return due.length > 0 ? Math.min(...due) : null
    },

    async run(): Promise<void> {
      await copyDue()
      for (const notice of ledger.notices()) await deliver(notice)
    }
  }

  async function copyDue(): Promise<void> {
    const { match, seats } = ledger.table()
    if (match.revision === match.copiedRevision || match.copyAt > clock.now()) return
    const lines = ledger.oldest(LINES_AT_ONCE, match.copiedVersion)
    const copiedVersion = lines.at(-1)?.version ?? match.copiedVersion
    const all = copiedVersion === match.version
    try {
      await copy({ match, result: all ? resultOf(gameOf(match), match) : null, seats, lines })
      keep({ copiedVersion, copyAttempts: 0, ...(all && { copiedRevision: match.revision }) })
    } catch (error) {
      reportBug(error, { match: match.id, version: match.version }, 'COPY_FAILED')
      keep({ copyAt: clock.now() + waitMs(match.copyAttempts), copyAttempts: match.copyAttempts + 1 })
    }
  }

  function keep(change: Partial<MatchRow>): void {
    ledger.write(() => ledger.updateMatch(change))
  }

  async function deliver(notice: NoticeRow): Promise<void> {
    const { match, seats } = ledger.table()
    const seat = seats[notice.seat] as SeatRow
    const at = lookAt(notice, match, usedUntil(notice.seat))
    if (at === null || at > clock.now()) return
    const change = isTrue(notice, match, seat)
      ? receipt(notice, await tryPost(match.id, notice, seat), clock.now())
      : OVERTAKEN
    ledger.write(() => ledger.updateNotice(notice, change))
  }

  // One message that cannot be written must not hold up the others.
  async function tryPost(match: string, notice: NoticeRow, seat: SeatRow): Promise<Delivery> {
    try {
      return await post(notice, seat)
    } catch (error) {
      reportBug(error, { match }, 'POST_FAILED')
      return { retryAfterMs: 0, why: 'BROKEN' }
    }
  }
}
