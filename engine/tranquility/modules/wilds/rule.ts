import type { Card } from '../../sea/cards.ts'
import type { Rule } from '../../core/rule.ts'
import { unplacedIslands } from '../../core/state.ts'
import { wildsSampling } from './sampling.ts'
import { wildsBot } from './bot.ts'

const TWO: readonly Card[] = ['W', 'W']

/** Rulebook: a Wild is played as an island of any value, or as what else the match has. */
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
