import type { Game } from '../game.ts'
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
  expectedTurns: 47,
  settings: SETTINGS,
  presets: PRESETS,
  codes: CODES,
  tableStyle: () => ({ talk: 'free', table: 'competitive' }),
  deal,
  awaits,
  choices,
  apply,
  advance,
  view,
  result: state => state.result,
  parse: read,
  format: write,
  planning: { choices: ahead },
  drafts: { answersCommute: independent, questionNumber: state => state.round },
  insight: { whyUnplayable: against },
  bot: { autopilot },
  archive: { dealEvents: DEALING, resultWhenStopped: stop }
}
