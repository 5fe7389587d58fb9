import { whyNoChoiceUsesCard } from '../../engine/defaults.ts'
import { findGame } from '../../engine/catalogue.ts'
import type { Game, Seat, Viewer } from '../../engine/game.ts'
import { HOST_END_LINE, parseEarlyEndLine } from '../../engine/early-end.ts'
import {
  awaitedSeats,
  decideWithoutSettling,
  replayLine,
  isSeatAloneNextBeforeTableActs,
  type Match,
  type MatchUpdate,
  normalizeLine,
  type SeatSubstitute
} from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { Drafted, LogRow, MatchRow, SeatRow, TakenBack, Visit } from '../../schema/room-tables.ts'
import type { Act } from '../../schema/wire/acting.ts'
import { LINES } from '../../schema/wire/limits.ts'
import { SECOND_MS } from '../clock.ts'
import { settlesAtOnce, draftsOf, liesBeside } from './drafts.ts'
import { plansAfter } from './plans.ts'
import { awake } from './sleeping.ts'
import { nextWaits, stillAsked, turnOf } from './turns.ts'

/** How long a confirmed action can be taken back. */
export const DRAFT_MS = 90 * SECOND_MS
/** How many drafts a seat may have taken back that it may still send again, from as many pages. */
const TAKEN_BACK_KEPT = 5

/** What a request makes of a match: the row as it becomes, and the lines that were settled on the way. */
export interface Played {
  readonly match: MatchRow
  readonly lines: readonly LogRow[]
}

export interface Asked extends Act {
  readonly seat: Seat
  /** The seat has chosen to take nothing back. */
  readonly atOnce: boolean
  readonly by?: SeatSubstitute
}

/** The game that a match plays, by the rules that it began with. */
export function gameOf({ setup }: Pick<MatchRow, 'setup'>): Game {
  const game = findGame(setup.game, setup.version)
  if (!game) throw new Error(`no rules for "${setup.game}" version ${setup.version}`)
  return game
}

/**
 * An action: a draft, or a settled line where the seat wants no draft or is asked on. One that is refused changes nothing. Any other
 * settles, for good, the seat's own draft, unless it lies behind that, and those that it cannot lie beside: where the
 * action is then no longer offered, it is stale, and its refusal has told nothing that can still be taken back.
 */
export function act(match: MatchRow, asked: Asked, now: number): Played & { readonly refused?: Refusal } {
  const game = gameOf(match)
  const { seat, key, by } = asked
  const draft = { seat, line: normalizeLine(game, asked.line), key, settlesAt: now + DRAFT_MS, ...(by && { by }) }
  judge(match, asked)
  // Whoever stands in for a seat has not come there, unless it is lent to them.
  const seen =
    by && by !== 'guest'
      ? match
      : {
          ...visited(match, seat, { at: now, shown: asked.version, guest: by === 'guest' }),
          ...awake(match, seat, now)
        }
  const isOwn = (other: Drafted) => other.seat === seat
  const own = liesBehind(match, draft) ? { match: seen, lines: [] } : settle(seen, isOwn, now)
  const isInTheWay = (other: Drafted) => !isOwn(other) && !liesBeside(game, own.match, other.line, draft.line)
  const settled = follow(own, settle(own.match, isInTheWay, now))
  if (settled.match !== seen && !isOffered(settled.match, draft)) return { ...settled, refused: new Refusal('STALE') }
  const changed = renewed({ ...settled.match, drafts: [...settled.match.drafts, draft] }, seat, now)
  const drafted = { match: changed, lines: settled.lines }
  return asked.atOnce || settlesAtOnce(game, draft.line) ? follow(drafted, settle(changed, isOwn, now)) : drafted
}

/**
 * Whether a line lies behind what its seat has drafted, and all of it can be taken back: where nothing that the table has
 * done since was hidden from anybody, and the match waits for this seat alone.
 */
export function liesBehind(match: MatchRow, { seat, line }: Pick<Drafted, 'seat' | 'line'>): boolean {
  const own = draftsOf(match, seat)
  const isAlone = own.length > 0 && own.length === match.drafts.length
  return isAlone && parseEarlyEndLine(line) === null && isOpen(match, seat)
}

/** Whether a further line would, were there one. */
export function isOpen(match: MatchRow, seat: Seat): boolean {
  const game = gameOf(match)
  const own = draftsOf(match, seat)
  const mayLie = own.length < LINES && own.every(({ line }) => parseEarlyEndLine(line) === null)
  return (
    mayLie &&
    !game.drafts?.answersCommute?.(match.state) &&
    isSeatAloneNextBeforeTableActs(game, drafted(match, seat).match, seat)
  )
}

/** All that a seat has drafted can be taken back for as long again, from its last change on. */
function renewed(match: MatchRow, seat: Seat, now: number): MatchRow {
  const settlesAt = now + DRAFT_MS
  return { ...match, drafts: match.drafts.map(draft => (draft.seat === seat ? { ...draft, settlesAt } : draft)) }
}

/** Raises what speaks against a card of the hand, wherever it might go, on what its seat is shown. */
export function refuseCard(match: MatchRow, seat: Seat, card: string): void {
  const game = gameOf(match)
  const { state } = drafted(match, seat).match
  if (draftsOf(match, seat).length > 0 && game.choices(state, seat).length === 0) throw new Refusal('NOT_SETTLED')
  const reason = whyNoChoiceUsesCard(game, state, seat, card)
  if (reason) throw new Refusal(reason.code, reason.facts)
}

/** Turns these drafts over, in the order in which they were confirmed: plays them, and lets the table do what follows. */
export function settle(match: MatchRow, isDue: (draft: Drafted) => boolean, now: number): Played {
  const draft = match.drafts.find(isDue)
  if (!draft) return { match, lines: [] }
  const first = settleDraft(match, draft, now)
  return follow(first, settle(first.match, isDue, now))
}

/** The host ends the match for all; what was confirmed before is played before. */
export function endForAll(match: MatchRow, now: number): Played {
  const settled = settle(match, () => true, now)
  return follow(settled, settleLine(settled.match, { seat: null, line: HOST_END_LINE, key: null }, now))
}

/**
 * The others stop a match without a seat that stays away: each of them has agreed, and for that seat and those that have
 * nobody an autopilot does. What was confirmed before is played before.
 */
export function stopWithout(
  match: MatchRow,
  seats: readonly Pick<SeatRow, 'seat' | 'pilot' | 'takenAt'>[],
  absent: Pick<SeatRow, 'seat'>,
  now: number
): Played {
  let stopped = settle(match, () => true, now)
  for (const { seat, pilot, takenAt } of seats) {
    const { waits, earlyEnd } = stopped.match
    if (waits.length === 0 || earlyEnd.agreed.includes(seat)) continue
    const isThere = seat !== absent.seat && pilot === null && takenAt !== null
    const by = isThere ? {} : { by: 'autopilot' as const }
    stopped = follow(stopped, settleLine(stopped.match, { seat, line: 'stop', key: '', ...by }, now))
  }
  // What is over does not sleep: its end is told.
  return { ...stopped, match: { ...stopped.match, asleepAt: null } }
}

/** What would not stand any more once this is settled goes before it: nothing that was confirmed is lost. */
function settleDraft(match: MatchRow, draft: Drafted, now: number): Played {
  const rest = { ...match, drafts: match.drafts.filter(other => other !== draft) }
  // Nothing can have made it impossible since it was drafted; if something has, its seat is asked again.
  if (!isOffered(match, draft)) return { match: rest, lines: [] }
  const settled = settleLine(rest, draft, now)
  const overtaken = rest.drafts.find(other => other.seat !== draft.seat && !stands(other, rest, settled.match))
  if (!overtaken) return settled
  const before = settleDraft(rest, overtaken, now)
  return follow(before, settleDraft(before.match, draft, now))
}

/**
 * Whether a draft can still be played, and its seat has not been asked something else meanwhile. One that throws holds up no
 * other: its own settling throws as well, and is reported.
 */
function stands(draft: Drafted, before: MatchRow, after: MatchRow): boolean {
  try {
    return isOffered(after, draft) && turnOf(after.waits, draft.seat) === turnOf(before.waits, draft.seat)
  } catch {
    return true
  }
}

/** A line as it is settled: a seat's, or the table's own. */
type Lined = Pick<LogRow, 'seat' | 'line' | 'key'> & Pick<Drafted, 'by'>

function settleLine(match: MatchRow, { seat, line, key, by }: Lined, now: number): Played {
  const game = gameOf(match)
  const moved = replayLine(game, asMatch(match), { seat, line })
  const version = match.version + 1
  // Clocks differ from machine to machine: a line is never older than the one before it.
  const at = Math.max(now, match.changedAt)
  // Whoever is asked something new is waited for anew.
  const waited =
    game.drafts?.questionNumber?.(match.state) === game.drafts?.questionNumber?.(moved.match.state) ? match.waits : []
  const waits = nextWaits(waited, awaitedSeats(game, moved.match), { version, now: at, seat, by: by ?? null })
  return {
    match: {
      ...match,
      ...moved.match,
      plans: plansAfter(game, match, { seat, line, by }, { version, at }),
      version,
      waits,
      changedAt: at,
      revision: match.revision + 1
    },
    lines: [{ version, seat, at, line, key, events: moved.events, by: by ?? null }]
  }
}

/** The last line of the draft is gone as if it had never been. */
export function takeBack(match: MatchRow, seat: Seat, now: number): MatchRow {
  const draft = draftsOf(match, seat).at(-1)
  if (!draft) throw new Refusal('NOTHING_TO_TAKE_BACK')
  const { key, line } = draft
  const undone = newestBack([...match.undone, { seat, key, line, version: match.version }])
  return renewed({ ...match, undone, drafts: match.drafts.filter(other => other !== draft) }, seat, now)
}

export function newestBack(undone: readonly TakenBack[]): TakenBack[] {
  const after = (at: number) => undone.slice(at + 1).filter(({ seat }) => seat === undone[at]?.seat)
  return undone.filter((_, at) => after(at).length < TAKEN_BACK_KEPT)
}

/** The match as a seat is shown it: with what it has drafted decided, and nothing drawn or turned over. */
export function drafted(match: MatchRow, viewer: Viewer): MatchUpdate {
  const game = gameOf(match)
  let moved: MatchUpdate = { match: asMatch(match), events: [] }
  for (const { seat, line } of draftsOf(match, viewer)) {
    const { match: after, events } = decideWithoutSettling(game, moved.match, seat, line)
    moved = { match: after, events: [...moved.events, ...events] }
  }
  return moved
}

/** Somebody has been at a seat, its holder or a guest, and was shown a version. */
export interface Visitor {
  readonly at: number
  readonly shown: number
  readonly guest: boolean
}

/** What a guest was shown, the holder has not seen. */
export function visited(match: MatchRow, seat: Seat, { at, shown, guest }: Visitor): MatchRow {
  const visits = match.visits.map((last, other) => {
    if (other !== seat) return last
    const own = ownVisit(last)
    const before = guest ? last : own
    const seen = Math.max(before.shown ?? 0, Math.min(match.version, shown))
    return { at: Math.max(before.at ?? 0, at), shown: seen, ...(guest && { own }) }
  })
  return { ...match, visits }
}

/** When the holder of a seat was last there, and saw what. */
export function ownVisit({ own, at, shown }: Visit): Pick<Visit, 'at' | 'shown'> {
  return own ?? { at, shown }
}

/**
 * Judged on exactly what its seat is shown: its own draft decided, with nothing drawn, and no draft of another seat.
 * Judged on what comes after the draft, a refusal would show what it draws while it can still be taken back.
 */
function judge(match: MatchRow, { seat, line, version }: Asked): void {
  const game = gameOf(match)
  const current = version === match.version
  // A version that is not there yet was seen in a room that has been restored since.
  const stale = !current && (version > match.version || !stillAsked(match.waits, seat, version))
  const hasDraft = draftsOf(match, seat).length > 0
  const shown = drafted(match, seat).match
  try {
    decideWithoutSettling(game, shown, seat, line, { stale })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'GAME_OVER') throw error
    // What was decided on an older version is stale rather than wrong.
    if (!current) throw new Refusal('STALE')
    throw hasDraft && game.choices(shown.state, seat).length === 0 ? new Refusal('NOT_SETTLED') : error
  }
}

function isOffered(match: MatchRow, { seat, line }: Pick<Asked, 'seat' | 'line'>): boolean {
  try {
    decideWithoutSettling(gameOf(match), asMatch(match), seat, line)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Its seat would rather not go on, and says so with what it leaves behind. */
export function agreeToStop(match: MatchRow, seat: Seat, key: string, now: number): Played {
  const draft = { seat, line: 'stop', key, settlesAt: now }
  const stopped = settle({ ...match, drafts: [...match.drafts, draft] }, one => one === draft, now)
  // What is over does not sleep: its end is told.
  return stopped.match.waits.length > 0 ? stopped : { ...stopped, match: { ...stopped.match, asleepAt: null } }
}

function asMatch({ setup, seed, state, position, earlyEnd }: MatchRow): Match {
  return { setup, seed, state, position, earlyEnd }
}

function follow(first: Played, then: Played): Played {
  return { match: then.match, lines: [...first.lines, ...then.lines] }
}
