import type { Step } from './game.ts'

/** Folds steps onto `initial`: for each part, `nextStep` may return one more from the state so far. Joins all events in order. */
export function chainSteps<State, Part>(
  initial: Step<State>,
  parts: readonly Part[],
  nextStep: (part: Part, state: State) => Step<State> | null | undefined
): Step<State> {
  let { state, events } = initial
  for (const part of parts) {
    const added = nextStep(part, state)
    if (!added) continue
    state = added.state
    events = [...events, ...added.events]
  }
  return { state, events }
}
