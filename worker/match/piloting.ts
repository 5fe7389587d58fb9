import { Refusal } from '../../engine/refusal.ts'
import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import { DAY_MS } from '../clock.ts'
import { PACE_MS } from '../deliver/paces.ts'
import { isPiloted } from '../deliver/piloted.ts'
import { askSeat, type Away, isHandedOver, isRival } from './handover.ts'

interface Table {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
}

/**
 * An autopilot for a seat that its host wants one for: at once where nobody sits there, or where the seat has said that
 * it would like one. Elsewhere it must have been silent for a pace; and where players compete it is asked, as it is
 * before it is given away.
 */
export function pilot({ match, seats }: Table, row: SeatRow, away: Away): Partial<SeatRow> {
  if (isPiloted(row)) return {}
  if (seats.every(other => other.seat === row.seat || isPiloted(other))) throw new Refusal('NO_PERSON')
  if (row.takenAt === null) return { pilot: 'autopilot' }
  const silentFrom = silentAt(match, row)
  if (silentFrom === null || away.now < silentFrom) throw new Refusal('NOT_SILENT', { name: row.name })
  const mayPlay = row.silence === 'autopilot' || !isRival(match) || isHandedOver(match, row, away)
  return mayPlay ? { pilot: 'autopilot' } : askSeat(match, row, away)
}

/** From when on a seat counts as silent; null where nobody waits for it. */
export function silentAt({ waits, pace }: Pick<MatchRow, 'waits' | 'pace'>, { seat }: SeatRow): number | null {
  const wait = waits.find(one => one.seat === seat)
  return wait ? wait.since + (PACE_MS[pace] ?? DAY_MS) : null
}

/** The host takes the autopilot away again; the ship's cat stays, unless its seat is given to somebody. */
export function unpilot({ pilot }: SeatRow): Partial<SeatRow> {
  return pilot === 'autopilot' ? { pilot: null } : {}
}

/** Whoever sits there plays again, and has said with that what they say to being replaced. */
export function atHelm({ pilot, handover }: SeatRow): Partial<SeatRow> {
  return pilot === 'autopilot' ? { pilot: null, handover: handover && { ...handover, answer: 'refused' } } : {}
}
