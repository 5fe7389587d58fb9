import type { Preset } from '../game.ts'

/** Named sets of options for hosts: the base game, each module, each variant. */
export const PRESETS: readonly Preset[] = [
  { name: 'calm', options: {} },
  // The printed sheets suggest this preset to experienced players even in a first game.
  { name: 'galateia', options: { removal: 'galateia' } },
  { name: 'rocky', options: { rocks: true } },
  { name: 'haunted', options: { monsters: 3 } },
  { name: 'stormy', options: { storms: true, wilds: true } },
  { name: 'tempest', options: { rocks: true, monsters: 3, storms: true, wilds: true } },
  { name: 'high_arch', options: { variant: 'high_arch' } },
  { name: 'pyramid', options: { variant: 'pyramid' } },
  { name: 'day_night', options: { variant: 'day_night' } },
  { name: 'competitive', options: { variant: 'competitive' } }
]
