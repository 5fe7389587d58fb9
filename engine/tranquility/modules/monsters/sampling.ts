import type { RuleSampling } from '../../sample-state/rule-sampling.ts'

/** Keeps hidden Sea Monsters in hands and piles, one at least in each hand that is known to hold one. */
export const monstersSampling: RuleSampling = {
  slice: ({ view: { monsters = { left: 0, marked: [] } } }) => ({ monsters }),
  goneCards: ({ options, view: { monsters } }) =>
    Array.from({ length: Number(options.monsters) - (monsters?.left ?? 0) }, () => 'M'),
  // Nobody may discard one; a pile may lose it unseen.
  zoneLimits: () => ({ M: 'kept' }),
  knownHolders: ({ view: { monsters, viewer } }) =>
    (monsters?.marked ?? []).filter(seat => seat !== viewer).map(seat => ({ seat, card: 'M' }))
}
