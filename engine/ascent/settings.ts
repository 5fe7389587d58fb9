import type { Setting } from '../game.ts'

const OFF_OR_ON = { values: [false, true], default: false } as const

/** What a host may choose; the modules stand in the rulebook's order of difficulty. */
export const SETTINGS: readonly Setting[] = [
  { name: 'greenPath', ...OFF_OR_ON },
  { name: 'documentary', ...OFF_OR_ON },
  { name: 'sequences', values: [3, 4, 5], default: 3, when: { documentary: [true] } },
  { name: 'wildlife', ...OFF_OR_ON },
  { name: 'hooks', values: [3, 2, 1, 0], default: 3, when: { seats: [1] } },
  { name: 'talk', values: ['strict', 'open'], default: 'strict', when: { seats: [2, 3, 4, 5] } }
]
