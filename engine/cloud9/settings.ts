import type { Setting } from '../game.ts'

/** What a host may choose. */
export const SETTINGS: readonly Setting[] = [
  { name: 'endCheck', values: ['trip-end', 'fall-only'], default: 'trip-end' },
  { name: 'odds', values: [false, true], default: false }
]
