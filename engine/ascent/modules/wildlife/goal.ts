import { IBEX_COUNT, IBEXES_WANTED } from './ibexes.ts'
import { ROW_BELOW_SUMMIT, ALL_PLACES } from '../../mountain/mountain.ts'
import type { GoalStatus, Rule } from '../../core/rule.ts'
import { type TableState, isFinished } from '../../core/state.ts'

/** Mountain Wildlife's goal and its part of a view, which pages use without the rest of the rule (RULES.md, 6.3). */
export const wildlifeGoal = {
  name: 'wildlife',
  goal,
  missingSteps: open => Math.max(0, IBEXES_WANTED - countAtSummit(open)),

  viewPart: ({ ibexes }) => ({
    herds: Object.fromEntries(ALL_PLACES.flatMap(({ slot, name }) => (ibexes[slot] ? [[name, ibexes[slot]]] : []))),
    supply: IBEX_COUNT - sum(ibexes)
  })
} satisfies Rule

/** The sum of the counts. */
export function sum(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function goal(open: TableState): GoalStatus {
  if (countAtSummit(open) >= IBEXES_WANTED) return 'met'
  return isFinished(open) && sum(open.ibexes) < IBEXES_WANTED ? 'lost' : 'open'
}

/** How many ibexes have come up: to row 8, or to the Summit. */
export function countAtSummit({ ibexes }: Pick<TableState, 'ibexes'>): number {
  return sum(ALL_PLACES.filter(({ row }) => row >= ROW_BELOW_SUMMIT).map(({ slot }) => ibexes[slot] ?? 0))
}
