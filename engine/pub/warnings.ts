import type { TypedReason } from '../refusal.ts'
import { applyLegal, parse } from './core/actions.ts'
import { stateFromViewWithSortedStacks } from './bot/state-from-view.ts'
import { type GuestName, seatOfGuest } from './room/names.ts'
import type { View } from './view.ts'

/** The facts of each warning by its code. */
export type WarningFacts = { readonly OWN_EXPELLED: { readonly chars: readonly GuestName[] } }

/** Warns of a line that throws out guests of the seat's own clan. */
export function warnings(view: View, line: string): readonly TypedReason<WarningFacts>[] {
  const state = stateFromViewWithSortedStacks(view)
  const { events } = applyLegal(state, state.active, parse(line))
  const gone = events.flatMap(({ type, facts }) => (type === 'expelled' ? (facts.chars as readonly GuestName[]) : []))
  const own = gone.filter(name => seatOfGuest(name) === state.active)
  return own.length > 0 ? [{ code: 'OWN_EXPELLED', facts: { chars: own } }] : []
}
