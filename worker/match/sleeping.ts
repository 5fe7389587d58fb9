import type { MatchRow } from '../../schema/room-tables.ts'
import { noted } from './annals.ts'

/** What falling asleep changes. */
export function asleep(match: MatchRow, now: number): Partial<MatchRow> {
  return { asleepAt: now, ...noted(match, { what: 'asleep' }, now) }
}

/** Somebody plays on, or only wants it to go on; null is the host. */
export function awake(match: MatchRow, seat: number | null, now: number): Partial<MatchRow> {
  if (match.asleepAt === null) return {}
  return { asleepAt: null, ...noted(match, { what: 'woken', seat }, now) }
}
