import { autopilotLineOrFirstChoice } from './defaults.ts'
import type { Game, Json, Seat } from './game.ts'
import { type LogLine, type Match, type MatchRecord, openMatch, decideAndSettle, normalizeLine } from './match.ts'
import type { Random } from './random.ts'
import { assembleRecord } from './record.ts'

/** The most lines of a playout; a playout that can end needs fewer. */
const MAX_LINES = 500

/** A match played by autopilots, to its end or to a limit of lines. */
export interface AutoplayedMatch {
  readonly match: Match
  readonly lines: readonly LogLine[]
}

/** Opens a match and lets the autopilots of all seats play until it is over, or `maxLines` lines are settled. */
export function autoplay(
  game: Game,
  options: unknown,
  seats: number,
  seed: string,
  maxLines = Infinity
): AutoplayedMatch {
  const opened = openMatch(game, options, seats, seed)
  const lines: LogLine[] = [{ seat: null, line: '', events: opened.events }]
  let { match } = opened
  let last = -1
  while (lines.length <= maxLines) {
    const seat = nextAwaitedSeat(last, game.awaits(match.state))
    if (seat === undefined) break
    const line = normalizeLine(
      game,
      autopilotLineOrFirstChoice(game, game.view(match.state, seat), game.choices(match.state, seat))
    )
    const moved = decideAndSettle(game, match, seat, line)
    lines.push({ seat, line, events: moved.events })
    match = moved.match
    last = seat
  }
  return { match, lines }
}

/** Plays a state on with the autopilots of all seats, to the end or to a state where `stopsAt` holds. Drops the events. */
export function autopilotPlayout(
  game: Game,
  from: Json,
  random: Random,
  stopsAt: (state: Json) => boolean = () => false
): { readonly state: Json; readonly lines: number } {
  let state = advanceToNextDecision(game, from, random)
  let last = -1
  for (let lines = 0; ; lines++) {
    const seat = nextAwaitedSeat(last, game.awaits(state))
    if (seat === undefined || lines === MAX_LINES || stopsAt(state)) return { state, lines }
    const line = autopilotLineOrFirstChoice(game, game.view(state, seat), game.choices(state, seat))
    state = advanceToNextDecision(game, game.apply(state, seat, game.parse(line)).state, random)
    last = seat
  }
}

/** The next awaited seat after `last`, in seat order, so that no seat always answers first. */
export function nextAwaitedSeat(last: Seat, awaited: readonly Seat[]): Seat | undefined {
  return awaited.find(seat => seat > last) ?? awaited[0]
}

/** Advances a state until somebody must decide or the match is over. */
export function advanceToNextDecision(game: Game, from: Json, random: Random): Json {
  let state = from
  for (let step = game.advance(state, random); step; step = game.advance(state, random)) state = step.state
  return state
}

/** The record of a match that autopilots have played to its end. */
export function autoplayedRecord(game: Game, options: unknown, seats: number, seed: string): MatchRecord {
  const { match, lines } = autoplay(game, options, seats, seed)
  const result = game.result(match.state)
  if (!result) throw new Error(`Cannot end the match of seed "${seed}": nobody is awaited and it has no result`)
  return assembleRecord(game, match, lines, result)
}
