import type { RuleSampling } from '../../sample-state/rule-sampling.ts'
import { WILDS_IN_MATCH } from './slice.ts'

/** Reads from the view how many Wilds have not been played. */
export const wildsSampling: RuleSampling = {
  slice: ({ view: { wilds = { left: WILDS_IN_MATCH } } }) => ({ wilds }),
  goneCards: ({ view: { wilds = { left: WILDS_IN_MATCH } } }) =>
    Array.from({ length: WILDS_IN_MATCH - wilds.left }, () => 'W'),
  mayBeIsland: 'W'
}
