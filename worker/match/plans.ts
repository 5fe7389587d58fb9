import { plannableChoices } from '../../engine/defaults.ts'
import type { Game, Seat } from '../../engine/game.ts'
import { parseEarlyEndLine } from '../../engine/early-end.ts'
import type { SeatSubstitute } from '../../engine/match.ts'
import type { MatchRow, Plan, PlanCame } from '../../schema/room-tables.ts'

type Kept = Pick<MatchRow, 'state' | 'plans'>

/** A plan in the place of that of its seat. */
export function replacing<Match extends Pick<MatchRow, 'plans'>>(match: Match, plan: Plan): Match {
  return { ...match, plans: [...match.plans.filter(({ seat }) => seat !== plan.seat), plan] }
}

/** It is over: what came of it is told, and nothing of it is played any more. */
export function over(plan: Plan, came: PlanCame | null): Plan {
  return { ...plan, entries: [], came }
}

/** Whether what a seat is asked now is what it plans for: some of what it plans, or all that it could do on its turn. */
export function isAbout(
  game: Game,
  { state }: Pick<Kept, 'state'>,
  { seat, entries }: Pick<Plan, 'seat' | 'entries'>
): boolean {
  const asked = new Set(game.choices(state, seat).map(({ verb }) => verb))
  const ahead = plannableChoices(game, state, seat)
  return entries.some(({ verb }) => asked.has(verb)) || (ahead.length > 0 && ahead.every(({ verb }) => asked.has(verb)))
}

/** The plans once a seat keeps its own no longer for its silence: what it is asked now it answers itself. */
export function keptNoLonger({ plans, waits }: Pick<MatchRow, 'plans' | 'waits'>, seat: Seat): readonly Plan[] {
  const passed = waits.find(wait => wait.seat === seat)?.since ?? null
  return plans.map(plan => (plan.seat === seat && passed !== null ? { ...plan, passed } : plan))
}

/** The plans once a seat has played a line: by its plan, or what it had planned for without it. Who would rather not go on has none. */
export function plansAfter(
  game: Game,
  match: Kept,
  { seat, line, by }: { readonly seat: Seat | null; readonly line: string; readonly by: SeatSubstitute | undefined },
  made: { readonly version: number; readonly at: number }
): readonly Plan[] {
  const plan = match.plans.find(one => one.seat === seat && one.entries.length > 0)
  if (!plan) return match.plans
  if (by === 'plan') return replacing(match, over(plan, { ...made, why: [] })).plans
  return parseEarlyEndLine(line) || isAbout(game, match, plan) ? replacing(match, over(plan, null)).plans : match.plans
}
