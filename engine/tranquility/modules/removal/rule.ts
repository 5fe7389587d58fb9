import type { Options } from '../../../game.ts'
import { TOGETHER } from '../../variants.ts'
import { LEVELS } from './levels.ts'
import type { Rule } from '../../core/rule.ts'

/** Rulebook: so many islands are left out before the deck is made up; which ones, nobody sees. */
export const removal = {
  name: 'removal',
  settings: [{ name: 'removal', values: Object.keys(LEVELS), default: 'none', when: { variant: TOGETHER } }],
  isOn: options => removed(options) > 0,
  deck: (cards, options, random) => random.shuffle(cards).slice(removed(options))
} satisfies Rule

function removed({ removal: level }: Options): number {
  return LEVELS[`${level}`] ?? 0
}
