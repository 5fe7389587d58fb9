import type { GameWithoutServerOnlyHooks } from '../game.ts'
import { apply, choices, format, parse, choicesInAnyRoleExceptWait, whyNoChoiceUsesCard } from './actions.ts'
import { REFUSAL_CODES, DEAL_EVENTS_FOR_RECORD } from './codes.ts'
import { deal } from './deal.ts'
import { autopilot } from './bot.ts'
import type { Action } from './moves.ts'
import { PRESETS } from './presets.ts'
import { resultWhenEndedEarly } from './score.ts'
import { SETTINGS } from './settings.ts'
import type { State } from './state.ts'
import { advance, awaits, answersCommute } from './turn.ts'
import { type View, view } from './view.ts'

const seats = { least: 3, most: 6 }

/** The game Cloud 9 with all that pages need. */
export const cloud9: GameWithoutServerOnlyHooks<State, View, Action> = {
  name: 'cloud9',
  version: 1,
  seats,
  expectedTurns: 47,
  settings: SETTINGS,
  presets: PRESETS,
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
  planning: { choices: choicesInAnyRoleExceptWait },
  drafts: { answersCommute, questionNumber: state => state.round },
  insight: { whyNoChoiceUsesCard },
  bot: { autopilot },
  archive: { dealEventsForRecord: DEAL_EVENTS_FOR_RECORD, resultWhenEndedEarly }
}
