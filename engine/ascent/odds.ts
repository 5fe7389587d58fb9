import type { Odds } from '../odds.ts'

/** Measured by `npm run odds`, which writes this file: autopilots' odds, and nobody's own. */
export const odds: Odds = {
  date: '2026-11-18',
  matches: 10,
  margin: 31,
  setups: [
    { options: {}, won: { 1: 6, 2: 4, 3: 7, 4: 6, 5: 4 } },
    { options: { greenPath: true }, won: { 1: 3, 2: 2, 3: 2, 4: 2, 5: 0 } },
    { options: { documentary: true }, won: { 1: 3, 2: 0, 3: 1, 4: 2, 5: 1 } },
    { options: { documentary: true, sequences: 4 }, won: { 1: 2, 2: 1, 3: 1, 4: 2, 5: 3 } },
    { options: { documentary: true, sequences: 5 }, won: { 1: 1, 2: 0, 3: 0, 4: 3, 5: 0 } },
    { options: { wildlife: true }, won: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 1 } },
    { options: { greenPath: true, documentary: true }, won: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 0 } },
    { options: { greenPath: true, wildlife: true }, won: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 } },
    { options: { documentary: true, wildlife: true }, won: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
    { options: { greenPath: true, documentary: true, wildlife: true }, won: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
    {
      options: { greenPath: true, documentary: true, wildlife: true, sequences: 5 },
      won: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
    },
    { options: { hooks: 2 }, won: { 1: 3 } },
    { options: { hooks: 1 }, won: { 1: 5 } },
    { options: { hooks: 0 }, won: { 1: 2 } },
    { options: { greenPath: true, documentary: true, wildlife: true, hooks: 0 }, won: { 1: 0 } }
  ]
}
