import { autopilotLineOrFirstChoice } from '../../engine/defaults.ts'
import { nextAwaitedSeat } from '../../engine/autoplay.ts'
import type { Game, Seat } from '../../engine/game.ts'
import { type Match, openMatch, decideAndSettle, resultByRulesElseEarlyEnd } from '../../engine/match.ts'
import { anyLine, anyOf } from '../choices.ts'
import { chance, seedOf } from '../random-play.ts'

/**
 * How often an autopilot wins where all others play by chance, of a hundred matches; where several share the first place, a part.
 * It sits in each seat in turn.
 */
export function wonAgainstChance(game: Game, seats: number, matches: number): number {
  let sum = 0
  for (let number = 0; number < matches; number++) {
    const pilot: Seat = number % seats
    const [first = []] = resultByRulesElseEarlyEnd(game, played(game, seats, number, pilot))?.ranking ?? []
    if (first.includes(pilot)) sum += 1 / first.length
  }
  return Math.round((1000 * sum) / matches) / 10
}

function played(game: Game, seats: number, number: number, pilot: Seat): Match {
  const dice = chance(number)
  let { match } = openMatch(game, {}, seats, seedOf(number))
  for (let last = -1; ;) {
    const seat = nextAwaitedSeat(last, game.awaits(match.state))
    if (seat === undefined) return match
    const choices = game.choices(match.state, seat)
    const isPilot = seat === pilot
    const line = isPilot
      ? autopilotLineOrFirstChoice(game, game.view(match.state, seat), choices)
      : anyLine(anyOf(choices, dice), dice)
    match = decideAndSettle(game, match, seat, line).match
    last = seat
  }
}
