import type { Card } from '../../sea/cards.ts'
import type { Rule } from '../../core/rule.ts'
import { unplacedIslands } from '../../core/state.ts'
import { wildsSampling } from './sampling.ts'
import { wildsBot } from './bot.ts'

const TWO: readonly Card[] = ['W', 'W']

/**
 * A Wild is an island of any free value, a Start, a Finish, or what the match's modules have (RULES.md, 7.4; rulings 2, 44
 * and 45).
 */
export const wilds = {
  name: 'wilds',
  settings: [{ name: 'wilds', values: [false, true], default: false, when: { variant: ['standard'] } }],
  isOn: options => options.wilds === true,
  deal: state => ({ state: { ...state, wilds: { left: TWO.length } }, events: [] }),
  deck: cards => [...cards, ...TWO],
  possibleIslands: (state, card) => (card === 'W' ? unplacedIslands(state) : []),
  standIns: { start: 'W', finish: 'W', compass: 'W', monster: 'W' },
  bot: wildsBot,
  sampling: wildsSampling
} satisfies Rule
