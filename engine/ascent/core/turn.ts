import type { Event, Seat, Step } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { Random } from '../../random.ts'
import { hasChoice } from './actions.ts'
import { SUMMIT_SLOT } from '../mountain/mountain.ts'
import { rulesOf } from '../modules/index.ts'
import { type Phase, type State, endMatch, makeEvent, isMountainFinished, passTurn } from './state.ts'
import { tableSetupFor } from '../tables.ts'

/** The steps that the table takes by itself, by phase. */
const STEPS: { readonly [phase in Phase]?: (state: State, random: Random) => Step<State> } = {
  begin,
  resolve: endMatchOrBeginRefill,
  shuffle,
  refill
}

/** The seats that must decide: the active seat in phase `action`, otherwise none. */
export function awaits(state: State): readonly Seat[] {
  return state.phase === 'action' ? [state.active] : []
}

/** Takes the table's next step; null when a seat must decide or the match is over. */
export function advance(state: State, random: Random): Step<State> | null {
  return STEPS[state.phase]?.(state, random) ?? null
}

/** Begins a turn. A seat that can do nothing loses the match for all (RULES.md, 5.2; rulings A14, A15, A16). */
function begin(state: State): Step<State> {
  const seat = state.active
  const begun: State = { ...state, phase: 'action' }
  const turn = makeEvent('turn', { seat })
  if (hasChoice(begun, seat)) return { state: begun, events: [turn] }
  const ended = endMatch(begun, { outcome: 'lost', why: 'LOSS_STUCK' })
  return { state: ended.state, events: [turn, ...ended.events] }
}

/**
 * Ends the match if the action has won or lost it; otherwise moves on to phase `refill`. A Summit wins (RULES.md, 5.1);
 * a finished mountain with a goal that can't be met any more loses (RULES.md, 5.4; ruling A18).
 */
export function endMatchOrBeginRefill(state: State): Step<State> {
  if (state.grid[SUMMIT_SLOT]) return endMatch(state, { outcome: 'won', why: 'WIN' })
  const isLost = isMountainFinished(state) && rulesOf(state).some(rule => rule.goal?.(state) === 'lost')
  if (isLost) return endMatch(state, { outcome: 'lost', why: 'LOSS_GOAL' })
  return { state: { ...state, phase: 'refill' }, events: [] }
}

/** Shuffles the active seat's deck, after a Grappling hook (RULES.md, 7). */
function shuffle(state: State, random: Random): Step<State> {
  const seat = state.active
  const deck = random.shuffle(playerAt(state, seat).deck)
  return {
    state: { ...withPlayer(state, seat, { deck }), phase: 'refill' },
    events: [makeEvent('shuffled', { seat, count: deck.length }, { sealed: { deck } })]
  }
}

/**
 * Refills the active hand from its own deck, as far as that goes (RULES.md, 4.8). No log says which cards, not even the
 * owner's.
 */
function refill(state: State): Step<State> {
  const seat = state.active
  const { hand, deck } = playerAt(state, seat)
  const drawn = deck.slice(0, countMissingCards(state))
  const filled = withPlayer(state, seat, { hand: [...hand, ...drawn], deck: deck.slice(drawn.length) })
  const events = drawn.length > 0 ? [drewEvent(seat, drawn.length)] : []
  return { state: passTurn(filled), events }
}

/** How many cards the seat will draw once its action settles; 0 if the action ends the match, or another seat is active. */
export function countPendingDraws(state: State, seat: Seat): number {
  if (seat !== state.active) return 0
  switch (state.phase) {
    case 'resolve':
      return countPendingDraws(endMatchOrBeginRefill(state).state, seat)
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

/** The event of a seat that draws `count` cards. */
export function drewEvent(seat: Seat, count: number): Event {
  return makeEvent('drew', { seat, count })
}
