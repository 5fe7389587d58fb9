/**
 * A state that is drawn whenever it changes. What drawing itself changes is drawn after it, so that all who follow the
 * drawings see one state after the other, each of them once and none of them again once it is past.
 */
export function drawnState<State>(first: State, draw: (state: State) => void) {
  let state = first
  let isDrawing = false
  let isOutdated = false

  function drawAll(): void {
    isOutdated = true
    if (isDrawing) return
    isDrawing = true
    try {
      while (isOutdated) {
        isOutdated = false
        draw(state)
      }
    } finally {
      isDrawing = false
    }
  }

  return {
    get: () => state,
    change(part: Partial<State>): void {
      state = { ...state, ...part }
      drawAll()
    }
  }
}
