import type { Seat, Viewer } from '../../../engine/game.ts'
import type { State } from '../../../engine/merchants/core/state.ts'
import type { Random } from '../../../engine/random.ts'

/** The state with all that the viewer cannot see dealt anew: others' hands and the deck. */
export function scrambled(state: State, viewer: Viewer, dice: Random): State {
  const others = hands(state, viewer)
  const unseen = dice.shuffle([...others.flatMap(seat => handOf(state, seat)), ...state.deck])
  const players = state.players.map((player, seat) =>
    others.includes(seat) ? { ...player, hand: unseen.splice(0, player.hand.length) } : player
  )
  return { ...state, players, deck: unseen }
}

/** Likewise: what is drawn is told to nobody but its seat. */
export const undisclosed = scrambled

function hands({ players }: State, viewer: Viewer): readonly Seat[] {
  return [...players.keys()].filter(seat => seat !== viewer)
}

function handOf({ players }: State, seat: Seat) {
  return players[seat]?.hand ?? []
}
