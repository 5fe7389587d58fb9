import type { Seat, Step } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import { type Card, discardableCards } from '../sea/cards.ts'
import { resolveStoppingCardWithoutDecision, handLimitOf } from './rule-queries.ts'
import type { DrawEffect, StepHandler, Rule } from './rule.ts'
import { type SeatsDrawStep, type State, makeEvent, replaceFirstStep } from './state.ts'

/**
 * The handler of drawing steps: each seat draws from its own pile. A special card that doesn't go to the hand is turned up,
 * and stops the seat as long as somebody must decide.
 */
export const drawUntilStoppedHandler: StepHandler<SeatsDrawStep> = {
  awaits: (state, step, rules) => (areHeldUp(state, step, rules) ? step.seats : []),

  visible: ({ step, seats, cards, discardable, shown }) => ({
    step,
    seats,
    ...(cards !== undefined && { cards }),
    ...(discardable !== undefined && { discardable }),
    ...(shown && { shown })
  }),

  run(state, step, rules) {
    const seat = step.seats.find(one => !isHeldUp(state, step, one, rules))
    if (seat === undefined) return { state: replaceFirstStep(state), events: [] }
    const forced = isStopped(step, seat) && resolveStoppingCardWithoutDecision(rules, state, seat)
    if (forced) return forced
    const { pile } = playerAt(state, seat)
    const count = countToDraw(state, step, seat, rules)
    // Ruling 30: a hand above its limit stays as it is.
    if (count === 0) return { state: withoutSeat(state, step, seat), events: [] }
    const ordinary = countUntilSpecialCard(pile, count, rules)
    if (ordinary === 0) return turnUpSpecialCard(state, seat, rules)
    const { state: drawn, events } = drawToHand(state, seat, ordinary)
    // Of a step with `discardable`, some cards drawn may not be discardable: more are needed.
    const isDone = ordinary === count && step.discardable === undefined
    return {
      state: isDone ? withoutSeat(drawn, step, seat) : replaceFirstStep(drawn, [withFewerToDraw(step, ordinary)]),
      events
    }
  }
}

/**
 * How many cards the seat draws before anybody must decide, unless a special card is turned up on the way; 0 if a decision or
 * another step comes first.
 */
export function countCardsDrawnBeforeNextDecision(state: State, seat: Seat, rules: readonly Rule[]): number {
  for (const step of state.pending) {
    if (step.step !== 'draw' || areHeldUp(state, step, rules)) return 0
    if (step.seats.includes(seat)) return isStopped(step, seat) ? 0 : countToDraw(state, step, seat, rules)
  }
  return 0
}

/** Whether the seat is drawing now and no card stops it. */
export function isDrawingAndNotStopped({ pending: [now] }: State, seat: Seat): boolean {
  return now?.step === 'draw' && now.seats.includes(seat) && !now.shown?.some(shown => shown.seat === seat)
}

/** How many of the top `count` cards of a pile go to the hand, up to the first special card that is turned up. */
function countUntilSpecialCard(pile: readonly Card[], count: number, rules: readonly Rule[]): number {
  let ordinary = 0
  for (const card of pile) {
    if (ordinary === count || drawEffectOf(rules, card)) break
    ordinary++
  }
  return ordinary
}

function areHeldUp(state: State, step: SeatsDrawStep, rules: readonly Rule[]): boolean {
  return step.seats.every(seat => isHeldUp(state, step, seat, rules))
}

/** Whether somebody must decide before the seat can continue drawing. Not stored, since it may change. */
function isHeldUp(state: State, step: SeatsDrawStep, seat: Seat, rules: readonly Rule[]): boolean {
  return isStopped(step, seat) && !resolveStoppingCardWithoutDecision(rules, state, seat)
}

function isStopped({ shown }: SeatsDrawStep, seat: Seat): boolean {
  return shown?.some(card => card.seat === seat) ?? false
}

function countToDraw(state: State, step: SeatsDrawStep, seat: Seat, rules: readonly Rule[]): number {
  return Math.max(0, Math.min(playerAt(state, seat).pile.length, countWanted(state, step, seat, rules)))
}

function countWanted(
  state: State,
  { cards, discardable: least }: SeatsDrawStep,
  seat: Seat,
  rules: readonly Rule[]
): number {
  const { hand } = playerAt(state, seat)
  if (least !== undefined) return least - discardableCards(hand).length
  return cards ?? handLimitOf(rules, state, seat) - hand.length
}

/** Draws cards that only the seat sees. */
function drawToHand(state: State, seat: Seat, count: number): Step<State> {
  const { hand, pile } = playerAt(state, seat)
  const cards = pile.slice(0, count)
  const drawn = withPlayer(state, seat, { hand: [...hand, ...cards], pile: pile.slice(count) })
  const drew = makeEvent('drew', { seat, count })
  return { state: drawn, events: [{ ...drew, only: { [seat]: { cards: cards.map(String) } } }] }
}

function withFewerToDraw(step: SeatsDrawStep, count: number): SeatsDrawStep {
  return step.cards === undefined ? step : { ...step, cards: step.cards - count }
}

function turnUpSpecialCard(state: State, seat: Seat, rules: readonly Rule[]): Step<State> {
  const [card, ...pile] = playerAt(state, seat).pile
  const drawn = card === undefined ? null : drawEffectOf(rules, card)
  if (!drawn || typeof card !== 'string') throw new Error(`Cannot turn up "${card}"`)
  return drawn(withPlayer(state, seat, { pile }), seat, card)
}

function drawEffectOf(rules: readonly Rule[], card: Card): DrawEffect | null {
  if (typeof card === 'number') return null
  for (const { drawEffects } of rules) if (drawEffects?.[card]) return drawEffects[card]
  return null
}

function withoutSeat(state: State, step: SeatsDrawStep, seat: Seat): State {
  const seats = step.seats.filter(other => other !== seat)
  return replaceFirstStep(state, seats.length > 0 ? [{ ...step, seats }] : [])
}
