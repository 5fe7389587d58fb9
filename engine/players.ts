import type { Seat } from './game.ts'
import { without } from './without.ts'

/** A game's state as far as it is about who sits where. */
export type Seated<Player> = { readonly players: readonly Player[] }

/** A player as far as cards go from hand to table and discards, which are a number only. */
export type Spender<Card> = { readonly hand: readonly Card[]; readonly discarded: number }

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

type CardOf<State extends Seated<Spender<unknown>>> = State['players'][number]['hand'][number]

/** From that seat's hand, some cards are played and some are discarded. */
export function spend<State extends Seated<Spender<unknown>>>(
  state: State,
  seat: Seat,
  played: readonly CardOf<State>[],
  paid: readonly CardOf<State>[]
): State {
  const { hand, discarded } = playerAt(state, seat)
  const left = without(hand, [...played, ...paid])
  if (!left) throw new Error(`Cannot spend "${[...played, ...paid].join(' ')}" from "${hand.join(' ')}"`)
  return withPlayer(state, seat, { hand: left, discarded: discarded + paid.length })
}
