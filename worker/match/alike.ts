import { resultByRulesElseEarlyEnd, type MatchSetup } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import type { Crew } from '../../schema/wire/crew.ts'
import { gameOf } from './play.ts'

/** How many matches with its deal a match knows of. */
const MOST_KNOWN = 12

/** The deal of a match that is over: everybody who knows its record knows it. */
export interface Deal {
  /** The match that was first dealt like this. */
  readonly first: string
  readonly setup: MatchSetup
  readonly seed: string
}

export function dealOf({ id, dealtAs, setup, seed, waits, closedAt }: MatchRow): Deal {
  if (waits.length > 0) throw new Refusal('NOT_OVER')
  if (closedAt !== null) throw new Refusal('RECORD_CLOSED')
  return { first: dealtAs ?? id, setup, seed }
}

/** With one more match that was dealt like it. */
export function withAlike({ dealtAgain }: MatchRow, match: string): Pick<MatchRow, 'dealtAgain'> {
  const isKnown = dealtAgain.includes(match) || dealtAgain.length >= MOST_KNOWN
  return { dealtAgain: isKnown ? dealtAgain : [...dealtAgain, match] }
}

/** How it came out, beside others with its deal. */
export function crewOf(match: MatchRow, seats: readonly SeatRow[]): Crew {
  const game = gameOf(match)
  const result = resultByRulesElseEarlyEnd(game, match)
  if (!result) throw new Refusal('NOT_OVER')
  const { id, version, openedAt, changedAt, state, closedAt } = match
  return {
    match: id,
    names: closedAt === null ? seats.map(({ name }) => name) : null,
    result,
    moves: version,
    openedAt,
    endedAt: changedAt,
    view: game.view(state, 'watcher')
  }
}
