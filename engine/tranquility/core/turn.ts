import type { Event, Seat, Step } from '../../game.ts'
import { nextSeat } from '../../players.ts'
import { hasActionOrCompassRescue, stepsRevealingWhyActionsFail } from './rule-queries.ts'
import { drawUntilStoppedHandler } from './draw.ts'
import type { StepHandlersByStep, Rule } from './rule.ts'
import { type PendingStep, type State, endMatch, makeEvent, replaceFirstStep } from './state.ts'

/*
 * The order of a match. `state.pending` holds the steps to come, the next one first: the table runs it, or a seat must decide.
 *
 *   dealt   draw (all seats) · the rules' opening steps · ready · begin
 *   begin   is replaced by: test · turn
 *   test    a seat that can do nothing loses the match for all
 *   turn    the active seat decides; is replaced by:
 *           steps that the action needs · draw (each seat that draws up) · begin (the next seat)
 *   draw    up to the hand limit; some special cards are turned up instead, and may wait for their owner
 *
 * Steps that rules add after an action go before all of these, or before hands are drawn up.
 */

/** The pending steps of a match just dealt: all seats draw their hands, the rules' opening steps, and the first turn. */
export function openingSteps(seats: readonly Seat[], firstSeat: Seat, rules: readonly Rule[]): readonly PendingStep[] {
  return [
    { step: 'draw', seats },
    ...rules.flatMap(rule => rule.openingSteps ?? []),
    { step: 'ready' },
    { step: 'begin', seat: firstSeat }
  ]
}

/**
 * Replaces all pending steps by the end of a turn: the steps of `stepsBefore`, then a draw for each seat in `seatsToDraw`, in that
 * order, then the next seat's turn.
 */
export function replacePendingWithTurnEnd(
  state: State,
  seatsToDraw: readonly Seat[],
  stepsBefore: readonly PendingStep[] = []
): State {
  const draws = seatsToDraw.map((seat): PendingStep => ({ step: 'draw', seats: [seat] }))
  return { ...state, pending: [...stepsBefore, ...draws, { step: 'begin', seat: nextSeat(state, state.active) }] }
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

/** Inserts steps before all pending ones. */
export function insertPendingFirst(state: State, ...steps: readonly PendingStep[]): State {
  return { ...state, pending: [...steps, ...state.pending] }
}

/** The handlers of the pending steps that belong to no rule. */
export const COMMON_STEP_HANDLERS = {
  draw: drawUntilStoppedHandler,
  ready: {
    run: state => ({ state: replaceFirstStep(state), events: [ready(state)] }),
    visible: ({ step }) => ({ step })
  },
  begin: { run: (state, { seat }) => begin(state, seat), visible: ({ step, seat }) => ({ step, seat }) },
  test: { run: (state, _, rules) => testActiveSeat(state, rules), visible: ({ step }) => ({ step }) },
  turn: { awaits: state => [state.active], visible: ({ step }) => ({ step }) }
} satisfies StepHandlersByStep

// Sealed: all hands and piles before the first turn, which a finished match shows.
function ready({ players }: State): Event {
  const hands = players.map(({ hand }) => hand.map(String))
  const piles = players.map(({ pile }) => pile.map(String))
  return { ...makeEvent('ready', { piles: piles.map(pile => pile.length) }), sealed: { hands, piles } }
}

function begin(state: State, seat: Seat): Step<State> {
  const begun = replaceFirstStep(state, [{ step: 'test' }, { step: 'turn' }])
  return { state: { ...begun, active: seat }, events: [turnBeginsEvent(seat)] }
}

/** The event by which a seat's turn begins. */
export function turnBeginsEvent(seat: Seat): Event {
  return makeEvent('turn', { seat })
}

/** Tests the active seat: if it can do nothing on its turn, the match is lost for all (RULES.md, 6.2). */
function testActiveSeat(state: State, rules: readonly Rule[]): Step<State> {
  const tested = replaceFirstStep(state)
  if (hasActionOrCompassRescue(rules, tested, state.active)) return { state: tested, events: [] }
  const ended = endMatch(tested, { outcome: 'lost', why: 'LOSS_NO_ACTION' })
  return { state: ended.state, events: [...hiddenFailureEvents(rules, tested), ...ended.events] }
}

/** The events that reveal the hidden cards because of which the active seat has no action (ruling 35). */
function hiddenFailureEvents(rules: readonly Rule[], state: State): readonly Event[] {
  return stepsRevealingWhyActionsFail(rules, state, state.active).flatMap(({ events }) => events)
}
