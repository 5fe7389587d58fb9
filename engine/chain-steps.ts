import type { Step } from './game.ts'

/** Folds steps onto `first`: for each part, `add` may return one more step from the state so far. Joins all events in order. */
export function chainSteps<State, Part>(
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
