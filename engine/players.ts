import type { Seat } from './game.ts'
import { removeAll } from './multiset.ts'

/** A game's state as far as it is about who sits where. */
export type HasPlayers<Player> = { readonly players: readonly Player[] }

/** A player as far as cards go from hand to table and discards, which are a number only. */
export type CardHolder<Card> = { readonly hand: readonly Card[]; readonly discarded: number }

export function playerAt<Player>({ players }: HasPlayers<Player>, seat: Seat): Player {
  const player = players[seat]
  if (player === undefined) throw new Error(`Cannot find seat "${seat}" among ${players.length}`)
  return player
}

export function withPlayer<State extends HasPlayers<object>>(
  state: State,
  seat: Seat,
  changed: Partial<State['players'][number]>
): State {
  const players = state.players.slice()
  players[seat] = { ...playerAt(state, seat), ...changed }
  return { ...state, players }
}

/** The seat that follows clockwise. */
export function nextSeat({ players }: HasPlayers<unknown>, seat: Seat): Seat {
  return (seat + 1) % players.length
}

type CardOf<State extends HasPlayers<CardHolder<unknown>>> = State['players'][number]['hand'][number]

/** From that seat's hand, some cards are played and some are discarded. */
export function spendCards<State extends HasPlayers<CardHolder<unknown>>>(
  state: State,
  seat: Seat,
  played: readonly CardOf<State>[],
  paid: readonly CardOf<State>[]
): State {
  const { hand, discarded } = playerAt(state, seat)
  const left = removeAll(hand, [...played, ...paid])
  if (!left) throw new Error(`Cannot spend "${[...played, ...paid].join(' ')}" from "${hand.join(' ')}"`)
  return withPlayer(state, seat, { hand: left, discarded: discarded + paid.length })
}
