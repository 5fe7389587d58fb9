import type { Event, Viewer } from '../../../engine/game.ts'
import { eventForViewer } from '../../../engine/match.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import type { State } from '../../../engine/tranquility/core/state.ts'

/** Everything that a viewer can learn of a position, as text. */
export function known(state: State, viewer: Viewer): string {
  const { view, awaits, choices, planning, talk } = tranquility
  const open = [view(state, viewer), awaits(state)]
  if (viewer === 'watcher') return JSON.stringify(open)
  return JSON.stringify([
    ...open,
    choices(state, viewer),
    planning?.choices(state, viewer),
    talk?.phrases(state, viewer)
  ])
}

/** Everything that a viewer is told of what happened, as text. */
export function told(events: readonly Event[], viewer: Viewer): string {
  return JSON.stringify(events.map(event => eventForViewer(event, viewer)))
}
