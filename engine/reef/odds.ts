import type { AutopilotOdds } from '../odds.ts'

/** Measured by `npm run odds`, which writes this file: autopilots' odds, and nobody's own. */
export const MEASURED_ODDS: AutopilotOdds = {
  date: '2026-11-19',
  matches: 2000,
  margin: 2.2,
  setups: [{ options: {}, first: { 2: 954 }, drawn: { 2: 0 } }]
}
