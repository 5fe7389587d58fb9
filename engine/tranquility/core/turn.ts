import type { Event, Seat, Step } from '../../game.ts'
import { canAct, foiledFor } from './asked.ts'
import { drawing } from './draw.ts'
import type { Handlers, Rule } from './rule.ts'
import { type Pending, type State, end, happened, proceed } from './state.ts'

/** The steps that every turn is made of. */
export const turnSteps = {
  draw: drawing,
  ready: { run: state => ({ state: proceed(state), events: [ready(state)] }) },
  begin: { run: (state, { seat }) => begin(state, seat) },
  test: { run: (state, _, rules) => test(state, rules) },
  turn: { awaits: state => [state.active] }
} satisfies Handlers

// Sealed: what a finished match shows of its deal.
function ready({ players }: State): Event {
  const hands = players.map(({ hand }) => hand.map(String))
  const piles = players.map(({ pile }) => pile.map(String))
  return { ...happened('ready', { piles: piles.map(pile => pile.length) }), sealed: { hands, piles } }
}

function begin(state: State, seat: Seat): Step<State> {
  const pending: readonly Pending[] = [{ step: 'test' }, { step: 'turn' }, ...state.pending.slice(1)]
  return { state: { ...state, active: seat, pending }, events: [happened('turn', { seat })] }
}

/** Who can do nothing on their turn loses the game for all. */
function test(state: State, rules: readonly Rule[]): Step<State> {
  const tested = proceed(state)
  if (canAct(rules, tested, state.active)) return { state: tested, events: [] }
  const ended = end(tested, { outcome: 'lost', why: 'LOSS_NO_ACTION' })
  return { state: ended.state, events: [...disclosed(rules, tested), ...ended.events] }
}

/** What the table shows of hidden things that have left the seat without an action. */
function disclosed(rules: readonly Rule[], state: State): readonly Event[] {
  return foiledFor(rules, state, state.active).flatMap(({ events }) => events)
}
