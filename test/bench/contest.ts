import type { Game, Seat } from '../../engine/game.ts'
import { open, play } from '../../engine/match.ts'
import { anyLine, anyOf } from '../choices.ts'
import { chance, seedOf } from '../random-play.ts'

/** How often an autopilot wins alone where all others play by chance, of a hundred matches. It sits in each seat in turn. */
export function wonAgainstChance(game: Game, seats: number, matches: number): number {
  let won = 0
  for (let match = 0; match < matches; match++) if (winsAlone(game, seats, match)) won++
  return Math.round((1000 * won) / matches) / 10
}

function winsAlone(game: Game, seats: number, number: number): boolean {
  const dice = chance(number)
  const pilot: Seat = number % seats
  let { match } = open(game, {}, seats, seedOf(number))
  for (let awaited = game.awaits(match.state); awaited.length > 0; awaited = game.awaits(match.state)) {
    const seat = anyOf(awaited, dice)
    const choices = game.choices(match.state, seat)
    const isPilot = seat === pilot
    const line = isPilot ? game.autopilot(game.view(match.state, seat), choices) : anyLine(anyOf(choices, dice), dice)
    match = play(game, match, seat, line).match
  }
  const [first = []] = game.result(match.state)?.ranking ?? []
  return first.length === 1 && first[0] === pilot
}
