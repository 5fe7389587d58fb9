import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import { DAY_MS } from '../clock.ts'

/** How long nobody need touch a match before it is asked whether it is still played, and how long it then waits. */
const ASKED_AFTER_MS = 60 * DAY_MS
const SLEEPS_AFTER_MS = 14 * DAY_MS

interface Lying {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
}

/** When somebody last did something in a match, or was there. */
function touchedAt({ match, seats }: Lying): number {
  const { changedAt, wokenAt, annals, visits } = match
  const came = [...visits.map(({ at }) => at), ...seats.map(({ takenAt }) => takenAt)]
  return Math.max(changedAt, wokenAt ?? 0, annals.at(-1)?.at ?? 0, ...came.map(at => at ?? 0))
}

/** From when on it is asked whether it is still played; null where it is over, or sleeps. */
export function asksAt(lying: Lying): number | null {
  const { waits, asleepAt } = lying.match
  return waits.length === 0 || asleepAt !== null ? null : touchedAt(lying) + ASKED_AFTER_MS
}

/** When it falls asleep. */
export function sleepsAt(lying: Lying): number | null {
  const at = asksAt(lying)
  return at === null ? null : at + SLEEPS_AFTER_MS
}

/** When something of that happens next. */
export function restsAt(lying: Lying, now: number): number | null {
  const asks = asksAt(lying)
  return asks !== null && asks > now ? asks : sleepsAt(lying)
}
