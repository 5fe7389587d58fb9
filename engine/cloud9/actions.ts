import type { Choice, Seat, Step } from '../game.ts'
import { playerAt, withPlayer } from '../players.ts'
import { Refusal } from '../refusal.ts'
import { removeAll } from '../multiset.ts'
import { type Card, neededColours } from './cards.ts'
import { cloudAt } from './clouds.ts'
import type { Reason } from './codes.ts'
import {
  type Action,
  isPassengerAnswer,
  isPilotAnswer,
  type Line,
  LINES,
  type PassengerAnswer,
  type PilotAnswer
} from './lines.ts'
import { seatsAboard, happened, step, nextPassenger, type State } from './state.ts'

export function apply(state: State, seat: Seat, { says }: Action): Step<State> {
  const reason = refuse(state, seat, says)
  if (reason) throw new Refusal(reason.code, reason.facts)
  if (says === 'continue') return continueAlone(state, seat)
  if (state.phase === 'solo') return jumpOut(state, seat)
  if (says === 'wait') return step(withPlayer(state, seat, { sealed: says }), happened('waits', { seat }))
  if (state.phase === 'pilot' && isPilotAnswer(says)) return resolvePilot(state, says)
  if (nextPassenger(state) === seat && isPassengerAnswer(says)) return resolvePassenger(state, seat, says)
  const sealed = withPlayer(state, seat, { sealed: says })
  return step(sealed, happened('chose', { seat }, { only: { [seat]: { choice: says } } }))
}

/** All that the seat may say now. */
export function choices(state: State, seat: Seat): readonly Choice[] {
  return LINES.filter(says => !refuse(state, seat, says)).map(choiceOf)
}

/**
 * What it might say in the next rolls: a passenger's answers and the pilot's, since whoever is aboard may fly the balloon
 * next, and may be alone in it then.
 */
export function plannableChoices(state: State, seat: Seat): readonly Choice[] {
  if (state.phase === 'over') return []
  const { hand } = playerAt(state, seat)
  const isPossible = (says: Line) => {
    if (says === 'wait') return false
    if (says === 'wild') return hand.includes('W')
    return says !== 'colours' || hand.some(card => card !== 'W')
  }
  return LINES.filter(isPossible).map(choiceOf)
}

/** What speaks against a card: it is shown by the pilot alone, with all that the roll asks for. */
export function whyUnplayable(state: State, seat: Seat, card: string): Reason | null {
  if (!playerAt(state, seat).hand.some(held => held === card)) return { code: 'MISSING_CARDS' }
  return refuse(state, seat, card === 'W' ? 'wild' : 'colours')
}

/** What counts at its place, whether it is said there or was sealed before: RULES.md, 4.3. */
export function resolvePassenger(state: State, seat: Seat, says: PassengerAnswer): Step<State> {
  const hasJumped = state.players.some(({ choice }) => choice === 'jump')
  if (says === 'jump' || (says === 'jump if jumped' && hasJumped)) return jumpOut(state, seat)
  return step(withPlayer(state, seat, { choice: 'stay', sealed: null }), happened('stayed', { seat }))
}

/** The pilot’s answer, once it counts: the colours exactly, or a wild card for all of them (RULES.md, 4.4; ruling 10). */
export function resolvePilot(state: State, says: PilotAnswer): Step<State> {
  switch (says) {
    case 'colours':
      return raiseBalloon(state, says, neededColours(state.roll ?? []))
    case 'wild':
      return raiseBalloon(state, says, ['W'])
    case 'fall':
      return dropBalloon(state)
  }
}

export function raiseBalloon(state: State, by: 'nothing' | 'colours' | 'wild', cards: readonly Card[]): Step<State> {
  const { pilot: seat } = state
  const hand = removeAll(playerAt(state, seat).hand, cards)
  if (!hand) throw new Error(`Cannot show "${cards.join(' ')}" from the hand of seat "${seat}"`)
  const cloud = state.cloud + 1
  const risen: State = { ...state, phase: 'risen', cloud, discard: [...state.discard, ...cards] }
  const facts = { seat, cloud, by, cards: [...cards] }
  return step(withPlayer(risen, seat, { hand, sealed: null }), happened('rose', facts))
}

export function dropBalloon(state: State): Step<State> {
  const { pilot: seat } = state
  const fallen: State = { ...state, phase: 'fallen' }
  const facts = { seat, seats: sortSeats(seatsAboard(state)) }
  return step(withPlayer(fallen, seat, { sealed: null }), happened('fell', facts))
}

export function sortSeats(seats: readonly Seat[]): Seat[] {
  return [...seats].sort((one, other) => one - other)
}

function jumpOut(state: State, seat: Seat): Step<State> {
  const { points } = cloudAt(state.cloud)
  const { score } = playerAt(state, seat)
  const left = withPlayer(state, seat, { score: score + points, aboard: false, choice: 'jump', sealed: null })
  const phase = state.phase === 'solo' ? 'landed' : state.phase
  return step({ ...left, phase }, happened('jumped', { seat, points }))
}

function continueAlone(state: State, seat: Seat): Step<State> {
  return step({ ...state, phase: 'roll' }, happened('continued', { seat }))
}

function choiceOf(says: Line): Choice {
  return { verb: says.replaceAll(' ', '-'), line: says, example: says }
}

/** What first speaks against it, in the order of RULES.md, 4.3. */
function refuse(state: State, seat: Seat, says: Line): Reason | null {
  switch (state.phase) {
    case 'passengers':
      if (!playerAt(state, seat).aboard) return { code: 'NOT_ABOARD' }
      return seat === state.pilot ? refusePilot(state, says) : refusePassenger(state, seat, says)
    case 'pilot':
      if (seat !== state.pilot) return { code: 'NOT_YOUR_TURN' }
      return isPilotAnswer(says) ? refusePaying(state, says) : { code: 'WRONG_PHASE' }
    case 'solo':
      if (seat !== state.pilot) return { code: 'NOT_YOUR_TURN' }
      return says === 'jump' || says === 'continue' ? null : { code: 'WRONG_PHASE' }
    default:
      return { code: 'WRONG_PHASE' }
  }
}

function refusePassenger(state: State, seat: Seat, says: Line): Reason | null {
  if (playerAt(state, seat).choice !== null) return { code: 'NOT_YOUR_TURN' }
  if (isPilotAnswer(says) || says === 'continue') return { code: 'WRONG_PHASE' }
  return says === 'wait' && nextPassenger(state) === seat ? { code: 'NOBODY_BEFORE' } : null
}

function refusePilot(state: State, says: Line): Reason | null {
  if (isPassengerAnswer(says)) return { code: 'PILOT_CANNOT_JUMP' }
  if (says === 'continue') return { code: 'WRONG_PHASE' }
  if (neededColours(state.roll ?? []).length === 0) return { code: 'NOTHING_NEEDED' }
  // Everybody can see that he must fall, so he is not asked: ruling 18.
  if (playerAt(state, state.pilot).hand.length === 0) return { code: 'NOT_YOUR_TURN' }
  return says === 'wait' ? null : refusePaying(state, says)
}

function refusePaying(state: State, says: PilotAnswer): Reason | null {
  const { hand } = playerAt(state, state.pilot)
  const holds = removeAll<Card>(hand, neededColours(state.roll ?? [])) !== null
  switch (says) {
    case 'colours':
      return holds ? null : { code: 'MISSING_CARDS' }
    case 'wild':
      return hand.includes('W') ? null : { code: 'NO_WILD' }
    case 'fall':
      return holds ? { code: 'MUST_RISE' } : null
  }
}
