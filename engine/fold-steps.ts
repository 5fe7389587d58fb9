import type { Step } from './game.ts'

/** A first step, then what each part adds to it, in order; a part may add nothing. Events are joined. */
export function foldSteps<State, Part>(
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
