import { type Drawn, seaWith } from '../../board/pictures.ts'

/** A Storm on a row that is still empty. */
export const picture = (): Drawn => ({
  view: seaWith(
    { c1: 6, a2: 15, f2: 24, d4: 44, c5: 58, a6: 67 },
    { storms: { active: [{ storm: 'P1', row: 3 }], left: { Y: 2, P: 1, O: 2 } } }
  )
})
