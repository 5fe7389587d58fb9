import type { Viewer } from '../../engine/game.ts'
import type { Random } from '../../engine/random.ts'
import { KINDS, type State } from './engine/state.ts'

/** The state with all that the viewer cannot see dealt anew: the heap, and what others wish for. */
export function scrambled(state: State, viewer: Viewer, dice: Random): State {
  return { ...undisclosed(state, viewer, dice), heap: dice.shuffle(state.heap) }
}

/** Likewise, but the heap, which the table turns over, lies as it did. */
export function undisclosed(state: State, viewer: Viewer, dice: Random): State {
  const own = viewer === 'watcher' ? undefined : state.players[viewer]?.wish
  const others = dice.shuffle(KINDS.filter(kind => kind !== own))
  const players = state.players.map((player, seat) =>
    seat === viewer ? player : { ...player, wish: others.pop() ?? player.wish }
  )
  return { ...state, players }
}
