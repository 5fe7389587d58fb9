import type { Seat } from '../../engine/game.ts'
import type { SeatSubstitute } from '../../engine/match.ts'
import type { Wait } from '../../schema/room-tables.ts'

interface Settled {
  readonly version: number
  readonly now: number
  /** Whose line it was; null for the deal. */
  readonly seat: Seat | null
  readonly by?: SeatSubstitute | null
}

/** Whom the match waits for now, and since when, after it waited for others (or the same). */
export function nextWaits(before: readonly Wait[], awaits: readonly Seat[], settled: Settled): readonly Wait[] {
  const several = awaits.length > 1
  return awaits.map(seat => {
    const still = before.find(wait => wait.seat === seat)
    const among = several ? (still?.among ?? settled.version) : null
    if (!still) return { seat, turn: settled.version, since: settled.now, among }
    // A seat that goes on after its own action needs no new message, but its wait begins anew.
    if (seat !== settled.seat) return { ...still, among }
    const { turn, begunAt = still.since } = still
    return { seat, turn, since: settled.now, begunAt, among, ...(settled.by === 'autopilot' && { piloted: true }) }
  })
}

/** Nobody is awaited before the match has begun. */
export function awaitedFrom(waits: readonly Wait[], at: number): readonly Wait[] {
  return waits.map(wait => ({ ...wait, since: Math.max(wait.since, at) }))
}

/** The turn in which a seat is awaited. */
export function turnOf(waits: readonly Wait[], seat: Seat): number | undefined {
  return waits.find(wait => wait.seat === seat)?.turn
}

/** Whether what a seat decided on an older version may still count: the match has waited for several seats ever since, it among them. */
export function stillAsked(waits: readonly Wait[], seat: Seat, version: number): boolean {
  const among = waits.find(wait => wait.seat === seat)?.among ?? null
  return among !== null && version >= among
}
