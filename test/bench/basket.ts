import { nextAfter } from '../../engine/autoplay.ts'
import { cloud9 } from '../../engine/cloud9/index.ts'
import type { Game, Seat } from '../../engine/game.ts'
import { type Match, open, play, resultOf } from '../../engine/match.ts'
import { anyOf } from '../choices.ts'
import { chance, seedOf } from '../random-play.ts'

const MATCHES = 2000
const game: Game = cloud9

export interface Share {
  readonly seats: number
  /** Of a hundred matches; where several share the first place, a part. */
  readonly won: number
  /** By its share, one as good as the others wins once. */
  readonly times: number
}

/** How often an autopilot wins at a table of Cloud 9 where all others play by chance. */
export function wonShares(): readonly Share[] {
  return [3, 4, 5, 6].map(seats => {
    let sum = 0
    for (let number = 0; number < MATCHES; number++) {
      const own = number % seats
      const [first = []] = resultOf(game, played(number, seats, own))?.ranking ?? []
      if (first.includes(own)) sum += 1 / first.length
    }
    const [won, times] = [tenths((100 * sum) / MATCHES), tenths((seats * sum) / MATCHES)]
    console.log(
      `cloud9, ${seats} players: one on autopilot won ${won} of 100, ${times} times its share (${MATCHES} matches)`
    )
    return { seats, won, times }
  })
}

function played(number: number, seats: number, own: Seat): Match {
  const dice = chance(number)
  let { match } = open(game, {}, seats, seedOf(number))
  let last = -1
  for (;;) {
    const seat = nextAfter(last, game.awaits(match.state))
    if (seat === undefined) return match
    const choices = game.choices(match.state, seat)
    const line = seat === own ? game.autopilot(game.view(match.state, seat), choices) : anyOf(choices, dice).try
    match = play(game, match, seat, line).match
    last = seat
  }
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10
}
