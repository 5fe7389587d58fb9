import type { Seat } from '../../engine/game.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { SeatRow } from '../../schema/room-tables.ts'
import type { Trial, Tried } from '../../schema/wire/reached.ts'
import type { WayName } from '../../schema/wire/told.ts'
import { clock, MINUTE_MS } from '../clock.ts'
import type { MarksOf } from '../deliver/addresses.ts'
import { type Delivery, type Posted, ways } from '../deliver/ways/index.ts'
import type { Env } from '../env.ts'
import type { Link } from '../keys/links.ts'
import { takenSeat } from '../match/admit.ts'
import { tooMany } from '../match/too-many.ts'
import { makeBuckets } from './buckets.ts'
import type { Envelopes } from './envelopes.ts'
import type { Ledger, Table } from './ledger.ts'
import type { Writer } from './writer.ts'

// Enough to put something right and try again.
const TRIALS = { most: 5, everyMs: 10 * MINUTE_MS }

interface Needs {
  readonly marksOf: MarksOf
  readonly ledger: Pick<Ledger, 'table' | 'write' | 'dropNotices'>
  readonly writer: Pick<Writer, 'changeSeat' | 'arm'>
  readonly envelopes: Pick<Envelopes, 'envelopeFor'>
  readonly env: Env
}

export type Trials = ReturnType<typeof makeTrials>

/** Test messages, and the link of a boat: sent at once, and answered with what came of them. */
export function makeTrials({ marksOf, ledger, writer, envelopes, env }: Needs) {
  const buckets = makeBuckets<Seat>(TRIALS)

  return async (table: Table, link: Link, { way }: Trial, boat?: string): Promise<Tried> => {
    const seat = takenSeat(table, link)
    if (ways[way].standing(seat) !== 'confirmed') throw new Refusal('WAY_NOT_SET', { way })
    const retryAfterMs = buckets.take(seat.seat, clock.now())
    if (retryAfterMs > 0) throw tooMany(retryAfterMs)
    const askedAt = clock.now()
    const posted = await ways[way].trial({ seat, envelope: envelopes.envelopeFor(seat.seat, table), boat }, env)
    learn(seat, way, posted, askedAt)
    return { way, ...told(posted.delivery) }
  }

  /** A way that works again is used again, for what could not be told before too. */
  function learn(seat: SeatRow, way: WayName, posted: Posted, askedAt: number): void {
    const table = ledger.table()
    const row = table.seats[seat.seat] as SeatRow
    const learned = ways[way].learned(row, { notice: null, seat }, posted, { marksOf, now: clock.now() })
    const proves = 'sent' in posted.delivery && !ways[way].isProven(row)
    const tested = proves ? { tested: { ...row.tested, [way]: askedAt } } : {}
    const after = writer.changeSeat(table, seat.seat, { ...learned, ...tested })
    const isFailing = after.notices.some(one => one.seat === seat.seat && one.way === way && one.failingSince !== null)
    if (!isFailing || !('sent' in posted.delivery)) return
    ledger.write(() => {
      ledger.dropNotices(seat.seat, way)
      writer.arm(ledger.table())
    })
  }
}

function told(delivery: Delivery): Pick<Tried, 'state' | 'why'> {
  if ('sent' in delivery) return { state: 'sent', why: null }
  if ('failed' in delivery) return { state: 'refused', why: delivery.failed }
  return { state: delivery.fault === 'operator' ? 'by-us' : 'busy', why: delivery.why }
}
