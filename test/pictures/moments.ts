import { autopilotLineOrFirstChoice } from '../../engine/defaults.ts'
import { nextAwaitedSeat } from '../../engine/autoplay.ts'
import { findGame } from '../../engine/catalogue.ts'
import type { Game, Seat } from '../../engine/game.ts'
import { type LogLine, type Match, openMatch, decideAndSettle } from '../../engine/match.ts'
import type { Scene } from './scenes.ts'

const MOST_SEEDS = 400

/** Where a match of autopilots comes to what a scene wants to see: its seed, the lines up to there, and through whose eyes. */
export interface Found {
  readonly seed: string
  readonly lines: readonly LogLine[]
  readonly seat: Seat
}

/** The first seed whose match comes to that moment. */
export function found({ name, game: wanted, options, seats, holds, waits }: Scene): Found {
  const game = findGame(wanted)
  if (!game) throw new Error(`Cannot find the game "${wanted}"`)
  for (let number = 1; number <= MOST_SEEDS; number++) {
    const seed = number.toString(16).padStart(64, '0')
    const moment = momentIn(game, openMatch(game, options, seats, seed).match, holds)
    if (moment) return { seed, ...moment, seat: waits ? (moment.seat + 1) % seats : moment.seat }
  }
  throw new Error(`Cannot find "${name}" in the matches of ${MOST_SEEDS} seeds`)
}

function momentIn(game: Game, from: Match, holds: Scene['holds']): Omit<Found, 'seed'> | null {
  const lines: LogLine[] = []
  let match = from
  for (let seat: Seat | undefined = -1; ;) {
    const { state } = match
    const result = game.result(state)
    const awaited = game.awaits(state)
    const told = lines.at(-1)?.events ?? []
    for (const viewer of result ? [0] : awaited)
      if (holds({ lines: lines.length, choices: game.choices(state, viewer), result, told }))
        return { lines, seat: viewer }
    seat = nextAwaitedSeat(seat, awaited)
    if (seat === undefined) return null
    const line = autopilotLineOrFirstChoice(game, game.view(state, seat), game.choices(state, seat))
    const moved = decideAndSettle(game, match, seat, line)
    lines.push({ seat, line, events: moved.events })
    match = moved.match
  }
}
