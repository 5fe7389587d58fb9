import type { Choice, Event, Seat } from '../../engine/game.ts'
import { decideWithoutSettling, isSeatAloneNextBeforeTableActs, type Match } from '../../engine/match.ts'
import { splitAtSemicolonsAndLineEnds } from '../../engine/notation.ts'
import { difference } from '../../engine/multiset.ts'
import type { PlanEntry } from '../../schema/wire/plan.ts'
import { paidFor, wayOf } from './paid.ts'
import { gameOf } from './play.ts'

/** A turn that has not come yet, behind some of its lines. */
export interface Stage {
  readonly match: Match
  /** What the last of them did. */
  readonly events: readonly Event[]
  /** What its seat may do then; nothing where its turn is over, or nobody can know what comes before. */
  readonly choices: readonly Choice[]
  /** What may still be paid, and with which cards. */
  readonly most: number
  readonly left: readonly string[]
}

/**
 * What an entry would come to on the present table: its turn as it begins, and behind each of its lines, up to the first
 * that is not offered there or for which nothing is left. Each is decided as a draft is, so none shows more; none at all
 * where no turn of the game can be foreseen.
 */
export function foreseen(match: Match, seat: Seat, { line, most, give }: PlanEntry): readonly Stage[] {
  const game = gameOf(match)
  const begun = game.planning?.asIfTurnBegan?.(match.state, seat)
  if (begun === undefined) return []
  const first = { ...match, state: begun }
  const stages: Stage[] = [{ match: first, events: [], choices: game.choices(begun, seat), most, left: give }]
  for (const one of splitAtSemicolonsAndLineEnds(line)) {
    const next = behind(stages.at(-1), seat, one)
    if (!next) break
    stages.push(next)
  }
  return stages
}

function behind(stage: Stage | undefined, seat: Seat, line: string): Stage | null {
  if (!stage || !wayOf(stage.choices, line)) return null
  const { match, most, left } = stage
  const game = gameOf(match)
  const paid = paidFor(match, seat, { line, most, give: [...left] })
  if ('code' in paid) return null
  const moved = decideWithoutSettling(game, match, seat, paid.line)
  const choices = isSeatAloneNextBeforeTableActs(game, moved.match, seat) ? game.choices(moved.match.state, seat) : []
  return { ...moved, choices, most: most - paid.cards.length, left: difference(left, paid.cards) }
}
