import type { Preset } from '../game.ts'

/** Presets, the easiest first: the base game, each module alone in the rulebook's order of difficulty, and all together. */
export const PRESETS: readonly Preset[] = [
  { name: 'mountain', options: {} },
  { name: 'green', options: { greenPath: true } },
  { name: 'film', options: { documentary: true } },
  { name: 'wild', options: { wildlife: true } },
  { name: 'whole', options: { greenPath: true, documentary: true, wildlife: true } }
]
