import type { RuleSampling } from '../../sample-state/rule-sampling.ts'

export const monstersSampling: RuleSampling = {
  slice: ({ view: { monsters = { left: 0, marked: [] } } }) => ({ monsters }),
  goneCards: ({ options, view: { monsters } }) =>
    Array.from({ length: Number(options.monsters) - (monsters?.left ?? 0) }, () => 'M'),
  // Nobody may discard one; a pile may lose it unseen.
  zoneLimits: () => ({ M: 'kept' }),
  knownHolders: ({ view: { monsters, viewer } }) =>
    (monsters?.marked ?? []).filter(seat => seat !== viewer).map(seat => ({ seat, card: 'M' }))
}
