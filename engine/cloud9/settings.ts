import type { Setting } from '../game.ts'

/** The settings that a host may choose: when fifty points end the match (ruling 4), and whether the chance to pay is shown. */
export const SETTINGS: readonly Setting[] = [
  { name: 'endCheck', values: ['trip-end', 'fall-only'], default: 'trip-end' },
  { name: 'odds', values: [false, true], default: false }
]
