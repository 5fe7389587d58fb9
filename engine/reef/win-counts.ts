import type { SelfPlayWinCounts } from '../win-counts.ts'

/** How often autopilots won each set-up; `npm run odds` measures it and writes this file. */
export const SELF_PLAY_WIN_COUNTS: SelfPlayWinCounts = {
  date: '2026-11-19',
  matches: 2000,
  margin: 2.2,
  setups: [{ options: {}, first: { 2: 954 }, drawn: { 2: 0 } }]
}
