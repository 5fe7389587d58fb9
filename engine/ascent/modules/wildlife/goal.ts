import { IBEXES, WANTED } from './ibexes.ts'
import { HIGHEST_ROW, MOUNTAIN } from '../../mountain/mountain.ts'
import type { Goal, Rule } from '../../core/rule.ts'
import { type Open, isFinished } from '../../core/state.ts'

/** What Mountain Wildlife demands and what is seen of it. */
export const wildlifeGoal = {
  name: 'wildlife',
  goal,
  missing: open => Math.max(0, WANTED - come(open)),

  shown: ({ ibexes }) => ({
    herds: Object.fromEntries(MOUNTAIN.flatMap(({ slot, name }) => (ibexes[slot] ? [[name, ibexes[slot]]] : []))),
    supply: IBEXES - total(ibexes)
  })
} satisfies Rule

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function goal(open: Open): Goal {
  if (come(open) >= WANTED) return 'met'
  return isFinished(open) && total(open.ibexes) < WANTED ? 'lost' : 'open'
}

/** How many have come up to the Summit. */
function come({ ibexes }: Open): number {
  return total(MOUNTAIN.filter(({ row }) => row >= HIGHEST_ROW).map(({ slot }) => ibexes[slot] ?? 0))
}
