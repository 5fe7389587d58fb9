import type { Seat } from '../../engine/game.ts'
import type { MatchRow, Plan, SeatRow, Wait } from '../../schema/room-tables.ts'
import { SECOND_MS } from '../clock.ts'
import { silentFrom } from './silent.ts'

/** How long what is told of a match may be seen there before it is: as long as an action can be taken back. */
export const TOLD_AFTER_MS = 90 * SECOND_MS

type Resting = Pick<MatchRow, 'begunAt' | 'asleepAt' | 'deletingAt'>
type Planned = Pick<MatchRow, 'plans' | 'waits' | 'drafts' | 'pace' | 'earlyEnd'> & Resting

/** Whether nothing is played but by people themselves: the match has not begun, sleeps, or is being deleted. */
export function isAtRest({ begunAt, asleepAt, deletingAt }: Resting): boolean {
  return begunAt === null || asleepAt !== null || deletingAt !== null
}

/** The plan of a seat that is awaited, if it has not been looked at since. */
export function planDue(
  match: Pick<MatchRow, 'plans' | 'waits'> & Resting,
  seat: Seat
): { readonly plan: Plan; readonly wait: Wait } | null {
  const { plans, waits } = match
  if (isAtRest(match)) return null
  const plan = plans.find(one => one.seat === seat && one.entries.length > 0)
  const wait = waits.find(one => one.seat === seat && one.since !== plan?.passed)
  return plan && wait ? { plan, wait } : null
}

/**
 * When that plan is played: no sooner than its seat would be told, and not while it is there to play itself; where it is
 * kept for the seat's silence, not before that has lasted.
 */
export function planPlayedAt(match: Planned, row: SeatRow, usedUntil: number): number | null {
  const { seat } = row
  const due = planDue(match, seat)
  if (!due) return null
  const from = planDueFrom(match, row, due)
  const own = match.drafts.find(draft => draft.seat === seat)
  return from === null ? null : Math.max(from, usedUntil, own?.settlesAt ?? 0)
}

/** From when on a plan that is due may be played; null where its seat is never silent for long. */
export function planDueFrom(
  match: Pick<MatchRow, 'pace' | 'earlyEnd'>,
  row: SeatRow,
  { plan, wait }: { readonly plan: Plan; readonly wait: Wait }
): number | null {
  // Whoever plans something is not silent.
  const since = Math.max(wait.since, plan.at)
  return isKept(row) ? silentFrom(match, row, since) : since + TOLD_AFTER_MS
}

/** Whether what a seat plans is kept for when it stays silent: until then its turn is its own, and it is told of it. */
export function isKept({ silence }: Pick<SeatRow, 'silence'>): boolean {
  return silence === 'plan'
}
