import { LOWER, type Place, type Slot } from './mountain/mountain.ts'
import type { Goal, Rule } from './core/rule.ts'
import type { Shown } from './modules/slices.ts'
import type { Grid, Open } from './core/state.ts'
import { adopted, faceAt } from './mountain/values.ts'

/** What follows from what lies open on the table. */
export type Derived = Shown & {
  /** The value that each Campfire has adopted; those without one are left out. */
  readonly adopted: { readonly [slot: string]: number }
  /** What the rules demand before the Summit, by rule. */
  readonly goals: { readonly [rule: string]: Goal }
}

/** A rule as far as it is seen. */
type Asking = Pick<Rule, 'name' | 'goal' | 'shown'>

export function derived(open: Open, rules: readonly Asking[]): Derived {
  return Object.assign(
    {
      adopted: named(LOWER, ({ slot }) => adoptedAt(open.grid, slot)),
      goals: Object.fromEntries(rules.flatMap(({ name, goal }) => (goal ? [[name, goal(open)]] : [])))
    },
    ...rules.map(rule => rule.shown?.(open))
  )
}

/** What is asked of each place, by its name; places without an answer are left out. */
export function named<T>(places: readonly Place[], answer: (place: Place) => T | null): { [slot: string]: T } {
  const answers: { [slot: string]: T } = {}
  for (const place of places) {
    const one = answer(place)
    if (one !== null) answers[place.name] = one
  }
  return answers
}

function adoptedAt(grid: Grid, slot: Slot): number | null {
  return faceAt(grid, slot)?.kind === 'campfire' ? adopted(grid, slot) : null
}
