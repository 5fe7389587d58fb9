import type { Event, Seat, Step } from '../game.ts'
import { hasChoice } from './actions.ts'
import { draw } from './draw.ts'
import type { Handlers } from './rule.ts'
import { HAND_LIMIT, type State, end, happened, playerAt, proceed } from './state.ts'

/** The steps that every turn is made of. */
export const turnSteps = {
  draw: { run: (state, { seat }) => draw(proceed(state), seat, HAND_LIMIT - playerAt(state, seat).hand.length) },
  ready: { run: state => ({ state: proceed(state), events: [ready(state)] }) },
  begin: { run: (state, { seat }) => begin(state, seat) },
  turn: { awaits: state => [state.active] }
} satisfies Handlers

// Sealed: what a finished match shows of its deal.
function ready({ players }: State): Event {
  const hands = players.map(({ hand }) => hand.map(String))
  const piles = players.map(({ pile }) => pile.map(String))
  return { ...happened('ready', { piles: piles.map(pile => pile.length) }), sealed: { hands, piles } }
}

/** The next seat's turn, or the end: who can do nothing loses the game for all. */
function begin(state: State, seat: Seat): Step<State> {
  const begun = proceed({ ...state, active: seat }, [{ step: 'turn' }])
  const events = [happened('turn', { seat })]
  if (hasChoice(begun, seat)) return { state: begun, events }
  const ended = end(begun, { outcome: 'lost', why: 'LOSS_NO_ACTION' })
  return { state: ended.state, events: [...events, ...ended.events] }
}
