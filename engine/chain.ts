import type { Step } from './game.ts'

/** A step and those that follow from where it leads, as one; what has nothing to add gives none. */
export function chain<State>(
  first: Step<State>,
  rest: readonly ((state: State) => Step<State> | null | undefined)[]
): Step<State> {
  return rest.reduce((step, next) => {
    const added = next(step.state)
    return added ? { state: added.state, events: [...step.events, ...added.events] } : step
  }, first)
}
