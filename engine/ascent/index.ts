import type { Game } from '../game.ts'
import { completeOptions } from '../options.ts'
import { against, apply, choices, read, write } from './core/actions.ts'
import { autopilot } from './pilot/index.ts'
import { CODES, DEALING, PHRASES } from './codes.ts'
import { deal } from './deal.ts'
import type { Action } from './modules/slices.ts'
import { PRESETS } from './presets.ts'
import { SETTINGS } from './settings.ts'
import type { State } from './core/state.ts'
import { advance, awaits } from './core/turn.ts'
import { type View, view } from './view.ts'

const seats = { least: 1, most: 5 }

export const ascent: Game<State, View, Action> = {
  name: 'ascent',
  version: 1,
  seats,
  expectedTurns: 50,
  settings: SETTINGS,
  presets: PRESETS,
  codes: CODES,
  dealEvents: DEALING,
  completeOptions: (raw, asked) => completeOptions({ settings: SETTINGS, seats }, raw, asked),
  tableStyle: options => ({
    talk: options.talk === 'open' ? 'free' : 'silent',
    table: 'hooks' in options ? 'alone' : 'together'
  }),
  deal,
  awaits,
  choices,
  whyUnplayable: against,
  plannableChoices: (state, seat) => (state.result ? [] : choices({ ...state, active: seat, phase: 'action' }, seat)),
  // Rulebook: played in silence; a greeting is always allowed.
  phrases: () => PHRASES,
  apply,
  advance,
  view,
  result: state => state.result,
  resultWhenStopped: () => ({ outcome: 'stopped', why: 'STOPPED' }),
  parse: read,
  format: write,
  autopilot
}
