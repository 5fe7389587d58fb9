import type { TypedReason } from '../refusal.ts'
import { applyLegal, parse } from './core/actions.ts'
import { seenIn } from './pilot/seen.ts'
import { type Name, seatOf } from './room/names.ts'
import type { View } from './view.ts'

/** What is doubted, with its facts. */
export type Doubts = { readonly OWN_EXPELLED: { readonly chars: readonly Name[] } }

/** Whether it throws out somebody of one’s own. */
export function doubts(view: View, line: string): readonly TypedReason<Doubts>[] {
  const state = seenIn(view)
  const { events } = applyLegal(state, state.active, parse(line))
  const gone = events.flatMap(({ type, facts }) => (type === 'expelled' ? (facts.chars as readonly Name[]) : []))
  const own = gone.filter(name => seatOf(name) === state.active)
  return own.length > 0 ? [{ code: 'OWN_EXPELLED', facts: { chars: own } }] : []
}
