import type { Odds } from '../odds.ts'

/** Measured by `npm run odds`, which writes this file: autopilots' odds, and nobody's own. */
export const odds: Odds = {
  date: '2026-11-18',
  matches: 40,
  margin: 15.5,
  setups: [
    { options: {}, won: { 1: 33, 2: 38, 3: 38, 4: 35, 5: 34 } },
    { options: { removal: 'galateia' }, won: { 1: 26, 2: 28, 3: 29, 4: 32, 5: 34 } },
    { options: { removal: 'triton' }, won: { 1: 24, 2: 26, 3: 22, 4: 26, 5: 19 } },
    { options: { removal: 'leucothea' }, won: { 1: 23, 2: 21, 3: 21, 4: 25, 5: 13 } },
    { options: { removal: 'amphitrite' }, won: { 1: 18, 2: 16, 3: 13, 4: 17, 5: 11 } },
    { options: { removal: 'poseidon' }, won: { 1: 10, 2: 8, 3: 9, 4: 7, 5: 4 } },
    { options: { rocks: true }, won: { 1: 29, 2: 35, 3: 37, 4: 30, 5: 32 } },
    { options: { monsters: 3 }, won: { 1: 24, 2: 25, 3: 22, 4: 16, 5: 15 } },
    { options: { monsters: 4 }, won: { 1: 17, 2: 19, 3: 14, 4: 13, 5: 16 } },
    { options: { monsters: 5 }, won: { 1: 14, 2: 16, 3: 21, 4: 10, 5: 10 } },
    { options: { storms: true }, won: { 1: 0, 2: 5, 3: 4, 4: 9, 5: 7 } },
    { options: { wilds: true }, won: { 1: 39, 2: 38, 3: 40, 4: 38, 5: 38 } },
    { options: { rocks: true, wilds: true }, won: { 1: 36, 2: 40, 3: 39, 4: 38, 5: 37 } },
    { options: { rocks: true, monsters: 3 }, won: { 1: 18, 2: 23, 3: 18, 4: 23, 5: 11 } },
    { options: { storms: true, wilds: true }, won: { 1: 7, 2: 12, 3: 21, 4: 18, 5: 15 } },
    { options: { storms: true, rocks: true }, won: { 1: 0, 2: 2, 3: 2, 4: 2, 5: 6 } },
    { options: { storms: true, monsters: 5 }, won: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 0 } },
    { options: { storms: true, monsters: 3, wilds: true }, won: { 1: 1, 2: 3, 3: 8, 4: 6, 5: 4 } },
    { options: { storms: true, rocks: true, monsters: 5 }, won: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
    { options: { monsters: 5, storms: true, rocks: true, wilds: true }, won: { 1: 0, 2: 0, 3: 1, 4: 2, 5: 1 } },
    { options: { monsters: 3, storms: true, rocks: true, wilds: true }, won: { 1: 0, 2: 3, 3: 6, 4: 4, 5: 3 } },
    {
      options: { monsters: 5, storms: true, rocks: true, wilds: true, removal: 'galateia' },
      won: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
    },
    {
      options: { monsters: 5, storms: true, rocks: true, wilds: true, removal: 'poseidon' },
      won: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
    },
    { options: { wilds: true, removal: 'poseidon' }, won: { 1: 20, 2: 27, 3: 18, 4: 21, 5: 26 } },
    { options: { rocks: true, removal: 'amphitrite' }, won: { 1: 15, 2: 12, 3: 11, 4: 7, 5: 6 } },
    { options: { monsters: 3, removal: 'triton' }, won: { 1: 7, 2: 8, 3: 7, 4: 4, 5: 7 } },
    { options: { variant: 'high_arch' }, won: { 1: 36, 2: 37, 3: 35, 4: 38, 5: 37 } },
    { options: { variant: 'high_arch', removal: 'leucothea' }, won: { 1: 30, 2: 22, 3: 30, 4: 25, 5: 20 } },
    { options: { variant: 'pyramid' }, won: { 1: 14, 2: 20, 3: 18, 4: 18, 5: 13 } },
    { options: { variant: 'pyramid', easier: true }, won: { 1: 14, 2: 24, 3: 26, 4: 22, 5: 18 } },
    { options: { variant: 'pyramid', harder: true }, won: { 1: 11, 2: 22, 3: 17, 4: 15, 5: 11 } },
    { options: { variant: 'pyramid', harder: true, easier: true }, won: { 1: 15, 2: 24, 3: 26, 4: 21, 5: 17 } },
    { options: { variant: 'pyramid', easier: true, removal: 'triton' }, won: { 1: 21, 2: 23, 3: 19, 4: 12, 5: 22 } },
    { options: { variant: 'day_night' }, won: { 1: 20, 2: 26, 3: 26, 4: 29, 5: 22 } },
    { options: { variant: 'day_night', removal: 'galateia' }, won: { 1: 11, 2: 8, 3: 12, 4: 11, 5: 4 } },
    { options: { variant: 'competitive' }, first: { 2: 24 }, drawn: { 2: 0 } }
  ]
}
