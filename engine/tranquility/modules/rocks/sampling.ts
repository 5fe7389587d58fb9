import type { RuleSampling } from '../../sample-state/rule-sampling.ts'

/** Reads the row of the Jagged Rocks from the view. */
export const rocksSampling: RuleSampling = {
  slice: ({ view: { rocks = null } }) => ({ rocks: { row: rocks === null ? null : rocks - 1 } })
}
