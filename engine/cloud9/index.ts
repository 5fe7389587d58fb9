import type { Game } from '../game.ts'
import { complete } from '../options.ts'
import { against, ahead, apply, choices } from './actions.ts'
import { CODES, DEALING } from './codes.ts'
import { deal } from './deal.ts'
import { type Action, read, write } from './lines.ts'
import { autopilot } from './pilot.ts'
import { PRESETS } from './presets.ts'
import { stop } from './score.ts'
import { SETTINGS } from './settings.ts'
import type { State } from './state.ts'
import { advance, awaits, independent } from './turn.ts'
import { type View, view } from './view.ts'

const seats = { least: 3, most: 6 }

export const cloud9: Game<State, View, Action> = {
  name: 'cloud9',
  version: 1,
  seats,
  turns: 47,
  settings: SETTINGS,
  presets: PRESETS,
  codes: CODES,
  dealing: DEALING,
  options: (raw, asked) => complete({ settings: SETTINGS, seats }, raw, asked),
  manner: () => ({ talk: 'free', table: 'against' }),
  deal,
  awaits,
  independent,
  round: state => state.round,
  choices,
  against,
  ahead,
  phrases: () => [],
  apply,
  advance,
  view,
  result: state => state.result,
  stop,
  read,
  write,
  autopilot
}
