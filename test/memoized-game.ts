import type { Game, Json } from '../engine/game.ts'
import { memoizeWeak } from '../engine/memoize.ts'

/** The same game, which works out choices and views once for each state and whoever they are for. */
export function memoizeGame(game: Game): Game {
  return {
    ...game,
    choices: oncePerState(game.choices),
    view: oncePerState(game.view)
  }
}

function oncePerState<Viewer, Answer>(work: (state: Json, viewer: Viewer) => Answer) {
  const answersOf = memoizeWeak<object, Map<Viewer, Answer>>(() => new Map())
  return (state: Json, viewer: Viewer): Answer => {
    const answers = answersOf(state as object)
    const known = answers.get(viewer)
    if (known !== undefined) return known
    const answer = work(state, viewer)
    answers.set(viewer, answer)
    return answer
  }
}
