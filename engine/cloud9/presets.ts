import type { Preset } from '../game.ts'

export const PRESETS: readonly Preset[] = [
  { name: 'usual', options: {} },
  { name: 'counted', options: { odds: true } },
  // The sheet, taken literally: RULES.md, ruling 4.
  { name: 'literal', options: { endCheck: 'fall-only' } }
]
