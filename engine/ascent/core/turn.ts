import type { Event, Seat, Step } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Random } from '../../random.ts'
import { hasChoice } from './actions.ts'
import { SUMMIT_SLOT } from '../mountain/mountain.ts'
import { rulesOf } from '../modules/index.ts'
import { type Phase, type State, endMatch, happened, isFinished, beginNextTurn } from './state.ts'
import { tableSetupFor } from '../tables.ts'

/** What the table does by itself, in its phases. */
const STEPS: { readonly [phase in Phase]?: (state: State, random: Random) => Step<State> } = {
  begin,
  resolve,
  shuffle,
  refill
}

/** Whose decision the match waits for. */
export function awaits(state: State): readonly Seat[] {
  return state.phase === 'action' ? [state.active] : []
}

/** The next step that is the table's own; null when somebody must decide or the match is over. */
export function advance(state: State, random: Random): Step<State> | null {
  return STEPS[state.phase]?.(state, random) ?? null
}

/** The next turn, or the end: a seat that can do nothing loses the game for all. */
function begin(state: State): Step<State> {
  const seat = state.active
  const begun: State = { ...state, phase: 'action' }
  const turn = happened('turn', { seat })
  if (hasChoice(begun, seat)) return { state: begun, events: [turn] }
  const ended = endMatch(begun, { outcome: 'lost', why: 'LOSS_STUCK' })
  return { state: ended.state, events: [turn, ...ended.events] }
}

/** A Summit wins. Once the mountain is finished nothing on it changes any more but herds: a goal out of reach loses. */
function resolve(state: State): Step<State> {
  if (state.grid[SUMMIT_SLOT]) return endMatch(state, { outcome: 'won', why: 'WIN' })
  const isLost = isFinished(state) && rulesOf(state).some(rule => rule.goal?.(state) === 'lost')
  if (isLost) return endMatch(state, { outcome: 'lost', why: 'LOSS_GOAL' })
  return { state: { ...state, phase: 'refill' }, events: [] }
}

function shuffle(state: State, random: Random): Step<State> {
  const seat = state.active
  const deck = random.shuffle(playerAt(state, seat).deck)
  return {
    state: { ...withPlayer(state, seat, { deck }), phase: 'refill' },
    events: [happened('shuffled', { seat, count: deck.length }, { sealed: { deck } })]
  }
}

/** Up to the limit from the own deck, or what it has. Nobody's log says which cards, the own neither. */
function refill(state: State): Step<State> {
  const seat = state.active
  const { hand, deck } = playerAt(state, seat)
  const drawn = deck.slice(0, countMissingCards(state))
  const filled = withPlayer(state, seat, { hand: [...hand, ...drawn], deck: deck.slice(drawn.length) })
  const events = drawn.length > 0 ? [drewEvent(seat, drawn.length)] : []
  return { state: beginNextTurn(filled), events }
}

/** How many cards the seat draws once its action is resolved; none where that ends the match. */
export function countPendingDraws(state: State, seat: Seat): number {
  if (seat !== state.active) return 0
  switch (state.phase) {
    case 'resolve':
      return countPendingDraws(resolve(state).state, seat)
    case 'shuffle':
    case 'refill':
      return Math.min(playerAt(state, seat).deck.length, countMissingCards(state))
    default:
      return 0
  }
}

/** How many cards the active seat holds below the limit. */
function countMissingCards(state: State): number {
  return tableSetupFor(state.players.length).handLimit - playerAt(state, state.active).hand.length
}

export function drewEvent(seat: Seat, count: number): Event {
  return happened('drew', { seat, count })
}
