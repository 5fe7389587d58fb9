import type { GameWithoutServerOnlyHooks } from '../game.ts'
import { choicesNowOrWithAnyDice } from './plannable.ts'
import { REFUSAL_CODES, DEAL_EVENTS_FOR_RECORD } from './codes.ts'
import { refuseUntimelyOrForeignGuest, apply, choices, format, parse } from './core/actions.ts'
import type { Action } from './core/move.ts'
import type { State } from './core/state.ts'
import { advance, awaits } from './core/turn.ts'
import { deal } from './deal.ts'
import { warnings } from './warnings.ts'
import { autopilot } from './bot/index.ts'
import { resultWhenEndedEarly } from './score.ts'
import { type View, view } from './view.ts'

const seats = { least: 2, most: 5 }

export const pub: GameWithoutServerOnlyHooks<State, View, Action> = {
  name: 'pub',
  version: 1,
  seats,
  expectedTurns: { 2: 42, 3: 56, 4: 63, 5: 66 },
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
  planning: { choices: choicesNowOrWithAnyDice },
  insight: { whyNoChoiceUsesCard: refuseUntimelyOrForeignGuest, warnings },
  bot: { autopilot },
  archive: { dealEventsForRecord: DEAL_EVENTS_FOR_RECORD, resultWhenEndedEarly }
}
