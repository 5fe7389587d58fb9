import { resultWhenStopped } from './defaults.ts'
import type { Event, Game, Result, Seat } from './game.ts'
import { tokenize } from './notation.ts'
import { Refusal } from './refusal.ts'

/** The lines that every match has, whatever is played: no game has a verb of these names. */
export const EARLY_END_LINES = ['stop', 'resign'] as const
export type EarlyEndLine = (typeof EARLY_END_LINES)[number]

/** The line with which a host ends a match for all: the table's own, and no seat's. */
export const END_LINE = 'end'

/** Who would rather not go on: the match is over once all have agreed to stop, somebody has resigned, or its host has ended it. */
export interface EarlyEnd {
  readonly agreed: readonly Seat[]
  readonly resigned: readonly Seat[]
  readonly ended?: true
}

export const NO_EARLY_END: EarlyEnd = { agreed: [], resigned: [] }

/** A match as far as leaving it goes. */
interface MatchEarlyEnd<State> {
  readonly setup: { readonly seats: number; readonly options: Parameters<Game['tableStyle']>[0] }
  readonly state: State
  readonly leaving: EarlyEnd
}

/** Which of them a line is; null where it is the game's to read. */
export function parseEarlyEndLine(line: string): EarlyEndLine | null {
  const [word, ...more] = tokenize(line)
  return more.length > 0 ? null : (EARLY_END_LINES.find(one => one === word) ?? null)
}

/** What such a line of a seat makes of a match that is not over. */
export function applyEarlyEndLine<State, View>(
  game: Game<State, View>,
  { setup, leaving }: MatchEarlyEnd<State>,
  seat: Seat,
  line: EarlyEndLine
): { readonly leaving: EarlyEnd; readonly events: readonly Event[] } {
  const { agreed, resigned } = leaving
  if (line === 'resign') {
    if (game.tableStyle(setup.options).table !== 'against') throw new Refusal('MODULE')
    return { leaving: { agreed, resigned: [...resigned, seat] }, events: [{ type: 'resigned', facts: { seat } }] }
  }
  if (agreed.includes(seat)) throw new Refusal('WRONG_PHASE')
  return { leaving: { agreed: [...agreed, seat], resigned }, events: [{ type: 'agreed-to-stop', facts: { seat } }] }
}

/** What it makes of a match that its host ends. Where some play against others, they alone decide. */
export function endByHost<State, View>(
  game: Game<State, View>,
  { setup, leaving }: MatchEarlyEnd<State>
): { readonly leaving: EarlyEnd; readonly events: readonly Event[] } {
  if (game.tableStyle(setup.options).table === 'against') throw new Refusal('MODULE')
  return { leaving: { ...leaving, ended: true }, events: [{ type: 'ended-by-host', facts: {} }] }
}

/** Whoever plays on no longer agrees to stop. */
export function withdrawStopVote(leaving: EarlyEnd, seat: Seat): EarlyEnd {
  const { agreed, resigned } = leaving
  return agreed.includes(seat) ? { agreed: agreed.filter(other => other !== seat), resigned } : leaving
}

/** How a match ended that was left; null while it was not. */
export function earlyEndResult<State, View>(
  game: Game<State, View>,
  { setup, state, leaving: { agreed, resigned, ended } }: MatchEarlyEnd<State>
): Result | null {
  return resigned.length > 0 || ended || agreed.length === setup.seats ? resultWhenStopped(game, state, resigned) : null
}
