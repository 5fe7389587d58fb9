import { advanceToNextDecision, autopilotPlayout } from '../../engine/autoplay.ts'
import type { Game, Json, Seat } from '../../engine/game.ts'
import { type Match, resultByRulesElseEarlyEnd } from '../../engine/match.ts'
import type { Random } from '../../engine/random.ts'
import type { MatchRow, Plan } from '../../schema/room-tables.ts'
import type { Likely, Planned } from '../../schema/wire/plan.ts'
import { lessPaid, type Paid, paidFor } from './paid.ts'
import { comesTo } from './plan.ts'
import { isAbout } from './plans.ts'
import { gameOf } from './play.ts'

/** How many next turns are imagined: a fraction of a second, and only when somebody asks. */
const IMAGINED = 20
/** So often cards are dealt for one of them, until whoever is asked could do something: otherwise the match would be over. */
const DEALS = 50

/**
 * In how many of the turns that may come next each entry would be played, all lines of it. They are imagined from nothing
 * but what the seat may know: deals that fit it, and others who play as autopilots do. Null where none can be, or comes.
 */
export function likely(match: MatchRow, plan: Plan, random: Random): Likely | null {
  const game = gameOf(match)
  if (!game.insight?.sampleState || resultByRulesElseEarlyEnd(game, match)) return null
  const { seat, entries } = plan
  const came: (Planned | null)[] = []
  for (let turn = 0; turn < IMAGINED; turn++) {
    const from = imagined(game, match, seat, random)
    if (from === null) continue
    const isTurn = (state: Json) =>
      game.awaits(state).includes(seat) && (isAbout(game, { state }, plan) || isAskedAnew(game, from, state))
    const { state } = autopilotPlayout(game, from, random, isTurn)
    if (!isTurn(state)) continue
    const there = { ...match, state }
    const comes = comesTo(there, plan)
    came.push(comes.kind === 'line' && isAllPlayed(there, seat, comes, random) ? comes.entry : null)
  }
  const played = entries.map(entry => came.filter(one => one === entry).length)
  return came.length > 0 ? { of: came.length, played } : null
}

function imagined(game: Game, { setup, state }: Match, seat: Seat, random: Random): Json {
  const view = game.view(state, seat)
  for (let deal = 0; deal < DEALS; deal++) {
    const found = game.insight?.sampleState?.(setup.options, view, random) ?? null
    if (game.awaits(found).every(asked => game.choices(found, asked).length > 0)) return found
  }
  return null
}

/** Where questions are counted, each new one is a turn, and what is planned for another is not played in it. */
function isAskedAnew(game: Game, before: Json, now: Json): boolean {
  return (game.drafts?.questionNumber?.(now) ?? 0) > (game.drafts?.questionNumber?.(before) ?? 0)
}

/** Whether what follows that line is played, too: each on the table behind the one before, its draws and dice imagined. */
function isAllPlayed(
  match: Match,
  seat: Seat,
  { entry, line, cards }: Paid & { readonly entry: Planned },
  random: Random
): boolean {
  const [next, ...more] = entry.more ?? []
  if (!next) return true
  const game = gameOf(match)
  const decided = game.apply(match.state, seat, game.parse(line)).state
  const behind = { ...match, state: advanceToNextDecision(game, decided, random) }
  const left = { ...lessPaid(entry, cards), line: next.line, more }
  const paid = paidFor(behind, seat, left)
  return 'line' in paid && isAllPlayed(behind, seat, { ...paid, entry: left }, random)
}
