import type { Preset } from '../game.ts'

/** From the gentlest slope on: the base game, and its modules in the rulebook's order of difficulty. */
export const PRESETS: readonly Preset[] = [
  { name: 'mountain', options: {} },
  { name: 'green', options: { greenPath: true } },
  { name: 'film', options: { documentary: true } },
  { name: 'wild', options: { wildlife: true } },
  { name: 'whole', options: { greenPath: true, documentary: true, wildlife: true } }
]
