import type { RuleSampling } from '../../sample-state/rule-sampling.ts'
import { WILDS } from './slice.ts'

/** Reads from the view how many Wilds have not been played. */
export const wildsSampling: RuleSampling = {
  slice: ({ view: { wilds = { left: WILDS } } }) => ({ wilds }),
  goneCards: ({ view: { wilds = { left: WILDS } } }) => Array.from({ length: WILDS - wilds.left }, () => 'W'),
  mayBeIsland: 'W'
}
