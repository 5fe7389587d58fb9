import type { Preset } from '../game.ts'

/** The presets that a host may choose. */
export const PRESETS: readonly Preset[] = [
  { name: 'usual', options: {} },
  { name: 'counted', options: { odds: true } },
  // The rule sheet taken literally, only a fall is checked: RULES.md, ruling 4.
  { name: 'literal', options: { endCheck: 'fall-only' } }
]
