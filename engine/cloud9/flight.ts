import { step } from '../events.ts'
import type { Seat, Step } from '../game.ts'
import { removeEachOnce } from '../multiset.ts'
import { playerAt, withPlayer } from '../players.ts'
import { type Card, neededColoursWithDuplicates } from './cards.ts'
import { cloudAt } from './clouds.ts'
import type { PassengerAnswer, PilotAnswer } from './lines.ts'
import { makeEvent, seatsAboardPilotLast, type State } from './state.ts'

/** Carries out a passenger's answer: the passenger jumps out or stays (RULES.md, 4.3). */
export function applyPassengerAnswer(state: State, seat: Seat, answer: PassengerAnswer): Step<State> {
  const hasJumped = state.players.some(({ choice }) => choice === 'jump')
  if (answer === 'jump' || (answer === 'jump if jumped' && hasJumped)) return jumpOutAndScore(state, seat)
  return step(withPlayer(state, seat, { choice: 'stay', sealed: null }), makeEvent('stayed', { seat }))
}

/** Carries out the pilot's answer: he shows the exact colours or one wild card, or he falls (RULES.md, 4.4; ruling 10). */
export function applyPilotAnswer(state: State, answer: PilotAnswer): Step<State> {
  switch (answer) {
    case 'colours':
      return raiseBalloonAndDiscard(state, answer, neededColoursWithDuplicates(state.roll ?? []))
    case 'wild':
      return raiseBalloonAndDiscard(state, answer, ['W'])
    case 'fall':
      return enterFallenPhase(state)
  }
}

/** Raises the balloon by one cloud, and discards the cards that the pilot has shown (RULES.md, 4.5). */
export function raiseBalloonAndDiscard(
  state: State,
  by: 'nothing' | 'colours' | 'wild',
  cards: readonly Card[]
): Step<State> {
  const { pilot: seat } = state
  const hand = removeEachOnce(playerAt(state, seat).hand, cards)
  if (!hand) throw new Error(`Cannot show "${cards.join(' ')}" from the hand of seat "${seat}"`)
  const cloud = state.cloud + 1
  const risen: State = { ...state, phase: 'risen', cloud, discard: [...state.discard, ...cards] }
  const facts = { seat, cloud, by, cards: [...cards] }
  return step(withPlayer(risen, seat, { hand, sealed: null }), makeEvent('rose', facts))
}

/** Lets the balloon fall: nobody aboard scores (RULES.md, 4.7). */
export function enterFallenPhase(state: State): Step<State> {
  const { pilot: seat } = state
  const fallen: State = { ...state, phase: 'fallen' }
  const facts = { seat, seats: sortSeats(seatsAboardPilotLast(state)) }
  return step(withPlayer(fallen, seat, { sealed: null }), makeEvent('fell', facts))
}

/** Lets a seat jump out with the points of the cloud; a lone pilot's jump ends the trip. */
export function jumpOutAndScore(state: State, seat: Seat): Step<State> {
  const { points } = cloudAt(state.cloud)
  const { score } = playerAt(state, seat)
  const left = withPlayer(state, seat, { score: score + points, aboard: false, choice: 'jump', sealed: null })
  const phase = state.phase === 'solo' ? 'landed' : state.phase
  return step({ ...left, phase }, makeEvent('jumped', { seat, points }))
}

/** The seats in seat order. */
export function sortSeats(seats: readonly Seat[]): Seat[] {
  return [...seats].sort((one, other) => one - other)
}
