import { step } from '../events.ts'
import type { Seat, Step } from '../game.ts'
import { type Move as MoveOf, fixedLineMove } from '../move-kit.ts'
import { removeEachOnce } from '../multiset.ts'
import { playerAt, withPlayer } from '../players.ts'
import { type Card, neededColoursWithDuplicates } from './cards.ts'
import type { Reason } from './codes.ts'
import { jumpOutAndScore, applyPassengerAnswer, applyPilotAnswer } from './flight.ts'
import type { PassengerAnswer, PilotAnswer, SealableAnswer } from './lines.ts'
import { makeEvent, nextPassengerInEffectOrder, type State } from './state.ts'

/** The verb of an action: its line, with hyphens in place of spaces. */
export type Verb = 'jump' | 'stay' | 'jump-if-jumped' | 'wait' | 'colours' | 'wild' | 'fall' | 'continue'

/** An action: a seat's decision, which is a verb and nothing else (RULES.md, 9). */
export type Action = { readonly [V in Verb]: { readonly verb: V } }[Verb]

/** A seat's role in the current question. The pilot is an `early-pilot` while passengers choose, and may seal his answer. */
type Role = 'passenger' | 'early-pilot' | 'pilot' | 'lone-pilot'

/** The types that the moves of this game share. */
export interface TypesSharedByMoves {
  readonly state: State
  readonly action: Action
  readonly reason: Reason
  /** The roles in which a move may be taken. */
  readonly extra: { readonly roles: readonly Role[] }
  readonly context: void
}

type Move<V extends Verb> = MoveOf<TypesSharedByMoves, V>

const jump: Move<'jump'> = {
  ...fixedLineMove('jump'),
  roles: ['passenger', 'lone-pilot'],
  refusals: () => [],
  apply: (state, seat) =>
    state.phase === 'solo' ? jumpOutAndScore(state, seat) : answerAsPassenger(state, seat, 'jump')
}

const stay: Move<'stay'> = {
  ...fixedLineMove('stay'),
  roles: ['passenger'],
  refusals: () => [],
  apply: (state, seat) => answerAsPassenger(state, seat, 'stay')
}

/** Jumps if a passenger before the seat has jumped, and stays otherwise. */
const jumpIfJumped: Move<'jump-if-jumped'> = {
  ...fixedLineMove('jump-if-jumped', 'jump if jumped'),
  roles: ['passenger'],
  refusals: () => [],
  apply: (state, seat) => answerAsPassenger(state, seat, 'jump if jumped')
}

/** Waits to decide until all passengers before the seat have chosen (RULES.md, 4.3). */
const wait: Move<'wait'> = {
  ...fixedLineMove('wait'),
  roles: ['passenger', 'early-pilot'],
  refusals: (state, seat) => [nextPassengerInEffectOrder(state) === seat ? { code: 'NOBODY_BEFORE' } : null],
  apply: (state, seat) => step(withPlayer(state, seat, { sealed: 'wait' }), makeEvent('waits', { seat }))
}

const colours: Move<'colours'> = {
  ...fixedLineMove('colours'),
  roles: ['early-pilot', 'pilot'],
  refusals: state => [hasNeededColours(state) ? null : { code: 'MISSING_CARDS' }],
  apply: state => answerAsPilot(state, 'colours')
}

const wild: Move<'wild'> = {
  ...fixedLineMove('wild'),
  roles: ['early-pilot', 'pilot'],
  refusals: state => [playerAt(state, state.pilot).hand.includes('W') ? null : { code: 'NO_WILD' }],
  apply: state => answerAsPilot(state, 'wild')
}

/** Lets the balloon fall; refused to a pilot who has the colours (ruling 7). */
const fall: Move<'fall'> = {
  ...fixedLineMove('fall'),
  roles: ['early-pilot', 'pilot'],
  refusals: state => [hasNeededColours(state) ? { code: 'MUST_RISE' } : null],
  apply: state => answerAsPilot(state, 'fall')
}

/** Continues the trip with another roll; only a lone pilot may (RULES.md, 4.6). */
const goOn: Move<'continue'> = {
  ...fixedLineMove('continue'),
  roles: ['lone-pilot'],
  refusals: () => [],
  apply: (state, seat) => step({ ...state, phase: 'roll' }, makeEvent('continued', { seat }))
}

/** All moves by verb, in the order in which they are offered. */
export const MOVES = {
  jump,
  stay,
  'jump-if-jumped': jumpIfJumped,
  wait,
  colours,
  wild,
  fall,
  continue: goOn
}

/** The first reason why the seat may not take a move of these roles now, in the order of RULES.md, 4.3; null if it may. */
export function refuseUntimely(state: State, seat: Seat, { roles }: TypesSharedByMoves['extra']): Reason | null {
  switch (state.phase) {
    case 'passengers':
      if (!playerAt(state, seat).aboard) return { code: 'NOT_ABOARD' }
      return seat === state.pilot ? refuseEarlyPilot(state, roles) : refusePassenger(state, seat, roles)
    case 'pilot':
      return refuseAllBut('pilot', state, seat, roles)
    case 'solo':
      return refuseAllBut('lone-pilot', state, seat, roles)
    default:
      return { code: 'WRONG_PHASE' }
  }
}

function refusePassenger(state: State, seat: Seat, roles: readonly Role[]): Reason | null {
  if (playerAt(state, seat).choice !== null) return { code: 'NOT_YOUR_TURN' }
  return roles.includes('passenger') ? null : { code: 'WRONG_PHASE' }
}

function refuseEarlyPilot(state: State, roles: readonly Role[]): Reason | null {
  if (!roles.includes('early-pilot')) return { code: roles.includes('passenger') ? 'PILOT_CANNOT_JUMP' : 'WRONG_PHASE' }
  if (neededColoursWithDuplicates(state.roll ?? []).length === 0) return { code: 'NOTHING_NEEDED' }
  // A pilot without cards must fall, as everybody can see, so he has nothing to decide (ruling 18).
  return playerAt(state, state.pilot).hand.length === 0 ? { code: 'NOT_YOUR_TURN' } : null
}

function refuseAllBut(role: Role, { pilot }: State, seat: Seat, roles: readonly Role[]): Reason | null {
  if (seat !== pilot) return { code: 'NOT_YOUR_TURN' }
  return roles.includes(role) ? null : { code: 'WRONG_PHASE' }
}

/** Carries out a passenger's answer if that passenger chooses next; otherwise seals the answer. */
function answerAsPassenger(state: State, seat: Seat, answer: PassengerAnswer): Step<State> {
  return nextPassengerInEffectOrder(state) === seat
    ? applyPassengerAnswer(state, seat, answer)
    : seal(state, seat, answer)
}

/** Carries out the pilot's answer if all passengers have chosen; otherwise seals the answer. */
function answerAsPilot(state: State, answer: PilotAnswer): Step<State> {
  return state.phase === 'pilot' ? applyPilotAnswer(state, answer) : seal(state, state.pilot, answer)
}

function seal(state: State, seat: Seat, answer: SealableAnswer): Step<State> {
  const chose = makeEvent('chose', { seat }, { only: { [seat]: { choice: answer } } })
  return step(withPlayer(state, seat, { sealed: answer }), chose)
}

/** Whether the pilot's hand has all the colours of the roll. */
function hasNeededColours(state: State): boolean {
  return removeEachOnce<Card>(playerAt(state, state.pilot).hand, neededColoursWithDuplicates(state.roll ?? [])) !== null
}
