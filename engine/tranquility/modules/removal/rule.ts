import type { Options } from '../../../game.ts'
import { LEVELS } from './levels.ts'
import type { Rule } from '../../core/rule.ts'

const VARIANTS = ['standard', 'high_arch', 'pyramid', 'day_night']

/** Rulebook: so many islands are left out before the deck is made up; which ones, nobody sees. */
export const removal = {
  name: 'removal',
  settings: [{ name: 'removal', values: Object.keys(LEVELS), default: 'none', when: { variant: VARIANTS } }],
  isOn: options => removed(options) > 0,
  deck: (cards, options, random) => random.shuffle(cards).slice(removed(options))
} satisfies Rule

function removed({ removal: level }: Options): number {
  return LEVELS[`${level}`] ?? 0
}
