import type { View } from '../../../engine/ascent/view.ts'
import { HIGHEST, SLOTS, TOP, rowOf } from './slots.ts'
import type { Words } from './words/en/turn.ts'

/** What must be reached before the Summit: how far it is in words, and whether it is reached. */
export interface Goal {
  readonly says: string
  readonly state: View['goals'][string]
}

export function goalsOf({ goals, hiker, panoramas = [], herds = {} }: View, words: Words): readonly Goal[] {
  const filmed = panoramas.filter(({ isFilmed }) => isFilmed).length
  const says: { readonly [rule: string]: string } = {
    greenPath: words.path(hiker ? rowOf(hiker) : 0),
    documentary: words.filmed(filmed, panoramas.length),
    wildlife: words.up(ibexesUp(herds))
  }
  return Object.entries(goals).map(([rule, state]) => ({ says: says[rule] ?? rule, state }))
}

/** What else is counted: slots filled, ibexes still to come, Grappling hooks. */
export function countsOf(view: View, words: Words): readonly string[] {
  const { supply, hooks } = view
  return [
    words.filled(filled(view), SLOTS),
    ...(supply === undefined ? [] : [words.supply(supply)]),
    ...(hooks === undefined ? [] : [words.hooks(hooks)])
  ]
}

/** How many slots below the Summit's show a mountain card or a Campfire. */
export function filled({ slots }: Pick<View, 'slots'>): number {
  return Object.keys(slots).filter(slot => slot !== TOP && slots[slot] !== 'BR').length
}

function ibexesUp(herds: { readonly [slot: string]: number }): number {
  return Object.entries(herds).reduce((sum, [slot, count]) => sum + (rowOf(slot) < HIGHEST ? 0 : count), 0)
}
