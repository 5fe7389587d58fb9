import type { Game, Options, Step } from '../../../engine/game.ts'
import type { Random } from '../../../engine/random.ts'
import { makeEvent } from './events.ts'
import { type Action, apply, choices, REFUSAL_CODES, format, parse } from './moves.ts'
import { autopilot } from './bot.ts'
import { result, resultWhenEndedEarly, wishesOf } from './score.ts'
import { KINDS, OF_EACH, SPOTS, type State, type View, isOver, view } from './state.ts'
import { advance, plannableChoices } from './turn.ts'

const seats = { least: 2, most: 4 }

export const shells: Game<State, View, Action> = {
  name: 'shells',
  version: 1,
  seats,
  expectedTurns: 12,
  settings: [],
  codes: REFUSAL_CODES,
  tableStyle: () => ({ talk: 'free', table: 'competitive' }),
  deal,
  awaits: state => (state.due || isOver(state) ? [] : [state.active]),
  choices,
  apply,
  advance,
  view,
  result,
  parse,
  format,
  planning: { choices: plannableChoices },
  bot: { autopilot },
  archive: { dealEventsForRecord: ['dealt'], resultWhenEndedEarly }
}

function deal(_: Options, count: number, random: Random): Step<State> {
  const all = random.shuffle(KINDS.flatMap(kind => Array.from({ length: OF_EACH }, () => kind)))
  const players = random
    .shuffle(KINDS)
    .slice(0, count)
    .map(wish => ({ wish, basket: [] }))
  const active = random.below(count)
  const beach = all.slice(0, SPOTS.length)
  const heap = all.slice(SPOTS.length)
  const state: State = { active, players, beach, heap, found: [], due: null }
  const only = Object.fromEntries(players.map(({ wish }, seat) => [seat, { wish }]))
  const sealed = { wishes: wishesOf(state), heap }
  return { state, events: [{ ...makeEvent('dealt', { first: active, beach }), only, sealed }] }
}
