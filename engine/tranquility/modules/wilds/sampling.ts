import type { RuleSampling } from '../../sample-state/rule-sampling.ts'

export const wildsSampling: RuleSampling = {
  mayBeAbsent: 'W',
  mayBeIsland: 'W',
  stateFromHidden: cards => ({ wilds: { left: cards.filter(card => card === 'W').length } })
}
