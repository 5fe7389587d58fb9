import type { Result, Seat } from '../../engine/game.ts'
import type { MatchRow, NoticeRow, SeatRow, WishRow } from '../../schema/room-tables.ts'
import { leafOf } from '../../schema/sealed.ts'
import { clock, DAY_MS, MINUTE_MS } from '../clock.ts'
import { type Guard, makeGuard } from '../guard.ts'
import { reportBug } from '../report.ts'
import type { Copy } from '../room/directory.ts'
import type { Ledger, Table } from '../room/ledger.ts'
import type { MarksOf } from './addresses.ts'
import { operatorFault } from './delivery.ts'
import { type Due, duesOf, isGathered, stillDue } from './due.ts'
import { addressee, addressees } from './host.ts'
import { planPlayedAt } from './planned.ts'
import type { Receipts, Recording } from './recording.ts'
import { copiedFrom, copyDelayMs } from './retry.ts'
import { goesAt, restsAt, sleepsAt } from './untouched.ts'
import { type Posted, ways } from './ways/index.ts'
import { NO_DIRECTORY } from './ways/way.ts'

/** What the outbox reads and writes. */
type Books = Pick<Ledger, 'wishes' | 'oldest' | 'whole'> & Receipts & { dropWish(wish: WishRow): unknown }

type Telling = Pick<Table, 'match' | 'seats' | 'notices'>

/** What the outbox needs of the world. */
export interface World {
  readonly ledger: Books
  /** Until when a seat counts as being at its page. */
  usedUntil(seat: Seat): number
  /** How the match has ended, if it has. */
  resultOf(match: MatchRow): Result | null
  copy(copy: Copy): Promise<void>
  /** Takes the match out of D1. */
  erase(whole: Pick<Copy, 'match' | 'seats' | 'wishes'>): Promise<void>
  /** What changes where nobody plays any more. */
  asleep(match: MatchRow, now: number): Partial<MatchRow>
  /** Empties the room. */
  empty(): Promise<void>
  post(notice: NoticeRow, seat: SeatRow): Promise<Posted>
  /** What is due to a seat leaves with what its other matches have to tell. */
  gather(seat: SeatRow): Promise<void>
  readonly recording: Recording
  marksOf: MarksOf
  /** What a seat is told of its own mail has changed. */
  tell(seat: Seat): void
}

/** When is looked at again what has thrown. */
export const BROKEN_RETRY_MS = 10 * MINUTE_MS

const LINES_AT_ONCE = 50
/** How long a room that is deleted stays for whoever is still to be told. */
const TOLD_WITHIN_MS = DAY_MS

export type Outbox = ReturnType<typeof makeOutbox>

/** Whatever must leave the room: its copy in D1, and what is told to the seats. Both follow from rows that were written first. */
export function makeOutbox(world: World) {
  const { ledger, usedUntil, resultOf, copy, erase, asleep, empty, post, gather, recording, marksOf, tell } = world

  return {
    dues,

    /** When there is something to do, or null. Whatever throws is left out, and looked at again soon. */
    nextAt(table: Telling): number | null {
      const { id, deletingAt, drafts, revision, copiedRevision, copyAt } = table.match
      const now = clock.now()
      const guard = makeGuard({ match: id })
      const telling = dues(table, guard).map(({ at }) => at)
      const again = () => (guard.isBroken() ? [now + BROKEN_RETRY_MS] : [])
      if (deletingAt !== null) return Math.min(...telling, emptyAt(table) ?? copyAt, ...again())
      const settling = drafts.map(({ settlesAt }) => settlesAt)
      const copying = revision > copiedRevision ? [copyAt] : []
      const planned = table.seats.flatMap(row => {
        const playedAt = () => planPlayedAt(table.match, row, usedUntil(row.seat))
        return guard.run(`plan of seat ${row.seat}`, playedAt, null) ?? []
      })
      const resting = guard.run('rest', () => restsAt(table, now), null) ?? []
      const due = [...settling, ...planned, ...telling, ...copying, resting, ...again()].flat()
      return due.length > 0 ? Math.min(...due) : null
    },

    /** Does all that is due, whatever becomes of any of it. */
    async run(guard: Guard): Promise<void> {
      guard.run('untaken', removeUntaken, null)
      const isDeleted = ledger.table().match.deletingAt !== null
      if (!isDeleted) guard.run('sleep', fallAsleep, null)
      await guard.wait('copy', isDeleted ? eraseDue : copyDue)
      for (const due of dues(ledger.table()))
        await guard.wait(`${due.notice.about} by ${due.notice.way}`, () => deliver(due))
      const at = emptyAt(ledger.table())
      if (at !== null && at <= clock.now()) await guard.wait('empty', empty)
    }
  }

  function dues({ match, seats, notices }: Telling, guard?: Guard): readonly Due[] {
    return duesOf({ match, seats, notices, marksOf, now: clock.now() }, usedUntil, guard)
  }

  /** Nobody has touched the match for long, nor answered whether it is still played. */
  function fallAsleep(): void {
    const table = ledger.table()
    const at = sleepsAt(table)
    if (at === null || at > clock.now()) return
    const { revision } = table.match
    const slept = {
      ...asleep(table.match, clock.now()),
      revision: revision + 1,
      copyAt: copiedFrom(table.match, clock.now())
    }
    ledger.write(() => ledger.updateMatch(slept))
  }

  /** Nobody has ever taken a seat, for so long: the match is deleted as by its host. */
  function removeUntaken(): void {
    const table = ledger.table()
    const at = goesAt(table)
    if (at === null || at > clock.now() || table.match.deletingAt !== null) return
    ledger.write(() => ledger.updateMatch({ deletingAt: clock.now(), drafts: [], copyAt: clock.now() }))
  }

  /** When a room that is deleted is emptied: not before D1 was, and once all are told, or long enough after. */
  function emptyAt(table: Telling): number | null {
    const { erasedAt, revision, copiedRevision } = table.match
    // Somebody may have ended all mail meanwhile.
    if (erasedAt === null || revision > copiedRevision) return null
    return dues(table).length === 0 ? erasedAt : erasedAt + TOLD_WITHIN_MS
  }

  async function eraseDue(): Promise<void> {
    const { match, seats } = ledger.table()
    const { erasedAt, revision, copiedRevision, copyAt } = match
    if ((erasedAt !== null && revision === copiedRevision) || copyAt > clock.now()) return
    const wishes = ledger.wishes()
    try {
      await erase({ match, seats, wishes })
      ledger.write(() => {
        wishes.forEach(ledger.dropWish)
        ledger.updateMatch({ erasedAt: erasedAt ?? clock.now(), copiedRevision: revision, copyAttempts: 0 })
      })
    } catch (error) {
      putOff(match, error, 'ERASE_FAILED')
    }
  }

  async function copyDue(): Promise<void> {
    const { match, seats } = ledger.table()
    if (match.revision === match.copiedRevision || match.copyAt > clock.now()) return
    const first = leafOf(match.copiedVersion + 1)
    const lines = match.version > match.copiedVersion ? ledger.oldest(LINES_AT_ONCE, first - 1) : []
    const copiedVersion = lines.at(-1)?.version ?? match.copiedVersion
    const all = copiedVersion === match.version
    const result = all ? resultOf(match) : null
    // Its last line has all the others packed with it, for good.
    const whole = result !== null && lines.length > 0
    const wishes = ledger.wishes()
    const anew = result !== null || hasMoreThanLines(match)
    try {
      await copy({ match, result, seats, lines: whole ? ledger.whole() : lines, whole, wishes, anew })
      const copied = { copiedVersion, copyAttempts: 0, ...(all && { copiedRevision: match.revision }) }
      ledger.write(() => {
        wishes.forEach(ledger.dropWish)
        ledger.updateMatch(copied)
      })
    } catch (error) {
      putOff(match, error, 'COPY_FAILED')
    }
  }

  /** Tried again later, as long as it takes. */
  function putOff({ id, version, copyAttempts }: MatchRow, error: unknown, what: string): void {
    reportBug(error, { match: id, version }, what)
    const later = { copyAt: clock.now() + copyDelayMs(copyAttempts), copyAttempts: copyAttempts + 1 }
    ledger.write(() => ledger.updateMatch(later))
  }

  /** Reads the match again: what is no longer so is told to nobody. */
  async function deliver(then: Due): Promise<void> {
    const { match, seats, notices } = ledger.table()
    const due = stillDue(then, dues({ match, seats, notices }))
    if (!due || due.at > clock.now()) return
    const { notice } = due
    const row = addressee({ match, seats }, notice.seat) as SeatRow
    if (isGathered(notice, row)) return gather(row)
    const why = ways[notice.way].withheld(notice, addressees({ match, seats }), marksOf)
    if (why !== null) recording.withheld(notice, row, why)
    else recording.posted(notice, row, await tryPost(match, notice, row))
    if (notice.about !== 'turn') tell(notice.seat)
  }

  // One message that cannot be written must not hold up the others.
  async function tryPost(match: MatchRow, notice: NoticeRow, seat: SeatRow): Promise<Posted> {
    const { counted } = notice
    try {
      return isKnown(match, notice) ? await post(notice, seat) : { delivery: NO_DIRECTORY, counted }
    } catch (error) {
      reportBug(error, { match: match.id }, 'POST_FAILED')
      return { delivery: operatorFault('BROKEN'), counted }
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
