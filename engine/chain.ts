import type { Step } from './game.ts'

/** A step and what several then add to it, each from where the one before has led; who has nothing to add gives none. */
export function chain<State, Part>(
  first: Step<State>,
  parts: readonly Part[],
  add: (part: Part, state: State) => Step<State> | null | undefined
): Step<State> {
  let { state, events } = first
  for (const part of parts) {
    const added = add(part, state)
    if (!added) continue
    state = added.state
    events = [...events, ...added.events]
  }
  return { state, events }
}
