import type { Game, Seat } from '../game.ts'
import { complete } from '../options.ts'

import { apply, choices, read, write } from './actions.ts'
import { autopilot } from './autopilot.ts'
import { CODES } from './codes.ts'
import { deal } from './deal.ts'
import { phrases } from './phrases.ts'
import type { Action } from './rule.ts'
import { SETTINGS } from './settings.ts'
import type { State } from './state.ts'
import { advance, awaits } from './steps.ts'
import { type View, view } from './view.ts'

const seats = { least: 1, most: 5 }

export const tranquility: Game<State, View, Action> = {
  name: 'tranquility',
  version: 1,
  seats,
  settings: SETTINGS,
  codes: CODES,
  options: (raw, asked) => complete({ settings: SETTINGS, seats }, raw, asked),
  manner: ({ talk }) => ({ talk: talk === 'open' ? 'free' : 'silent', table: 'together' }),
  deal,
  awaits,
  choices,
  ahead: (state, seat) => choices(atTurn(state, seat), seat),
  phrases,
  apply,
  advance,
  view,
  result: state => state.result,
  stop: () => ({ outcome: 'stopped', why: 'STOPPED' }),
  read,
  write,
  autopilot
}

/** The present board as if it were that seat's turn. */
function atTurn(state: State, seat: Seat): State {
  return { ...state, active: seat, pending: state.result ? [] : [{ step: 'turn' }] }
}
