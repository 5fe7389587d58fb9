import type { GameWithoutServerOnlyHooks } from '../game.ts'
import { REFUSAL_CODES, DEAL_EVENTS_FOR_RECORD } from './codes.ts'
import { whyNoChoicePlacesTileForCard, apply, choices, format, asIfTurnBegan, parse } from './core/actions.ts'
import type { Action } from './core/move.ts'
import type { State } from './core/state.ts'
import { advance, awaits } from './core/turn.ts'
import { deal } from './deal.ts'
import { warnings } from './warnings.ts'
import { autopilot } from './bot/index.ts'
import { resultWhenEndedEarly } from './score.ts'
import { type View, view } from './view.ts'

const seats = { least: 2, most: 4 }

export const merchants: GameWithoutServerOnlyHooks<State, View, Action> = {
  name: 'merchants',
  version: 1,
  seats,
  expectedTurns: { 2: 33, 3: 47, 4: 63 },
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
  planning: {
    choices: (state, seat) => (state.result ? [] : choices(asIfTurnBegan(state, seat), seat)),
    asIfTurnBegan
  },
  // These actions settle at once, since the same seat decides next, on the die's roll or the castle's offer: RULES.md, 4.6.
  drafts: { settlesAtOnce: ({ verb }) => verb === 'roll' || verb === 'bonus' || verb === 'end' },
  insight: { whyNoChoiceUsesCard: whyNoChoicePlacesTileForCard, warnings },
  bot: { autopilot },
  archive: { dealEventsForRecord: DEAL_EVENTS_FOR_RECORD, resultWhenEndedEarly }
}
