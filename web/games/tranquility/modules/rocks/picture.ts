import { type Drawn, seaWith } from '../../board/pictures.ts'

/** Two islands lay there before the Rocks came. */
export const picture = (): Drawn => ({
  view: seaWith({ c1: 6, a2: 15, f2: 31, b4: 41, e4: 46, c5: 58, a6: 67 }, { rocks: 4 })
})
