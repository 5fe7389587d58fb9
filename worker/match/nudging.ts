import { Refusal } from '../../engine/refusal.ts'
import type { SeatRow } from '../../schema/room-tables.ts'
import { WAYS } from '../../schema/wire/told.ts'
import { DAY_MS } from '../clock.ts'
import { isPiloted } from '../deliver/piloted.ts'
import { ways } from '../deliver/ways/index.ts'
import type { Table } from '../room/ledger.ts'
import { tooMany } from './too-many.ts'

const NUDGED_AGAIN_MS = DAY_MS

/** From when on a seat may be told once more that it is awaited; why not at all, as a code. */
export function nudgedFrom({ match }: Pick<Table, 'match'>, row: SeatRow): number | Refusal {
  const { seat, name, takenAt, nudgedAt } = row
  if (match.waits.length === 0) return new Refusal('GAME_OVER')
  if (takenAt === null) return new Refusal('SEAT_NOT_TAKEN')
  if (match.asleepAt !== null) return new Refusal('ASLEEP')
  const isAwaited = match.begunAt !== null && !isPiloted(row) && match.waits.some(wait => wait.seat === seat)
  if (!isAwaited) return new Refusal('NOT_AWAITED', { name })
  if (WAYS.every(way => ways[way].standing(row) !== 'confirmed')) return new Refusal('NO_WAY', { name })
  return nudgedAt === null ? 0 : nudgedAt + NUDGED_AGAIN_MS
}

/** It is told by its ways, in its hours; a nudge that a letter of the same turn overtakes is none. */
export function nudged(table: Table, row: SeatRow, now: number): Partial<SeatRow> {
  const from = nudgedFrom(table, row)
  if (from instanceof Refusal) throw from
  if (now < from) throw tooMany(from - now)
  return { nudgedAt: now }
}
