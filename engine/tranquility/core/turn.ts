import type { Event, Seat, Step } from '../../game.ts'
import { nextSeat } from '../../players.ts'
import { canContinueTurn, disclosedFailures } from './rule-queries.ts'
import { drawHandler } from './draw.ts'
import type { StepHandlers, Rule } from './rule.ts'
import { type PendingStep, type State, endMatch, happened, replaceFirstStep } from './state.ts'

/*
 * The order of a match. What lies ahead stands in `state.pending`, the next step first: the table runs it, or it is
 * somebody's decision.
 *
 *   dealt   draw (all seats) · what rules open with · ready · begin
 *   begin   in its place: test · turn
 *   test    who can do nothing loses the game for all
 *   turn    the active seat decides. In its place:
 *           what the action brings about · draw (each seat that draws up) · begin (the next seat)
 *   draw    up to the limit; a card that isn't for the hand is turned up, and may wait for its owner
 *
 * What a rule adds after an action goes before all of that, or before hands are drawn up.
 */

/** The pending steps of a match whose piles have been dealt: drawing up, what the rules open with, the first turn. */
export function openingSteps(seats: readonly Seat[], first: Seat, rules: readonly Rule[]): readonly PendingStep[] {
  return [
    { step: 'draw', seats },
    ...rules.flatMap(rule => rule.openingSteps ?? []),
    { step: 'ready' },
    { step: 'begin', seat: first }
  ]
}

/**
 * Queues the end of a turn, in place of all that was pending: first what the action brings about, then the drawing up of
 * those seats in this order, then the next seat's turn.
 */
export function queueEndOfTurn(state: State, drawing: readonly Seat[], first: readonly PendingStep[] = []): State {
  const draws = drawing.map((seat): PendingStep => ({ step: 'draw', seats: [seat] }))
  return { ...state, pending: [...first, ...draws, { step: 'begin', seat: nextSeat(state, state.active) }] }
}

/** The seat whose turn begins next, read from the pending steps. */
export function seatOfNextTurn(state: State): Seat {
  const begin = state.pending.find(({ step }) => step === 'begin')
  return begin?.step === 'begin' ? begin.seat : nextSeat(state, state.active)
}

/** Inserts a step before hands are refilled and the next turn begins (ruling 31). */
export function insertBeforeRefill(state: State, step: PendingStep): State {
  const { pending } = state
  let refill = pending.length
  while (pending[refill - 1]?.step === 'begin' || pending[refill - 1]?.step === 'draw') refill--
  return { ...state, pending: [...pending.slice(0, refill), step, ...pending.slice(refill)] }
}

/** Inserts steps before all that are pending. */
export function insertFirst(state: State, ...steps: readonly PendingStep[]): State {
  return { ...state, pending: [...steps, ...state.pending] }
}

/** The handlers of the steps that every turn is made of. */
export const TURN_STEP_HANDLERS = {
  draw: drawHandler,
  ready: {
    run: state => ({ state: replaceFirstStep(state), events: [ready(state)] }),
    visible: ({ step }) => ({ step })
  },
  begin: { run: (state, { seat }) => begin(state, seat), visible: ({ step, seat }) => ({ step, seat }) },
  test: { run: (state, _, rules) => test(state, rules), visible: ({ step }) => ({ step }) },
  turn: { awaits: state => [state.active], visible: ({ step }) => ({ step }) }
} satisfies StepHandlers

// Sealed: what a finished match shows of its deal.
function ready({ players }: State): Event {
  const hands = players.map(({ hand }) => hand.map(String))
  const piles = players.map(({ pile }) => pile.map(String))
  return { ...happened('ready', { piles: piles.map(pile => pile.length) }), sealed: { hands, piles } }
}

function begin(state: State, seat: Seat): Step<State> {
  const begun = replaceFirstStep(state, [{ step: 'test' }, { step: 'turn' }])
  return { state: { ...begun, active: seat }, events: [turnEvent(seat)] }
}

/** The event that a seat's turn begins. */
export function turnEvent(seat: Seat): Event {
  return happened('turn', { seat })
}

/** A seat that can do nothing on its turn loses the match for all (RULES.md, 6.2). */
function test(state: State, rules: readonly Rule[]): Step<State> {
  const tested = replaceFirstStep(state)
  if (canContinueTurn(rules, tested, state.active)) return { state: tested, events: [] }
  const ended = endMatch(tested, { outcome: 'lost', why: 'LOSS_NO_ACTION' })
  return { state: ended.state, events: [...disclosed(rules, tested), ...ended.events] }
}

/** Events that reveal the hidden cards which left the seat no action (ruling 35). */
function disclosed(rules: readonly Rule[], state: State): readonly Event[] {
  return disclosedFailures(rules, state, state.active).flatMap(({ events }) => events)
}
