import type { State } from './core/state.ts'
import { seaNamed } from './sea/seas.ts'

/** The longest chain of islands in the sea: how many cells in a row of a run are filled. */
export function crewScore({ sea, cells }: State): number {
  const stretches = seaNamed(sea).runs.flatMap(({ from, to }) => {
    let length = 0
    return cells.slice(from, to).map(island => (length = island === null ? 0 : length + 1))
  })
  return Math.max(...stretches)
}
