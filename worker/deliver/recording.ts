import type { Seat } from '../../engine/game.ts'
import type { MatchRow, NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import { HOST } from '../../schema/wire/host-seat.ts'
import { changes, isChanged } from '../changes.ts'
import { clock } from '../clock.ts'
import { makeGuard } from '../guard.ts'
import type { Table } from '../room/ledger.ts'
import { report } from '../report.ts'
import type { MarksOf } from './addresses.ts'
import type { Delivery } from './delivery.ts'
import { addressee, hostMailOf } from './host.ts'
import { receipt } from './receipts.ts'
import { copiedFrom } from './retry.ts'
import { type Posted, ways } from './ways/index.ts'
import { GATHERING, NO_DIRECTORY } from './ways/way.ts'
import { NO_MAIL } from './mail/index.ts'

/** What receipts are written to. */
export interface Receipts {
  write<T>(work: () => T): T
  table(): Pick<Table, 'match' | 'seats' | 'notices'>
  putNotice(row: NoticeRow): unknown
  reached(notice: Pick<NoticeRow, 'seat' | 'way'>): unknown
  updateSeat(seat: Seat, change: Partial<SeatRow>): unknown
  updateMatch(change: Partial<MatchRow>): unknown
}

export type Recording = ReturnType<typeof makeRecording>

/** What came of messages, written down with their seats as they were when they left. */
export function makeRecording(ledger: Receipts, marksOf: MarksOf) {
  return {
    posted(notice: NoticeRow, seat: SeatRow, posted: Posted): void {
      const { delivery, counted } = posted
      const why = operatorWhy(delivery)
      if (why !== null) report('NOT_SENT', { match: ledger.table().match.id, why })
      ledger.write(() => {
        take({ ...receipt(notice, delivery, clock.now()), counted }, seat)
        learn(notice, seat, posted)
      })
    },

    /** Told in a letter that leaves at that moment or later, as if it had only become due then. */
    postponed(notice: NoticeRow, seat: SeatRow, dueAt: number): void {
      ledger.write(() => take({ ...notice, dueAt, attempts: 0, receipt: null, failingSince: null }, seat))
    },

    /** Not sent, since something spoke against it. */
    withheld(notice: NoticeRow, seat: SeatRow, why: string): void {
      ledger.write(() => take({ ...notice, dueAt: null, receipt: why, counted: false }, seat))
    }
  }

  /** Writes down what came of a notice, unless it failed and its seat has put right meanwhile what it was sent by. */
  function take(notice: NoticeRow, seat: SeatRow): void {
    const { match, seats, notices } = ledger.table()
    const row = addressee({ match, seats }, notice.seat) as SeatRow
    const guard = makeGuard({ match: match.id })
    if (notice.sentAt === null && guard.run('isAnew', () => ways[notice.way].isAnew(seat, row), false)) return
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
    const row = addressee({ match, seats }, notice.seat) as SeatRow
    // What was sent stays known to be, whatever is to be learned from it.
    const ofWay = () => ways[notice.way].learned(row, { notice, seat }, posted, { marksOf, now: clock.now() })
    const learned = makeGuard({ match: match.id }).run('learned', ofWay, {})
    const after = { ...row, ...learned }
    if (!isChanged(row, after)) return
    const isHost = notice.seat === HOST
    if (!isHost) ledger.updateSeat(notice.seat, changes(row, after))
    const host = isHost && { hostMail: hostMailOf(after) }
    ledger.updateMatch({ ...host, revision: match.revision + 1, copyAt: copiedFrom(match, clock.now()) })
  }
}

/** What is heard of elsewhere, or is as it should be. */
const NOT_REPORTED: readonly string[] = [NO_MAIL, NO_DIRECTORY.why, GATHERING.why]

/** What the operator has to put right before a message can be sent; null where there is nothing. */
function operatorWhy(delivery: Delivery): string | null {
  const isOperators = 'fault' in delivery && delivery.fault === 'operator'
  return isOperators && !NOT_REPORTED.includes(delivery.why) ? delivery.why : null
}
