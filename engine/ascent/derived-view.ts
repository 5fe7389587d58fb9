import { PLACES_BELOW_SUMMIT, type Place, type Slot } from './mountain/mountain.ts'
import type { GoalStatus, Rule } from './core/rule.ts'
import type { ModuleViews } from './modules/slices.ts'
import type { Grid, TableState } from './core/state.ts'
import { adoptedCampfireValue, faceAt } from './mountain/values.ts'

/** The part of a view that follows from what lies open on the table. */
export type DerivedView = ModuleViews & {
  /** The value of each Campfire, by its slot; Campfires without one are left out (RULES.md, ruling A8). */
  readonly adopted: { readonly [slot: string]: number }
  /** The status of each rule's goal, by the rule's name (RULES.md, 6.4). */
  readonly goals: { readonly [rule: string]: GoalStatus }
}

/** The hooks of a rule that a view needs. */
type ViewRule = Pick<Rule, 'name' | 'goal' | 'viewPart'>

/** Derives the values of Campfires, the goals, and the rules' parts of a view from what lies open. */
export function deriveView(table: TableState, rules: readonly ViewRule[]): DerivedView {
  return Object.assign(
    {
      adopted: mapBySlotNameWithoutNulls(PLACES_BELOW_SUMMIT, ({ slot }) => adoptedAt(table.grid, slot)),
      goals: Object.fromEntries(rules.flatMap(({ name, goal }) => (goal ? [[name, goal(table)]] : [])))
    },
    ...rules.map(rule => rule.viewPart?.(table))
  )
}

/** Maps the name of each place to its value by `answer`; places where that is null are left out. */
export function mapBySlotNameWithoutNulls<T>(
  places: readonly Place[],
  answer: (place: Place) => T | null
): { [slot: string]: T } {
  const answers: { [slot: string]: T } = {}
  for (const place of places) {
    const one = answer(place)
    if (one !== null) answers[place.name] = one
  }
  return answers
}

function adoptedAt(grid: Grid, slot: Slot): number | null {
  return faceAt(grid, slot)?.kind === 'campfire' ? adoptedCampfireValue(grid, slot) : null
}
