import { type Drawn, seaWith } from '../../board/pictures.ts'

/** Between two islands far apart: dear at the end of the row above, free where nothing lies beside it. */
export const picture = (): Drawn => ({
  view: seaWith({ c1: 6, a2: 15, f2: 31, c4: 47, f4: 51, c5: 58, a6: 67, e6: 77 }),
  card: '34',
  ways: { kind: 'cell', at: { a3: 3, b3: 0, c3: 0, d3: 0, e3: 0, f3: 0, a4: 0 } }
})
