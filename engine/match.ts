import { completeOptions } from './options.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from './canonical.ts'
import type { Event, Facts, Game, Json, Options, Result, Seat } from './game.ts'
import {
  endByHost,
  END_LINE,
  NO_EARLY_END,
  type EarlyEnd,
  applyEarlyEndLine,
  parseEarlyEndLine,
  earlyEndResult,
  withdrawStopVote
} from './early-end.ts'
import { randomStream } from './random.ts'
import { Refusal } from './refusal.ts'

/** What is fixed when a match opens. */
export interface Setup {
  readonly game: string
  readonly version: number
  readonly options: Options
  readonly seats: number
}

/** A match at one moment: its set-up, its secret seed, and how far state and stream have come. */
export interface Match<State = Json> {
  readonly setup: Setup
  /** 32 bytes in hex, secret until the match is over. */
  readonly seed: string
  readonly state: State
  /** How many words of the random stream have been used. */
  readonly position: number
  readonly leaving: EarlyEnd
}

export interface MatchUpdate<State = Json> {
  readonly match: Match<State>
  readonly events: readonly Event[]
}

/** One settled line of the log; `seat` is null for the deal, and where the host has ended the match. */
export interface LogLine {
  readonly seat: Seat | null
  readonly line: string
  readonly events: readonly Event[]
}

/** Who played a line in the place of its seat, by its leave: nobody, where none is named. */
export const STAND_INS = ['autopilot', 'plan', 'guest'] as const
export type StandIn = (typeof STAND_INS)[number]

/** Deals a match and lets the table run up to the first decision. */
export function openMatch<State, View>(
  game: Game<State, View>,
  options: unknown,
  seats: number,
  seed: string
): MatchUpdate<State> {
  const setup: Setup = { game: game.name, version: game.version, options: completeOptions(game, options, seats), seats }
  const stream = randomStream(hexToBytes(seed))
  const dealt = game.deal(setup.options, seats, stream)
  const match = { setup, seed, state: dealt.state, position: stream.position(), leaving: NO_EARLY_END }
  return withEventsBefore(dealt.events, settle(game, match))
}

/** What a seat decides, not yet settled: nothing has been drawn or turned over. `stale` is the room's judgement. */
export function decide<State, View>(
  game: Game<State, View>,
  match: Match<State>,
  seat: Seat,
  line: string,
  { stale = false } = {}
): MatchUpdate<State> {
  const leaves = parseEarlyEndLine(line)
  const action = leaves ?? game.parse(line)
  if (resultOf(game, match)) throw new Refusal('GAME_OVER')
  if (stale) throw new Refusal('STALE')
  if (leaves) {
    const { leaving, events } = applyEarlyEndLine(game, match, seat, leaves)
    return { match: { ...match, leaving }, events }
  }
  const { state, events } = game.apply(match.state, seat, action)
  return { match: { ...match, state, leaving: withdrawStopVote(match.leaving, seat) }, events }
}

/** Whether a decision has left the match to the same seat alone, with nothing for the table to do before: others have seen nothing of it, and need not. */
export function sameSeatContinues<State, View>(game: Game<State, View>, match: Match<State>, seat: Seat): boolean {
  const awaits = awaitsOf(game, match)
  const stream = randomStream(hexToBytes(match.seed), match.position)
  return awaits.length === 1 && awaits[0] === seat && game.advance(match.state, stream) === null
}

/** Lets the table do what it does by itself, until somebody must decide or the match is over. */
export function settle<State, View>(game: Game<State, View>, match: Match<State>): MatchUpdate<State> {
  const stream = randomStream(hexToBytes(match.seed), match.position)
  const events: Event[] = []
  let state = match.state
  for (let step = game.advance(state, stream); step; step = game.advance(state, stream)) {
    events.push(...step.events)
    state = step.state
  }
  return { match: { ...match, state, position: stream.position() }, events }
}

/** A decision and all that follows from it. */
export function decideAndSettle<State, View>(
  game: Game<State, View>,
  match: Match<State>,
  seat: Seat,
  line: string
): MatchUpdate<State> {
  const decided = decide(game, match, seat, line)
  return withEventsBefore(decided.events, settle(game, decided.match))
}

/** A line as it stands in a log behind the deal. */
export function replayLine<State, View>(
  game: Game<State, View>,
  match: Match<State>,
  { seat, line }: Pick<LogLine, 'seat' | 'line'>
): MatchUpdate<State> {
  if (seat !== null) return decideAndSettle(game, match, seat, line)
  if (line !== END_LINE) throw new Refusal('BAD_ACTION', { line })
  if (resultOf(game, match)) throw new Refusal('GAME_OVER')
  const { leaving, events } = endByHost(game, match)
  return { match: { ...match, leaving }, events }
}

/** The match again from its set-up and seed, as it was after each of its lines; the first is the deal. */
export function* replayMatch<State, View>(
  game: Game<State, View>,
  { setup, seed }: Pick<Match, 'setup' | 'seed'>,
  lines: readonly Pick<LogLine, 'seat' | 'line'>[]
): Generator<Match<State>, void> {
  let { match } = openMatch(game, setup.options, setup.seats, seed)
  for (const line of lines) {
    // Nothing is played in the deal's own.
    if (line.line !== '') match = replayLine(game, match, line).match
    yield match
  }
}

/** The line as it is stored: complete, in the game's own spelling. */
export function normalizeLine<State, View>(game: Game<State, View>, line: string): string {
  return parseEarlyEndLine(line) ?? game.format(game.parse(line))
}

/** How the match ended, by its rules or because it was left; null while it goes on. */
export function resultOf<State, View>(
  game: Game<State, View>,
  match: Pick<Match<State>, 'setup' | 'state' | 'leaving'>
): Result | null {
  return game.result(match.state) ?? earlyEndResult(game, match)
}

/** Whose decision the match waits for; none when it is over. */
export function awaitsOf<State, View>(
  game: Game<State, View>,
  match: Pick<Match<State>, 'setup' | 'state' | 'leaving'>
): readonly Seat[] {
  return resultOf(game, match) ? [] : game.awaits(match.state)
}

/** What a viewer may know of an event: its facts, with what is for that seat alone laid over them. */
export function eventForViewer(event: Event, viewer: Seat | 'watcher'): { type: string; facts: Facts } {
  const own = viewer === 'watcher' ? undefined : event.only?.[viewer]
  return { type: event.type, facts: own ? { ...event.facts, ...own } : event.facts }
}

/** The promise shown on every seat page from the first moment: sha256(seed ‖ canonical JSON of the set-up), in hex. */
export function commitment(seed: string, setup: Setup): string {
  const { game, version, options, seats } = setup
  return bytesToHex(
    sha256(concatBytes(hexToBytes(seed), utf8ToBytes(canonicalJson({ game, version, options, seats }))))
  )
}

/** A finished match, whole: enough to check everything with or without this engine. Times, and who stood in, are added by the room. */
export interface MatchRecord extends Setup {
  readonly names?: readonly string[]
  readonly seed: string
  readonly commitment: string
  /** What lay where before the first turn: the sealed facts of the game's `dealing` events. */
  readonly deal: Facts
  readonly lines: readonly (LogLine & { readonly at?: number; readonly by?: StandIn })[]
  readonly result: Result
}

function withEventsBefore<State>(events: readonly Event[], moved: MatchUpdate<State>): MatchUpdate<State> {
  return { match: moved.match, events: [...events, ...moved.events] }
}
