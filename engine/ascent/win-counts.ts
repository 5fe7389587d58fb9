import type { SelfPlayWinCounts } from '../win-counts.ts'

/** How often autopilots won each set-up; `npm run odds` measures it and writes this file. */
export const SELF_PLAY_WIN_COUNTS: SelfPlayWinCounts = {
  date: '2026-11-18',
  matches: 2000,
  margin: 2.2,
  setups: [
    { options: {}, won: { 1: 1165, 2: 877, 3: 899, 4: 884, 5: 709 } },
    { options: { greenPath: true }, won: { 1: 588, 2: 368, 3: 412, 4: 385, 5: 385 } },
    { options: { documentary: true }, won: { 1: 393, 2: 202, 3: 223, 4: 230, 5: 155 } },
    { options: { documentary: true, sequences: 4 }, won: { 1: 260, 2: 128, 3: 151, 4: 144, 5: 94 } },
    { options: { documentary: true, sequences: 5 }, won: { 1: 149, 2: 62, 3: 85, 4: 67, 5: 60 } },
    { options: { wildlife: true }, won: { 1: 126, 2: 229, 3: 315, 4: 300, 5: 263 } },
    { options: { greenPath: true, documentary: true }, won: { 1: 161, 2: 77, 3: 76, 4: 77, 5: 50 } },
    { options: { greenPath: true, wildlife: true }, won: { 1: 35, 2: 80, 3: 94, 4: 99, 5: 100 } },
    { options: { documentary: true, wildlife: true }, won: { 1: 25, 2: 23, 3: 33, 4: 42, 5: 40 } },
    { options: { greenPath: true, documentary: true, wildlife: true }, won: { 1: 4, 2: 4, 3: 10, 4: 22, 5: 11 } },
    {
      options: { greenPath: true, documentary: true, wildlife: true, sequences: 5 },
      won: { 1: 2, 2: 2, 3: 1, 4: 3, 5: 1 }
    },
    { options: { hooks: 2 }, won: { 1: 1024 } },
    { options: { hooks: 1 }, won: { 1: 792 } },
    { options: { hooks: 0 }, won: { 1: 581 } },
    { options: { greenPath: true, documentary: true, wildlife: true, hooks: 0 }, won: { 1: 2 } }
  ]
}
