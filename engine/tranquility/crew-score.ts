import type { State } from './core/state.ts'
import { seaNamed } from './sea/seas.ts'

/** The crew's score: the number of cells in the longest unbroken sequence of islands in one run of the sea. */
export function longestSequenceAsCrewScore({ sea, cells }: State): number {
  const stretches = seaNamed(sea).runs.flatMap(({ from, to }) => {
    let length = 0
    return cells.slice(from, to).map(island => (length = island === null ? 0 : length + 1))
  })
  return Math.max(...stretches)
}
