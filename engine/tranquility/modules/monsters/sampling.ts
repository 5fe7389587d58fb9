import type { RuleSampling } from '../../sample-state/rule-sampling.ts'

/** Samples hidden Sea Monsters into hands and piles, at least one into each hand that is known to hold one. */
export const monstersSampling: RuleSampling = {
  slice: ({ view: { monsters = { left: 0, marked: [] } } }) => ({ monsters }),
  goneCards: ({ options, view: { monsters } }) =>
    Array.from({ length: Number(options.monsters) - (monsters?.left ?? 0) }, () => 'M'),
  // No seat may discard a Sea Monster from its hand; its pile may lose one unseen.
  zoneLimits: () => ({ M: 'handsAndPiles' }),
  knownHolders: ({ view: { monsters, viewer } }) =>
    (monsters?.marked ?? []).filter(seat => seat !== viewer).map(seat => ({ seat, card: 'M' }))
}
