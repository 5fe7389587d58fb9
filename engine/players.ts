import type { Seat } from './game.ts'
import { removeEachOnce } from './multiset.ts'

/** The part of a state that all games share: players in seat order. */
export type HasPlayers<Player> = { readonly players: readonly Player[] }

/** A player with a hand of cards; of discards only the number is kept. */
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

/** The next seat, clockwise. */
export function nextSeat({ players }: HasPlayers<unknown>, seat: Seat): Seat {
  return (seat + 1) % players.length
}

type CardOf<State extends HasPlayers<CardHolder<unknown>>> = State['players'][number]['hand'][number]

/** Removes the cards `played` and `paid` from a seat's hand, and counts those paid as discarded. Throws if the hand lacks one. */
export function spendCards<State extends HasPlayers<CardHolder<unknown>>>(
  state: State,
  seat: Seat,
  played: readonly CardOf<State>[],
  paid: readonly CardOf<State>[]
): State {
  const { hand, discarded } = playerAt(state, seat)
  const left = removeEachOnce(hand, [...played, ...paid])
  if (!left) throw new Error(`Cannot spend "${[...played, ...paid].join(' ')}" from "${hand.join(' ')}"`)
  return withPlayer(state, seat, { hand: left, discarded: discarded + paid.length })
}
