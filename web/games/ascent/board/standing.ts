import type { View } from '../../../../engine/ascent/view.ts'
import { first } from '../../first.ts'
import type { Lies, Mark, Module, Seen } from '../module.ts'
import { SLOTS, TOP } from './slots.ts'
import type { TurnWords } from '../said/sentences.ts'

/** What must be reached before the Summit: how far it is in words, and whether it is reached. */
export interface Goal {
  readonly says: string
  readonly state: View['goals'][string]
}

/** A table as it is seen, and what it is made of. */
export interface Shown<Own> extends Seen<TurnWords & Own> {
  readonly modules: readonly Module<Own>[]
}

export function goalsOf<Own>({ view, words, modules }: Shown<Own>): readonly Goal[] {
  return Object.entries(view.goals).map(([rule, state]) => ({
    says: first(modules, ({ goals }) => goals?.[rule]?.(view, words)) ?? rule,
    state
  }))
}

/** What else is counted: slots filled, and what the modules count. */
export function countsOf<Own>({ view, words, modules }: Shown<Own>): readonly string[] {
  return [words.filled(filled(view), SLOTS), ...modules.flatMap(({ count }) => count?.(view, words) ?? [])]
}

/** What the card of a slot counts as. */
export function liesOn<Own>({ view, words, modules }: Shown<Own>, slot: string): Lies | undefined {
  return first(modules, ({ lies }) => lies?.(view, slot, words))
}

/** What stands on it. */
export function marksOn<Own>({ view, words, modules }: Shown<Own>, slot: string): readonly Mark[] {
  return modules.flatMap(({ mark }) => mark?.(view, slot, words) ?? [])
}

/** How many slots below the Summit's show a mountain card or a Campfire. */
export function filled({ slots }: Pick<View, 'slots'>): number {
  return Object.keys(slots).filter(slot => slot !== TOP && slots[slot] !== 'BR').length
}
