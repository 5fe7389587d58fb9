import type { SelfPlayWinCounts } from '../win-counts.ts'

/** How often autopilots won each set-up; `npm run odds` measures it and writes this file. */
export const SELF_PLAY_WIN_COUNTS: SelfPlayWinCounts = {
  date: '2026-11-19',
  matches: 2000,
  margin: 2.2,
  setups: [
    { options: {}, first: { 3: 617, 4: 472, 5: 409, 6: 328 }, drawn: { 3: 10, 4: 18, 5: 21, 6: 37 } },
    {
      options: { endCheck: 'fall-only' },
      first: { 3: 625, 4: 481, 5: 398, 6: 337 },
      drawn: { 3: 10, 4: 18, 5: 26, 6: 39 }
    }
  ]
}
