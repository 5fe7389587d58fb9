import type { Options } from '../../game.ts'
import type { Rule } from '../rule.ts'

const LEVELS = { none: 0, galateia: 4, triton: 6, leucothea: 8, amphitrite: 10, poseidon: 12 } as const
const VARIANTS = ['standard', 'high_arch', 'pyramid', 'day_night']

/** Rulebook: so many islands are left out before the deck is made up; which ones, nobody sees. */
export const removal = {
  name: 'removal',
  settings: [{ name: 'removal', values: Object.keys(LEVELS), default: 'none', when: { variant: VARIANTS } }],
  isOn: options => removed(options) > 0,
  deck: (cards, options, random) => random.shuffle(cards).slice(removed(options))
} satisfies Rule

function removed({ removal: level }: Options): number {
  return Object.entries(LEVELS).find(([name]) => name === level)?.[1] ?? 0
}
