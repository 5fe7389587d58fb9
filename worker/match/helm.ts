import type { Choice, Game, Seat, Seen } from '../../engine/game.ts'
import type { MatchRow, SeatRow, Wait } from '../../schema/room-tables.ts'
import { SECOND_MS } from '../clock.ts'
import { PACE_MS } from '../deliver/paces.ts'
import { isPiloted } from '../piloted.ts'
import { gameOf } from './play.ts'

/** How long an autopilot lets others look at what was done, before it does something itself. */
export const THINKS_MS = 8 * SECOND_MS
/** How many times the pace a seat is waited for that wants an autopilot then. */
const SILENT_PACES = 2

/** What decides when an autopilot plays. */
export interface Watch {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
  /** Until when a seat counts as being at its page. */
  readonly usedUntil: (seat: Seat) => number
}

/** An awaited seat for which an autopilot plays, and from when on. */
export interface Turn {
  readonly wait: Wait
  readonly at: number
}

/** All that an autopilot knows: what its seat is shown. */
interface Known {
  readonly view: Seen
  readonly choices: readonly Choice[]
}

/**
 * The turns that are an autopilot's. None while something lies there that can still be taken back, whoever's it is: to
 * play would settle it, or would be a hint to whoever thinks it over.
 */
export function turnsOf({ match, seats, usedUntil }: Watch): readonly Turn[] {
  const settled = match.drafts.map(({ settlesAt }) => settlesAt)
  return match.waits.flatMap(wait => {
    const row = seats[wait.seat]
    const at = row ? helmAt(row, wait, match, usedUntil(wait.seat)) : null
    return at === null ? [] : [{ wait, at: Math.max(at, ...settled) }]
  })
}

function helmAt(row: SeatRow, wait: Wait, match: MatchRow, usedUntil: number): number | null {
  const thought = Math.max(wait.since, match.changedAt) + THINKS_MS
  if (isPiloted(row)) return thought
  const pace = PACE_MS[match.pace]
  if (row.silence !== 'autopilot' || row.takenAt === null || pace === null) return null
  // What it has begun it brings to an end, unless its seat is there.
  const from = wait.piloted ? thought : Math.max(wait.since, row.takenAt) + SILENT_PACES * pace
  return Math.max(from, usedUntil)
}

/** The line that an autopilot plays for a seat. */
export function helmLine(match: Pick<MatchRow, 'setup' | 'state'>, seat: Seat): string {
  const game = gameOf(match)
  return lineBy(game, { view: game.view(match.state, seat), choices: game.choices(match.state, seat) })
}

/** What anybody could play there, without a thought. */
export function firstLine({ setup, state }: Pick<MatchRow, 'setup' | 'state'>, seat: Seat): string {
  return gameOf({ setup }).choices(state, seat)[0]?.try ?? ''
}

function lineBy({ autopilot }: Pick<Game, 'autopilot'>, { view, choices }: Known): string {
  return autopilot(view, choices)
}
