import { ENDED_EARLY } from '../end-reasons.ts'
import type { GameWithoutServerOnlyHooks, Result, Seat } from '../game.ts'
import { REFUSAL_CODES, DEAL_EVENTS_FOR_RECORD } from './codes.ts'
import { apply, choices, format, parse, anyWormAndTurnChoices, refuseUntimelyOrUnheldToken } from './core/actions.ts'
import type { Action } from './core/move.ts'
import { asIfTurnBegan, breedingsPerSeat, type State } from './core/state.ts'
import { advance, awaits } from './core/turn.ts'
import { deal } from './deal.ts'
import { autopilot } from './bot/index.ts'
import { type View, view } from './view.ts'

const seats = { least: 2, most: 2 }

/** The game The Reef with all that pages need. */
export const reef: GameWithoutServerOnlyHooks<State, View, Action> = {
  name: 'reef',
  version: 1,
  seats,
  expectedTurns: 35,
  settings: [],
  codes: REFUSAL_CODES,
  tableStyle: () => ({ talk: 'free', table: 'competitive' }),
  deal,
  awaits,
  choices,
  apply,
  advance,
  view,
  result: state => state.result,
  parse,
  format,
  planning: { choices: anyWormAndTurnChoices, asIfTurnBegan },
  // The seat that ends its turn decides again at once: it picks a worm of the next roll. RULES.md, 4.7.
  drafts: { settlesAtOnce: ({ verb }) => verb === 'end' },
  insight: { whyNoChoiceUsesCard: refuseUntimelyOrUnheldToken },
  bot: { autopilot },
  archive: { dealEventsForRecord: DEAL_EVENTS_FOR_RECORD, resultWhenEndedEarly }
}

/** The result of an early end: a seat that gives up comes last; without a ranking if both agree to stop or both give up. */
function resultWhenEndedEarly(state: State, gaveUp: readonly Seat[]): Result {
  const [outcome, why] = ['stopped', ENDED_EARLY] as const
  const left = [...state.players.keys()].filter(seat => !gaveUp.includes(seat))
  const isOver = gaveUp.length > 0 && left.length > 0
  return { outcome, why, ...(isOver && { ranking: [left, [...gaveUp]] }), scores: breedingsPerSeat(state) }
}
