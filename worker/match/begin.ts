import type { Seat } from '../../engine/game.ts'
import { parseEarlyEndLine } from '../../engine/early-end.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import { WAYS } from '../../schema/wire/told.ts'
import { isPiloted } from '../deliver/piloted.ts'
import { ways } from '../deliver/ways/index.ts'
import { makeGuard } from '../guard.ts'
import type { Table } from '../room/ledger.ts'
import { awaitedFrom } from './turns.ts'

/*
 * A match may ask that every seat proves a way to be told before play begins. One that has begun goes on, whatever
 * becomes of that way.
 */

type Seated = Pick<Table, 'match' | 'seats'>

/** The seats that play still waits for; null once it has begun. */
export function unprovenIn({ match, seats }: Seated): readonly Seat[] | null {
  return match.begunAt === null ? seats.filter(row => !isProven(row)).map(({ seat }) => seat) : null
}

/** The match as it is with these seats: it begins when the last of them has proven a way. */
export function begin(match: MatchRow, seats: readonly SeatRow[], now: number): MatchRow {
  if (match.begunAt !== null || !seats.every(isProven)) return match
  return { ...match, begunAt: now, waits: awaitedFrom(match.waits, now) }
}

/** Refuses whatever is played before; whoever would rather not go on need not wait for that. */
export function checkBegun(table: Seated, line: string): void {
  const unproven = unprovenIn(table)
  if (unproven === null || parseEarlyEndLine(line) !== null) return
  throw new Refusal('NOT_BEGUN', { names: unproven.map(seat => table.seats[seat]?.name ?? '') })
}

function isProven(row: SeatRow): boolean {
  const guard = makeGuard({})
  return isPiloted(row) || WAYS.some(name => guard.run(`isProven by ${name}`, () => ways[name].isProven(row), false))
}
