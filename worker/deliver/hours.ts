import type { SeatRow } from '../../schema/room-tables.ts'
import { HOUR_MS } from '../clock.ts'
import { localTime, nextLocalHour, startOfDay, startOfLocalDay } from './local-hour.ts'

type Timed = Pick<SeatRow, 'hours' | 'zone'>

/** When something that may be told from a moment on leaves where there is one letter a day: with that. */
export function dailyAt(at: number, row: Timed): number {
  const { daily, quiet } = row.hours
  if (daily === null) return at
  const hour = quiet !== null && isBetween(daily, quiet) ? quiet.to : daily
  return nextLocalHour(backAt(at, row), hour, row.zone)
}

/** The first moment from then on at which its seat is not to be left in peace; null where it wants nothing at all. */
export function wakingAt(at: number, row: Timed): number | null {
  const { quiet, paused } = row.hours
  const back = backAt(at, row)
  if (paused) return null
  return quiet !== null && isWithin(back, quiet, row.zone) ? nextLocalHour(back, quiet.to, row.zone) : back
}

/** Whether its seat wants nothing at all at that moment. */
export function isAway(at: number, row: Timed): boolean {
  return row.hours.paused || backAt(at, row) > at
}

/** Not before the end of a holiday. */
function backAt(at: number, { hours: { backOn }, zone }: Timed): number {
  return backOn === null ? at : Math.max(at, startOfLocalDay(backOn, zone))
}

interface Span {
  readonly from: number
  readonly to: number
}

function isWithin(at: number, quiet: Span, zone: string): boolean {
  const local = localTime(at, zone)
  return isBetween((local - startOfDay(local)) / HOUR_MS, quiet)
}

function isBetween(hour: number, { from, to }: Span): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}
