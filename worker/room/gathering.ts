import type { Seat } from '../../engine/game.ts'
import type { MatchRow, NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import { clock } from '../clock.ts'
import { END_IS_NEWS_MS, isAwaited } from '../deliver/abouts.ts'
import type { MarksOf } from '../deliver/addresses.ts'
import type { Claim, DigestDirectory } from '../deliver/digest/directory.ts'
import { gather } from '../deliver/digest/gather.ts'
import { digestKey, type Letter } from '../deliver/digest/letter.ts'
import { type AskedFor, type Gathered, isAmong, type Part, type Place, type Told } from '../deliver/digest/part.ts'
import { duesOf, gatherable, isGathered } from '../deliver/due.ts'
import { isAway } from '../deliver/hours.ts'
import { localDay, startOfDayAfter } from '../deliver/local-hour.ts'
import { isPiloted } from '../deliver/piloted.ts'
import type { Recording } from '../deliver/recording.ts'
import { type Delivery, ways } from '../deliver/ways/index.ts'
import { GATHERING, NO_DIRECTORY } from '../deliver/ways/way.ts'
import { reportBug } from '../report.ts'
import type { Envelopes } from './envelopes.ts'
import type { Ledger } from './ledger.ts'

/** How many of the last lines are told with the end. */
const LAST_LINES = 5

interface Needs {
  readonly ledger: Pick<Ledger, 'table' | 'wishes'>
  usedUntil(seat: Seat): number
  readonly envelopeFor: Envelopes['envelopeFor']
  readonly recording: Recording
  readonly marksOf: MarksOf
  roomOf(match: string): Gathered
  directoryOf(match: string, address: string): DigestDirectory
  /** What speaks against one more mail to an address. */
  refusal(address: string, asked: Place & { readonly counted: boolean }): Promise<Delivery | null>
  send(letter: Letter): Promise<Delivery>
}

export type Gathering = ReturnType<typeof makeGathering>

/** This room's share in letters for all matches of an inbox, its own and those of other rooms. */
export function makeGathering(needs: Needs) {
  const { ledger, usedUntil, envelopeFor, recording, marksOf } = needs
  const here: Gathered = { part: async asked => part(asked), told: async outcome => told(outcome) }

  function situation() {
    const { match, seats, notices } = ledger.table()
    return { match, seats, notices, marksOf, now: clock.now() }
  }

  /** What of a seat the owner of an address is told; nothing to anybody else. */
  function part({ seat, address, again }: AskedFor): Part | 'over' | null {
    const table = ledger.table()
    const { match } = table
    const row = table.seats[seat]
    if (match.deletingAt !== null) return 'over'
    // What its owner has said here and D1 does not know yet may be that they want no more.
    if (!row || !isOf(row, address) || ledger.wishes().length > 0) return null
    if (!again && isAway(clock.now(), row)) return null
    const notices = gatherable(situation(), row, again ? null : usedUntil)
    if (notices.length === 0 && (match.waits.length === 0 || isQuiet(match, row)))
      return match.waits.length === 0 && clock.now() - match.changedAt > END_IS_NEWS_MS ? 'over' : null
    const envelope = envelopeFor(seat, table, { least: newsOf(notices) })
    const isWaiting = envelope.draft === null && isAwaited(situation(), row, ways.mail)
    return { match: match.id, seat, notices, envelope, isWaiting, generation: row.generation }
  }

  function isOf({ address, confirmedAt, takenAt, hours }: SeatRow, hash: string): boolean {
    if (address === null || confirmedAt === null || takenAt === null || !hours.gathered) return false
    return marksOf(address).hash === hash
  }

  function told({ seat, address, notices, posted }: Told): void {
    const row = ledger.table().seats[seat]
    if (row && isOf(row, address)) for (const notice of notices) recording.posted(notice, row, posted)
  }

  /** Writes the letter, or finds out who does. */
  async function gatherFor(row: SeatRow, address: string) {
    const { match } = ledger.table()
    const hash = marksOf(address).hash
    if (ledger.wishes().length > 0) throw new Error('D1 does not know yet what was said here')
    return gather({
      own: { match: match.id, seat: row.seat },
      address: hash,
      today: () => localDay(clock.now(), row.zone),
      directory: needs.directoryOf(match.id, hash),
      roomOf: other => (other === match.id ? here : needs.roomOf(other)),
      refusal: counted => needs.refusal(address, { match: match.id, seat: row.seat, counted }),
      send: (parts, offered) => needs.send({ match: match.id, to: row, address, parts, key: digestKey(hash, offered) }),
      missed: error => reportBug(error, { match: match.id }, 'DIGEST_FAILED')
    })
  }

  /** What is due and was not told in it waits for another. */
  function later(notice: NoticeRow, row: SeatRow, came: Claim | null): void {
    const { about, turn, counted } = notice
    const { match } = ledger.table()
    if (came === null) recording.posted(notice, row, { delivery: NO_DIRECTORY, counted })
    else if (came.state !== 'left') recording.posted(notice, row, { delivery: GATHERING, counted })
    else if (isAmong(came.told, { match: match.id, seat: row.seat, about, turn }))
      recording.posted(notice, row, { delivery: { sent: came.day }, counted })
    else recording.postponed(notice, row, startOfDayAfter(came.day, row.zone))
  }

  return {
    part,
    told,

    async gather(row: SeatRow): Promise<void> {
      const came = await gatherFor(row, row.address ?? '').catch(() => null)
      const left = duesOf(situation(), usedUntil).filter(
        ({ at, notice }) => at <= clock.now() && notice.seat === row.seat && isGathered(notice, row)
      )
      for (const { notice } of left) later(notice, row, came)
    }
  }
}

/** Whether nothing of a match waits for its seat, though the seat is awaited there. */
function isQuiet({ asleepAt }: MatchRow, row: SeatRow): boolean {
  return asleepAt !== null || isPiloted(row)
}

/** So many lines are news with these, whatever the seat has seen. */
export function newsOf(notices: readonly NoticeRow[]): number {
  return notices.some(({ about }) => about === 'over') ? LAST_LINES : 0
}
