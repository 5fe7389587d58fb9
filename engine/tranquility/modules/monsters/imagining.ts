import type { Imagining } from '../../imagine/imagining.ts'

export const imagining: Imagining = {
  slice: ({ view: { monsters = { left: 0, marked: [] } } }) => ({ monsters }),
  gone: ({ options, view: { monsters } }) =>
    Array.from({ length: Number(options.monsters) - (monsters?.left ?? 0) }, () => 'M'),
  // Nobody may discard one; a pile may lose it unseen.
  lies: () => ({ M: 'kept' }),
  held: ({ view: { monsters, viewer } }) =>
    (monsters?.marked ?? []).filter(seat => seat !== viewer).map(seat => ({ seat, card: 'M' }))
}
