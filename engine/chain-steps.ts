import type { Step } from './game.ts'

/** Chains steps: after the first, each part may add one, from the state where the one before has led. Events are joined. */
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
