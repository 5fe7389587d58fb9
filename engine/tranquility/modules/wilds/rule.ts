import type { Card } from '../../sea/cards.ts'
import type { Rule } from '../../core/rule.ts'
import { freeIslands } from '../../core/state.ts'
import { imagining } from './imagining.ts'
import { pilot } from './pilot.ts'

const TWO: readonly Card[] = ['W', 'W']

/** Rulebook: a Wild is played as an island of any value, or as what else the match has. */
export const wilds = {
  name: 'wilds',
  settings: [{ name: 'wilds', values: [false, true], default: false, when: { variant: ['standard'] } }],
  isOn: options => options.wilds === true,
  deal: state => ({ state: { ...state, wilds: { left: TWO.length } }, events: [] }),
  deck: cards => [...cards, ...TWO],
  values: (state, card) => (card === 'W' ? freeIslands(state) : []),
  roles: { start: 'W', finish: 'W', compass: 'W', monster: 'W' },
  pilot,
  imagining
} satisfies Rule
