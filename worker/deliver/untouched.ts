import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import { DAY_MS } from '../clock.ts'

/** How long nobody need touch a match before it is asked whether it is still played, and how long it then waits. */
const ASKED_AFTER_MS = 60 * DAY_MS
const SLEEPS_AFTER_MS = 14 * DAY_MS

/** How long a match lies there of which no seat was ever taken, and how long before that its host is told. */
const GOES_AFTER_MS = 60 * DAY_MS
const GOING_TOLD_BEFORE_MS = 14 * DAY_MS

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

/** When a match goes of which no seat was ever taken; null where one was. */
export function goesAt(lying: Lying): number | null {
  const { untakenSince } = lying.match
  return untakenSince === null ? null : Math.max(untakenSince, touchedAt(lying)) + GOES_AFTER_MS
}

/** When its host is told of that. */
export function goingToldAt(lying: Lying): number | null {
  const at = goesAt(lying)
  return at === null ? null : at - GOING_TOLD_BEFORE_MS
}

/** Whether a match that is being deleted goes since no seat of it was ever taken, and not by its host's wish. */
export function isGoneUntaken(lying: Lying): boolean {
  const at = goesAt(lying)
  return at !== null && (lying.match.deletingAt ?? 0) >= at
}

/** From when on it is asked whether it is still played; null where it is over, sleeps, or nobody was ever there. */
export function asksAt(lying: Lying): number | null {
  const { waits, asleepAt, untakenSince } = lying.match
  const isAsked = waits.length > 0 && asleepAt === null && untakenSince === null
  return isAsked ? touchedAt(lying) + ASKED_AFTER_MS : null
}

/** When it falls asleep. */
export function sleepsAt(lying: Lying): number | null {
  const at = asksAt(lying)
  return at === null ? null : at + SLEEPS_AFTER_MS
}

/** When something of that happens next. */
export function restsAt(lying: Lying, now: number): number | null {
  const told = goingToldAt(lying)
  if (told !== null) return told > now ? told : goesAt(lying)
  const asks = asksAt(lying)
  return asks !== null && asks > now ? asks : sleepsAt(lying)
}
