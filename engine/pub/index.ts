import type { Game } from '../game.ts'
import { ahead } from './ahead.ts'
import { CODES, DEALING } from './codes.ts'
import { against, apply, choices, format, parse } from './core/actions.ts'
import type { Action } from './core/move.ts'
import type { State } from './core/state.ts'
import { advance, awaits } from './core/turn.ts'
import { deal } from './deal.ts'
import { doubts } from './doubts.ts'
import { autopilot } from './pilot/index.ts'
import { stop } from './score.ts'
import { type View, view } from './view.ts'

const seats = { least: 2, most: 5 }

export const pub: Game<State, View, Action> = {
  name: 'pub',
  version: 1,
  seats,
  expectedTurns: { 2: 42, 3: 56, 4: 63, 5: 66 },
  settings: [],
  codes: CODES,
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
  planning: { choices: ahead },
  insight: { whyUnplayable: against, warnings: doubts },
  bot: { autopilot },
  archive: { dealEvents: DEALING, resultWhenStopped: stop }
}
