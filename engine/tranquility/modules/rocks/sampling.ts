import type { RuleSampling } from '../../sample-state/rule-sampling.ts'

export const rocksSampling: RuleSampling = {
  slice: ({ view: { rocks = null } }) => ({ rocks: { row: rocks === null ? null : rocks - 1 } })
}
