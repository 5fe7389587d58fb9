import { resultWhenEndedEarly } from './defaults.ts'
import type { Event, Game, Result, Seat } from './game.ts'
import { tokenizeLowerCaseOrRefuse } from './notation.ts'
import { Refusal } from './refusal.ts'

/** The lines with which seats end a match early, in every game: no game has verbs of these names. */
export const EARLY_END_LINES = ['stop', 'resign'] as const
export type EarlyEndLine = (typeof EARLY_END_LINES)[number]

/** The line in the log if the host has ended the match; no seat can play it. */
export const HOST_END_LINE = 'end'

/**
 * The votes and decisions to end a match early: it is over once all agree to stop, a seat has resigned, or its host has ended it.
 */
export interface EarlyEnd {
  readonly agreed: readonly Seat[]
  readonly resigned: readonly Seat[]
  readonly ended?: true
}

export const NO_EARLY_END: EarlyEnd = { agreed: [], resigned: [] }

/** The parts of a match that its early end depends on. */
interface MatchEarlyEnd<State> {
  readonly setup: { readonly seats: number; readonly options: Parameters<Game['tableStyle']>[0] }
  readonly state: State
  readonly earlyEnd: EarlyEnd
}

/** Parses `stop` or `resign`; null for any other line, which the game must parse. */
export function parseEarlyEndLine(line: string): EarlyEndLine | null {
  const [word, ...more] = tokenizeLowerCaseOrRefuse(line)
  return more.length > 0 ? null : (EARLY_END_LINES.find(one => one === word) ?? null)
}

/** Applies a seat's `stop` or `resign` to a running match; `resign` needs a competitive match. */
export function applyEarlyEndLine<State, View>(
  game: Game<State, View>,
  { setup, earlyEnd }: MatchEarlyEnd<State>,
  seat: Seat,
  line: EarlyEndLine
): { readonly earlyEnd: EarlyEnd; readonly events: readonly Event[] } {
  const { agreed, resigned } = earlyEnd
  if (line === 'resign') {
    if (game.tableStyle(setup.options).table !== 'competitive') throw new Refusal('MODULE')
    return { earlyEnd: { agreed, resigned: [...resigned, seat] }, events: [{ type: 'resigned', facts: { seat } }] }
  }
  if (agreed.includes(seat)) throw new Refusal('WRONG_PHASE')
  return { earlyEnd: { agreed: [...agreed, seat], resigned }, events: [{ type: 'agreed-to-stop', facts: { seat } }] }
}

/** Ends a match for its host; throws a Refusal in a competitive match, which only its seats may end. */
export function endByHostOrRefuseIfCompetitive<State, View>(
  game: Game<State, View>,
  { setup, earlyEnd }: MatchEarlyEnd<State>
): { readonly earlyEnd: EarlyEnd; readonly events: readonly Event[] } {
  if (game.tableStyle(setup.options).table === 'competitive') throw new Refusal('MODULE')
  return { earlyEnd: { ...earlyEnd, ended: true }, events: [{ type: 'ended-by-host', facts: {} }] }
}

/** Withdraws the seat's agreement to stop, since it has played another line. */
export function withdrawStopVote(earlyEnd: EarlyEnd, seat: Seat): EarlyEnd {
  const { agreed, resigned } = earlyEnd
  return agreed.includes(seat) ? { agreed: agreed.filter(other => other !== seat), resigned } : earlyEnd
}

/** The result of a match that was ended early; null if it wasn't. */
export function resultIfEndedEarly<State, View>(
  game: Game<State, View>,
  { setup, state, earlyEnd: { agreed, resigned, ended } }: MatchEarlyEnd<State>
): Result | null {
  return resigned.length > 0 || ended || agreed.length === setup.seats
    ? resultWhenEndedEarly(game, state, resigned)
    : null
}
