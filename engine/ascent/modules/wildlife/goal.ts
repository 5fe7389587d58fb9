import { IBEXES_IN_GAME, IBEXES_NEEDED_AT_TOP } from './ibexes.ts'
import { ROW_NUMBER_BELOW_SUMMIT, ALL_PLACES } from '../../mountain/mountain.ts'
import type { GoalStatus, Rule } from '../../core/rule.ts'
import { type TableState, isMountainFinished } from '../../core/state.ts'

/** Mountain Wildlife's goal and its part of a view, which pages use without the rest of the rule (RULES.md, 6.3). */
export const wildlifeGoal = {
  name: 'wildlife',
  goal,
  missingSteps: open => Math.max(0, IBEXES_NEEDED_AT_TOP - countIbexesOnTopTwoRows(open)),

  viewPart: ({ ibexes }) => ({
    herds: Object.fromEntries(ALL_PLACES.flatMap(({ slot, name }) => (ibexes[slot] ? [[name, ibexes[slot]]] : []))),
    supply: IBEXES_IN_GAME - sum(ibexes)
  })
} satisfies Rule

/** The sum of the counts. */
export function sum(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function goal(open: TableState): GoalStatus {
  if (countIbexesOnTopTwoRows(open) >= IBEXES_NEEDED_AT_TOP) return 'met'
  return isMountainFinished(open) && sum(open.ibexes) < IBEXES_NEEDED_AT_TOP ? 'lost' : 'open'
}

/** How many ibexes have come up: to row 8, or to the Summit. */
export function countIbexesOnTopTwoRows({ ibexes }: Pick<TableState, 'ibexes'>): number {
  return sum(ALL_PLACES.filter(({ row }) => row >= ROW_NUMBER_BELOW_SUMMIT).map(({ slot }) => ibexes[slot] ?? 0))
}
