import { autopilotLineOrFirstChoice } from '../../engine/defaults.ts'
import type { Seat } from '../../engine/game.ts'
import { type SearchInputSeenBySeat, searchLine } from '../../engine/search.ts'
import type { MatchRow, SeatRow, Wait } from '../../schema/room-tables.ts'
import { SECOND_MS } from '../clock.ts'
import { isPiloted } from '../deliver/piloted.ts'
import { isAtRest } from '../deliver/planned.ts'
import { silentFrom } from '../deliver/silent.ts'
import { gameOf } from './play.ts'

/** How long an autopilot lets others look at what was done, before it does something itself. */
export const THINKS_MS = 8 * SECOND_MS
/** The same between the lines of one turn. */
export const GOES_ON_MS = 2 * SECOND_MS

/** What decides when an autopilot plays. */
export interface Watch {
  readonly match: MatchRow
  readonly seats: readonly SeatRow[]
  /** Until when a seat counts as being at its page. */
  readonly usedUntil: (seat: Seat) => number
}

/** A seat for which an autopilot plays, and from when on. */
export interface Turn {
  readonly seat: Seat
  readonly at: number
}

/**
 * The turns that are an autopilot's. None while something lies there that can still be taken back, whoever's it is: to
 * play would settle it, or would be a hint to whoever thinks it over.
 */
export function turnsOf({ match, seats, usedUntil }: Watch): readonly Turn[] {
  if (isAtRest(match)) return []
  const settled = match.drafts.map(({ settlesAt }) => settlesAt)
  const turn = (seat: Seat, at: number) => ({ seat, at: Math.max(at, ...settled) })
  const asked = seats.filter(row => isPiloted(row) && !match.earlyEnd.agreed.includes(row.seat))
  if (wantsToStop({ match, seats })) return asked.map(({ seat }) => turn(seat, match.changedAt + THINKS_MS))
  return match.waits.flatMap(wait => {
    const row = seats[wait.seat]
    const at = row ? helmAt(row, wait, match, usedUntil(wait.seat)) : null
    return at === null ? [] : [turn(wait.seat, at)]
  })
}

/** Whether all people would rather not go on: then no autopilot does. */
export function wantsToStop({ match, seats }: Pick<Watch, 'match' | 'seats'>): boolean {
  return match.waits.length > 0 && seats.every(row => isPiloted(row) || match.earlyEnd.agreed.includes(row.seat))
}

function helmAt(row: SeatRow, wait: Wait, match: MatchRow, usedUntil: number): number | null {
  const thought = Math.max(wait.since, match.changedAt) + (wait.piloted ? GOES_ON_MS : THINKS_MS)
  if (isPiloted(row)) return thought
  const silent = row.silence === 'autopilot' ? silentFrom(match, row, wait.since) : null
  // What it has begun it brings to an end, unless its seat is there.
  return silent === null ? null : Math.max(wait.piloted ? thought : silent, usedUntil)
}

/** The line that an autopilot plays for a seat, after some thought; the seed is any but the match's own. */
export function helmLine({ setup, state }: Pick<MatchRow, 'setup' | 'state'>, seat: Seat, seed: Uint8Array): string {
  const game = gameOf({ setup })
  // All that it knows: what its seat is shown.
  const known = { options: setup.options, seat, view: game.view(state, seat), choices: game.choices(state, seat) }
  return searchLine(game, known satisfies SearchInputSeenBySeat, seed).line
}

/** The line that first comes to an autopilot's mind, for when its thought fails. */
export function usualLine({ setup, state }: Pick<MatchRow, 'setup' | 'state'>, seat: Seat): string {
  const game = gameOf({ setup })
  return autopilotLineOrFirstChoice(game, game.view(state, seat), game.choices(state, seat))
}

/** What anybody could play there, without a thought. */
export function firstLine({ setup, state }: Pick<MatchRow, 'setup' | 'state'>, seat: Seat): string {
  return gameOf({ setup }).choices(state, seat)[0]?.example ?? ''
}
