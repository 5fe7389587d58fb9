import type { GameWithoutServerOnlyHooks } from '../game.ts'
import { apply, choices, format, parse, whyNoChoiceUsesCard } from './core/actions.ts'
import { autopilot } from './bot/index.ts'
import { REFUSAL_CODES, DEAL_EVENTS_FOR_RECORD, PHRASES } from './codes.ts'
import { deal } from './deal.ts'
import type { Action } from './modules/slices.ts'
import { PRESETS } from './presets.ts'
import { SETTINGS } from './settings.ts'
import type { State } from './core/state.ts'
import { advance, awaits } from './core/turn.ts'
import { type View, view } from './view.ts'

const seats = { least: 1, most: 5 }

/** The Ascent, as far as pages need it. */
export const ascent: GameWithoutServerOnlyHooks<State, View, Action> = {
  name: 'ascent',
  version: 1,
  seats,
  expectedTurns: 50,
  settings: SETTINGS,
  presets: PRESETS,
  codes: REFUSAL_CODES,
  tableStyle: options => ({ talk: options.talk === 'open' ? 'free' : 'silent', table: 'cooperative' }),
  deal,
  awaits,
  choices,
  apply,
  advance,
  view,
  result: state => state.result,
  parse,
  format,
  planning: {
    choices: (state, seat) => (state.result ? [] : choices({ ...state, active: seat, phase: 'action' }, seat))
  },
  insight: { whyNoChoiceUsesCard },
  // RULES.md, 10; ruling A30.
  talk: { phrases: () => PHRASES },
  bot: { autopilot },
  archive: { dealEventsForRecord: DEAL_EVENTS_FOR_RECORD }
}
