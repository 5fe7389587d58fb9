import { completeOptions } from './options.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from './canonical.ts'
import type { Event, Facts, Game, Json, Options, Result, Seat } from './game.ts'
import {
  endByHostOrRefuseIfCompetitive,
  HOST_END_LINE,
  NO_EARLY_END,
  type EarlyEnd,
  applyEarlyEndLine,
  parseEarlyEndLine,
  resultIfEndedEarly,
  withdrawStopVote
} from './early-end.ts'
import { randomStream } from './random.ts'
import { Refusal } from './refusal.ts'

/** The set-up of a match, fixed when it is opened. */
export interface MatchSetup {
  readonly game: string
  readonly version: number
  readonly options: Options
  readonly seats: number
}

/** A match at one moment. */
export interface Match<State = Json> {
  readonly setup: MatchSetup
  /** 32 bytes in hex, secret until the match is over. */
  readonly seed: string
  readonly state: State
  /** How many words of the random stream have been used. */
  readonly position: number
  readonly earlyEnd: EarlyEnd
}

/** A match after a change, with the events of the change. */
export interface MatchUpdate<State = Json> {
  readonly match: Match<State>
  readonly events: readonly Event[]
}

/** A settled line of the log, with its events. `seat` is null for the deal and for the host's end. */
export interface LogLine {
  readonly seat: Seat | null
  readonly line: string
  readonly events: readonly Event[]
}

/** The substitutes that may play a line for a seat, with its player's consent. */
export const SEAT_SUBSTITUTES = ['autopilot', 'plan', 'guest'] as const
export type SeatSubstitute = (typeof SEAT_SUBSTITUTES)[number]

/** Opens a match: deals it and advances to the first decision. */
export function openMatch<State, View>(
  game: Game<State, View>,
  options: unknown,
  seats: number,
  seed: string
): MatchUpdate<State> {
  const setup: MatchSetup = {
    game: game.name,
    version: game.version,
    options: completeOptions(game, options, seats),
    seats
  }
  const stream = randomStream(hexToBytes(seed))
  const dealt = game.deal(setup.options, seats, stream)
  const match = { setup, seed, state: dealt.state, position: stream.position(), earlyEnd: NO_EARLY_END }
  return withEventsBefore(dealt.events, settleToNextDecision(game, match))
}

/**
 * Applies a seat's decision without settling it: nothing is drawn or turned over. A `stale` line, made for an older state, is
 * refused.
 */
export function decideWithoutSettling<State, View>(
  game: Game<State, View>,
  match: Match<State>,
  seat: Seat,
  line: string,
  { stale = false } = {}
): MatchUpdate<State> {
  const leaves = parseEarlyEndLine(line)
  const action = leaves ?? game.parse(line)
  if (resultByRulesElseEarlyEnd(game, match)) throw new Refusal('GAME_OVER')
  if (stale) throw new Refusal('STALE')
  if (leaves) {
    const { earlyEnd, events } = applyEarlyEndLine(game, match, seat, leaves)
    return { match: { ...match, earlyEnd }, events }
  }
  const { state, events } = game.apply(match.state, seat, action)
  return { match: { ...match, state, earlyEnd: withdrawStopVote(match.earlyEnd, seat) }, events }
}

/** Whether the seat alone must decide next, before the table takes any step: others have seen nothing new. */
export function isSeatAloneNextBeforeTableActs<State, View>(
  game: Game<State, View>,
  match: Match<State>,
  seat: Seat
): boolean {
  const awaits = awaitedSeats(game, match)
  const stream = randomStream(hexToBytes(match.seed), match.position)
  return awaits.length === 1 && awaits[0] === seat && game.advance(match.state, stream) === null
}

/** Advances a match until somebody must decide or it is over. */
export function settleToNextDecision<State, View>(game: Game<State, View>, match: Match<State>): MatchUpdate<State> {
  const stream = randomStream(hexToBytes(match.seed), match.position)
  const events: Event[] = []
  let state = match.state
  for (let step = game.advance(state, stream); step; step = game.advance(state, stream)) {
    events.push(...step.events)
    state = step.state
  }
  return { match: { ...match, state, position: stream.position() }, events }
}

/** Applies a seat's decision and settles it. */
export function decideAndSettle<State, View>(
  game: Game<State, View>,
  match: Match<State>,
  seat: Seat,
  line: string
): MatchUpdate<State> {
  const decided = decideWithoutSettling(game, match, seat, line)
  return withEventsBefore(decided.events, settleToNextDecision(game, decided.match))
}

/** Replays a line of the log: a seat's, or the host's end; the deal's line is refused. */
export function replayLine<State, View>(
  game: Game<State, View>,
  match: Match<State>,
  { seat, line }: Pick<LogLine, 'seat' | 'line'>
): MatchUpdate<State> {
  if (seat !== null) return decideAndSettle(game, match, seat, line)
  if (line !== HOST_END_LINE) throw new Refusal('BAD_ACTION', { line })
  if (resultByRulesElseEarlyEnd(game, match)) throw new Refusal('GAME_OVER')
  const { earlyEnd, events } = endByHostOrRefuseIfCompetitive(game, match)
  return { match: { ...match, earlyEnd }, events }
}

/** Replays a match from its set-up and seed, and yields it after each line; the first is the deal. */
export function* replayMatch<State, View>(
  game: Game<State, View>,
  { setup, seed }: Pick<Match, 'setup' | 'seed'>,
  lines: readonly Pick<LogLine, 'seat' | 'line'>[]
): Generator<Match<State>, void> {
  let { match } = openMatch(game, setup.options, setup.seats, seed)
  for (const line of lines) {
    // The deal's line is empty: openMatch has dealt already.
    if (line.line !== '') match = replayLine(game, match, line).match
    yield match
  }
}

/** Normalizes a line to the form that is stored: complete, in the game's own spelling. */
export function normalizeLine<State, View>(game: Game<State, View>, line: string): string {
  return parseEarlyEndLine(line) ?? game.format(game.parse(line))
}

/** The result of a match, by its rules or by an early end; null while the match runs. */
export function resultByRulesElseEarlyEnd<State, View>(
  game: Game<State, View>,
  match: Pick<Match<State>, 'setup' | 'state' | 'earlyEnd'>
): Result | null {
  return game.result(match.state) ?? resultIfEndedEarly(game, match)
}

/** The seats that a match waits for; none when it is over. */
export function awaitedSeats<State, View>(
  game: Game<State, View>,
  match: Pick<Match<State>, 'setup' | 'state' | 'earlyEnd'>
): readonly Seat[] {
  return resultByRulesElseEarlyEnd(game, match) ? [] : game.awaits(match.state)
}

/** The event as a viewer may see it: the facts for all, joined with those for this seat alone. */
export function eventForViewer(event: Event, viewer: Seat | 'watcher'): { type: string; facts: Facts } {
  const own = viewer === 'watcher' ? undefined : event.only?.[viewer]
  return { type: event.type, facts: own ? { ...event.facts, ...own } : event.facts }
}

/** The commitment to the seed that every seat page shows from the start: sha256(seed ‖ canonical JSON of the set-up), in hex. */
export function commitment(seed: string, setup: MatchSetup): string {
  const { game, version, options, seats } = setup
  return bytesToHex(
    sha256(concatBytes(hexToBytes(seed), utf8ToBytes(canonicalJson({ game, version, options, seats }))))
  )
}

/** The record of a finished match: enough to verify all of it, with or without this engine. The room adds times and substitutes. */
export interface MatchRecord extends MatchSetup {
  readonly names?: readonly string[]
  readonly seed: string
  readonly commitment: string
  /** Where everything lay before the first turn: the sealed facts of the game's `dealEventsForRecord`. */
  readonly deal: Facts
  readonly lines: readonly (LogLine & { readonly at?: number; readonly by?: SeatSubstitute })[]
  readonly result: Result
}

function withEventsBefore<State>(events: readonly Event[], moved: MatchUpdate<State>): MatchUpdate<State> {
  return { match: moved.match, events: [...events, ...moved.events] }
}
