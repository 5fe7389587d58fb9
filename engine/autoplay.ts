import type { Game, Json, Seat } from './game.ts'
import { type Line, type Match, type MatchRecord, open, play, spell } from './match.ts'
import type { Random } from './random.ts'
import { assemble } from './record.ts'

/** More lines than a match of autopilots has that comes to an end. */
const MOST_LINES = 500

/** A match as far as the autopilots have come with it. */
export interface Played {
  readonly match: Match
  readonly lines: readonly Line[]
}

/** Lets the autopilots of all seats play, until the match is over or so many lines are settled. */
export function autoplay(game: Game, options: unknown, seats: number, seed: string, most = Infinity): Played {
  const opened = open(game, options, seats, seed)
  const lines: Line[] = [{ seat: null, line: '', events: opened.events }]
  let { match } = opened
  let last = -1
  while (lines.length <= most) {
    const seat = nextAfter(last, game.awaits(match.state))
    if (seat === undefined) break
    const line = spell(game, game.autopilot(game.view(match.state, seat), game.choices(match.state, seat)))
    const moved = play(game, match, seat, line)
    lines.push({ seat, line, events: moved.events })
    match = moved.match
    last = seat
  }
  return { match, lines }
}

/** The state once the autopilots of all seats have played on to the end, or up to such a state, and in how many lines. Nobody is told. */
export function playOn(
  game: Game,
  from: Json,
  random: Random,
  isThere: (state: Json) => boolean = () => false
): { readonly state: Json; readonly lines: number } {
  let state = advanced(game, from, random)
  let last = -1
  for (let lines = 0; ; lines++) {
    const seat = nextAfter(last, game.awaits(state))
    if (seat === undefined || lines === MOST_LINES || isThere(state)) return { state, lines }
    const line = game.autopilot(game.view(state, seat), game.choices(state, seat))
    state = advanced(game, game.apply(state, seat, game.read(line)).state, random)
    last = seat
  }
}

/** Where several seats are awaited, each in its turn: one alone might have nothing to add. */
export function nextAfter(last: Seat, awaited: readonly Seat[]): Seat | undefined {
  return awaited.find(seat => seat > last) ?? awaited[0]
}

/** The state once the table has done all that it does by itself. */
export function advanced(game: Game, from: Json, random: Random): Json {
  let state = from
  for (let step = game.advance(state, random); step; step = game.advance(state, random)) state = step.state
  return state
}

/** The record of a match that autopilots have played to its end. */
export function autoplayed(game: Game, options: unknown, seats: number, seed: string): MatchRecord {
  const { match, lines } = autoplay(game, options, seats, seed)
  const result = game.result(match.state)
  if (!result) throw new Error(`Cannot end the match of seed "${seed}": nobody is awaited and it has no result`)
  return assemble(game, match, lines, result)
}
