import type { MatchRow, NoticeRow, SeatRow } from '../../schema/room-tables.ts'
import type { WayName } from '../../schema/wire/told.ts'
import { DAY_MS } from '../clock.ts'

/*
 * A rematch hands on its seats with every way to tell them, asked by one player alone. Until a seat's holder has visited
 * it, nobody there has asked for what it is told: one message a day by each way, however many rematches follow.
 */

type Following = Pick<MatchRow, 'id' | 'before' | 'openedAt' | 'visits'>

interface Told {
  readonly match: Following
  readonly notices: readonly NoticeRow[]
}

/** The first of all matches that followed each other: it stands for whoever causes what they tell. */
export function firstMatch({ id, before }: Pick<MatchRow, 'id' | 'before'>): string {
  return before?.first ?? before?.match ?? id
}

/** Whether a seat was handed on by a rematch that somebody else asked for, and its holder has not been there yet. */
export function isUnvisited({ before, openedAt, visits }: Following, { seat, takenAt }: SeatRow): boolean {
  if (before === null || before.seat === seat || takenAt !== openedAt) return false
  return visits[seat]?.at === null
}

/** From when on an unvisited seat may be told something more by a way; at once where it was told nothing yet. */
export function unvisitedToldFrom({ match, notices }: Told, row: SeatRow, way: WayName): number {
  if (!isUnvisited(match, row)) return 0
  const here = notices.filter(one => one.seat === row.seat && one.way === way)
  const last = Math.max(
    match.before?.unvisited?.[row.seat] ?? -Infinity,
    ...here.map(({ sentAt }) => sentAt ?? -Infinity)
  )
  return Math.max(0, last + DAY_MS)
}

/** What the next match must know of each seat that is unvisited here: when it was last told something. */
export function unvisitedSeats({ match, notices }: Told, seats: readonly SeatRow[]): readonly (number | null)[] {
  return seats.map(row => {
    if (!isUnvisited(match, row)) return null
    const own = notices.filter(({ seat }) => seat === row.seat).flatMap(({ sentAt }) => sentAt ?? [])
    const before = match.before?.unvisited?.[row.seat] ?? null
    return own.length === 0 ? before : Math.max(before ?? 0, ...own)
  })
}
