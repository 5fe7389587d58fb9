import type { Result, Seat } from '../../engine/game.ts'
import type { MatchRow, NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import { changes, isChanged } from '../changes.ts'
import { clock } from '../clock.ts'
import { reportBug } from '../report.ts'
import type { Copy } from '../room/directory.ts'
import type { Ledger, Table } from '../room/ledger.ts'
import { addressesOf, isAsked, type MarksOf, unaskedTo } from './addresses.ts'
import { remember } from './consent.ts'
import { MOST_UNASKED_OF_A_MATCH } from './mail-limits.ts'
import type { Delivery } from './mail/index.ts'
import { ASKED, isTrue, isUnsought, lookAt, OVER_MATCH, OVERTAKEN, receipt } from './notices.ts'
import { NO_DIRECTORY, type Posted } from './post.ts'
import { retryDelayMs } from './retry.ts'

/** What the outbox needs of the world. */
export interface Ways {
  readonly ledger: Ledger
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

/** Whatever must leave the room: its copy in D1, and what is told to the seats. Everything that is sent is in a row first. */
export function makeOutbox({ ledger, usedUntil, resultOf, copy, post, marksOf, tell }: Ways) {
  return {
    /** When there is something to do, or null. */
    nextAt({ match, notices }: Pick<Table, 'match' | 'notices'>): number | null {
      const { drafts, revision, copiedRevision, copyAt } = match
      const looks = notices.map(notice => lookAt(notice, match, usedUntil(notice.seat)))
      const settling = drafts.map(({ settlesAt }) => settlesAt)
      const dates = [...settling, revision > copiedRevision ? copyAt : null, ...looks]
      const due = dates.filter(at => at !== null)
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

  async function deliver(notice: NoticeRow): Promise<void> {
    const { match, seats } = ledger.table()
    const seat = seats[notice.seat] as SeatRow
    const at = lookAt(notice, match, usedUntil(notice.seat))
    if (at === null || at > clock.now()) return
    if (!isTrue(notice, match, seat)) return mark(notice, OVERTAKEN)
    const addresses = isUnsought(notice) ? seats.flatMap(row => addressesOf(row, marksOf)) : []
    const { hash = '', inbox = '' } = seat.address === null ? {} : marksOf(seat.address)
    if (notice.about === 'confirm' && isAsked(addresses, hash)) return mark(notice, ASKED)
    if (unaskedTo(addresses, inbox) >= MOST_UNASKED_OF_A_MATCH) return mark(notice, OVER_MATCH)
    const { delivery, counted } = await tryPost(match, notice, seat)
    const change = { ...receipt(notice, delivery, clock.now()), counted }
    ledger.write(() => {
      ledger.updateNotice(notice, change)
      learn(notice, seat, delivery)
    })
    if (notice.about !== 'turn') tell(notice.seat)
  }

  function mark(notice: NoticeRow, change: Partial<NoticeRow>): void {
    ledger.write(() => ledger.updateNotice(notice, change))
    if (notice.about !== 'turn') tell(notice.seat)
  }

  /** What the answer says about the address is kept with its seat, and copied with it. */
  function learn(notice: NoticeRow, seat: SeatRow, delivery: Delivery): void {
    const { match, seats } = ledger.table()
    const row = seats[notice.seat] as SeatRow
    const after = { ...row, ...remember(row, { about: notice.about, seat }, delivery, { marksOf, now: clock.now() }) }
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

  /**
   * Whether D1 knows all that a mail rests on. The links in the first one to an address must work for good, also when
   * this room is built again from its copy, and none may leave before what owners of addresses have said.
   */
  function isKnown(match: MatchRow, { about }: NoticeRow): boolean {
    return about === 'turn' ? ledger.wishes().length === 0 : match.revision === match.copiedRevision
  }
}

// A line is one revision, as every other change is.
function hasMoreThanLines({ revision, copiedRevision, version, copiedVersion }: MatchRow): boolean {
  return copiedVersion < 0 || revision - copiedRevision > version - copiedVersion
}
