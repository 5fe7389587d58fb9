import { choicesOnWire } from '../../schema/wire/choice.ts'
import { eventForViewer, resultByRulesElseEarlyEnd } from '../../engine/match.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { MatchRow, SeatRow } from '../../schema/room-tables.ts'
import type { Foretold, PlanEntry } from '../../schema/wire/plan.ts'
import { happensSays, planSaid } from '../../web/server.ts'
import { foreseen } from './foreseen.ts'
import { plannedOf } from './plan.ts'
import { gameOf } from './play.ts'

interface Sight {
  readonly match: MatchRow
  readonly seats: readonly Pick<SeatRow, 'name'>[]
}

/** What its seat is told of a turn before it plans that; refused as the plan would be. */
export function foretold(
  { match, seats }: Sight,
  { seat, language }: Pick<SeatRow, 'seat' | 'language'>,
  asked: PlanEntry
): Foretold {
  const game = gameOf(match)
  if (resultByRulesElseEarlyEnd(game, match)) throw new Refusal('GAME_OVER')
  const [entry] = plannedOf(match, seat, [asked])
  if (!entry) throw new Error(`nothing of "${asked.line}" is planned`)
  const [, ...behind] = foreseen(match, seat, entry)
  const { match: then = match, events = [], choices = [], left = entry.give } = behind.at(-1) ?? {}
  const told = events.map(event => eventForViewer(event, seat))
  const about = { game: game.name, language }
  return {
    entry: planSaid(entry, game.name, language),
    lines: behind.length,
    events: told,
    happens: happensSays(told, about, { seat, names: seats.map(({ name }) => name) }),
    view: game.view(then.state, seat),
    choices: choicesOnWire(choices),
    left
  }
}
