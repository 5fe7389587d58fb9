import { ENDED_EARLY } from '../end-reasons.ts'
import type { GameWithoutServerOnlyHooks, TableStyle, Options, Result, Seat } from '../game.ts'

import { whyNoChoiceUsesCard, apply, choices, parse, format } from './core/actions.ts'
import { autopilot } from './bot/index.ts'
import { REFUSAL_CODES } from './codes.ts'
import { deal } from './deal.ts'
import { warnings } from './warnings.ts'
import { DEAL_EVENTS_FOR_RECORD } from './modules/index.ts'
import { phrases } from './phrases.ts'
import { PRESETS } from './presets.ts'
import type { Action } from './modules/slices.ts'
import { SETTINGS } from './settings.ts'
import type { State } from './core/state.ts'
import { advance, awaits } from './core/steps.ts'
import { pointsPerSeatOrNull } from './tables.ts'
import { VARIANTS, variantNameOf } from './variants.ts'
import { type View, view } from './view.ts'

const seats = { least: 1, most: 5 }

/** Tranquility, as far as pages need it. */
export const tranquility: GameWithoutServerOnlyHooks<State, View, Action> = {
  name: 'tranquility',
  version: 1,
  seats,
  expectedTurns: 45,
  settings: SETTINGS,
  presets: PRESETS,
  codes: REFUSAL_CODES,
  tableStyle,
  deal,
  awaits,
  choices,
  apply,
  advance,
  view,
  result: state => state.result,
  parse,
  format,
  planning: { choices: (state, seat) => choices(atTurn(state, seat), seat) },
  insight: { whyNoChoiceUsesCard, warnings },
  talk: { phrases },
  bot: { autopilot },
  archive: { dealEventsForRecord: DEAL_EVENTS_FOR_RECORD, resultWhenEndedEarly }
}

function tableStyle(options: Options): TableStyle {
  const isCompetitive = VARIANTS[variantNameOf(options)].table === 'against'
  return {
    talk: isCompetitive || options.talk === 'open' ? 'free' : 'silent',
    table: isCompetitive ? 'competitive' : 'cooperative'
  }
}

/** The result of an early end. In Competitive the points so far count, and a seat that gave up comes last. */
function resultWhenEndedEarly(state: State, gaveUp: readonly Seat[]): Result {
  const stopped = { outcome: 'stopped', why: ENDED_EARLY } as const
  const scores = pointsPerSeatOrNull(state)
  if (!scores) return stopped
  const stayed = [...state.players.keys()].filter(seat => !gaveUp.includes(seat))
  const ranking = [stayed, gaveUp].filter(seats => seats.length > 0)
  return { ...stopped, ...(ranking.length > 1 && { ranking }), scores }
}

/** The present state as if that seat's turn had come, for planning. */
function atTurn(state: State, seat: Seat): State {
  return { ...state, active: seat, pending: state.result ? [] : [{ step: 'turn' }] }
}
