import { playOn } from '../../engine/autoplay.ts'
import type { Json } from '../../engine/game.ts'
import type { Random } from '../../engine/random.ts'
import type { MatchRow, Plan } from '../../schema/room-tables.ts'
import type { Likely, Planned } from '../../schema/wire/plan.ts'
import { comesTo } from './plan.ts'
import { isAbout } from './plans.ts'
import { gameOf } from './play.ts'

/** How many next turns are imagined: a fraction of a second, and only when somebody asks. */
const IMAGINED = 20

/**
 * In how many of the turns that may come next each entry would be played. They are imagined from nothing but what the
 * seat may know: deals that fit it, and others who play as autopilots do. Null where none can be.
 */
export function likely(match: MatchRow, plan: Plan, random: Random): Likely | null {
  const game = gameOf(match)
  const { thinking } = game
  if (!thinking) return null
  const { seat, entries } = plan
  const view = game.view(match.state, seat)
  const isTurn = (state: Json) => game.awaits(state).includes(seat) && isAbout(game, { state }, plan)
  const came: (Planned | null)[] = []
  for (let turn = 0; turn < IMAGINED; turn++) {
    const { state } = playOn(game, thinking.imagine(match.setup.options, view, random), random, isTurn)
    if (!isTurn(state)) continue
    const comes = comesTo({ ...match, state }, plan)
    came.push(comes.kind === 'line' ? comes.entry : null)
  }
  const played = entries.map(entry => came.filter(one => one === entry).length)
  return came.length > 0 ? { of: came.length, played } : null
}
