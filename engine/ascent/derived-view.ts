import { PLACES_BELOW_SUMMIT, type Place, type Slot } from './mountain/mountain.ts'
import type { GoalStatus, Rule } from './core/rule.ts'
import type { ModuleViews } from './modules/slices.ts'
import type { Grid, TableState } from './core/state.ts'
import { campfireValue, faceAt } from './mountain/values.ts'

/** What follows from what lies open on the table. */
export type DerivedView = ModuleViews & {
  /** The value that each Campfire has adopted; those without one are left out. */
  readonly adopted: { readonly [slot: string]: number }
  /** What the rules demand before the Summit, by rule. */
  readonly goals: { readonly [rule: string]: GoalStatus }
}

/** A rule as far as it is seen. */
type Asking = Pick<Rule, 'name' | 'goal' | 'viewPart'>

export function deriveView(open: TableState, rules: readonly Asking[]): DerivedView {
  return Object.assign(
    {
      adopted: mapBySlotName(PLACES_BELOW_SUMMIT, ({ slot }) => adoptedAt(open.grid, slot)),
      goals: Object.fromEntries(rules.flatMap(({ name, goal }) => (goal ? [[name, goal(open)]] : [])))
    },
    ...rules.map(rule => rule.viewPart?.(open))
  )
}

/** What is asked of each place, by its name; places without an answer are left out. */
export function mapBySlotName<T>(places: readonly Place[], answer: (place: Place) => T | null): { [slot: string]: T } {
  const answers: { [slot: string]: T } = {}
  for (const place of places) {
    const one = answer(place)
    if (one !== null) answers[place.name] = one
  }
  return answers
}

function adoptedAt(grid: Grid, slot: Slot): number | null {
  return faceAt(grid, slot)?.kind === 'campfire' ? campfireValue(grid, slot) : null
}
