import type { Seat } from './game.ts'

/** A game's state as far as it is about who sits where. */
export type Seated<Player> = { readonly players: readonly Player[] }

export function playerAt<Player>({ players }: Seated<Player>, seat: Seat): Player {
  const player = players[seat]
  if (player === undefined) throw new Error(`Cannot find seat "${seat}" among ${players.length}`)
  return player
}

export function withPlayer<State extends Seated<object>>(
  state: State,
  seat: Seat,
  changed: Partial<State['players'][number]>
): State {
  const players = state.players.slice()
  players[seat] = { ...playerAt(state, seat), ...changed }
  return { ...state, players }
}

/** The seat that follows clockwise. */
export function nextSeat({ players }: Seated<unknown>, seat: Seat): Seat {
  return (seat + 1) % players.length
}
