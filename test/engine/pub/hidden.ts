import type { Viewer } from '../../../engine/game.ts'
import type { State } from '../../../engine/pub/core/state.ts'
import type { Random } from '../../../engine/random.ts'

/** The state with all that nobody can see dealt anew: in which order the stacks lie. */
export function scrambled(state: State, _: Viewer, dice: Random): State {
  return { ...state, players: state.players.map(player => ({ ...player, hidden: dice.shuffle(player.hidden) })) }
}

/** Likewise, but the next card of each stack lies where it did: it may come in. */
export function undisclosed(state: State, _: Viewer, dice: Random): State {
  const players = state.players.map(player => {
    const [next, ...rest] = player.hidden
    return { ...player, hidden: next ? [next, ...dice.shuffle(rest)] : [] }
  })
  return { ...state, players }
}
