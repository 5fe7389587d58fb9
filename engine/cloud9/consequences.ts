import { consequenceMaker } from '../events.ts'
import type { Consequence, Seat } from '../game.ts'
import { playerAt } from '../players.ts'
import { type Card, neededColoursWithDuplicates } from './cards.ts'
import { cloudAt, TOP_CLOUD_NUMBER } from './clouds.ts'
import { sortSeats } from './flight.ts'
import type { Action } from './moves.ts'
import { POINTS_TO_END, pointsPerSeat } from './score.ts'
import { nextPassengerInEffectOrder, seatsAboardPilotLast, type State } from './state.ts'

type OfSeat = { readonly seat: number }

/** The facts of each type of consequence. They name only seats that the answer certainly concerns. */
export type ConsequenceFacts = {
  /** The answer stays sealed until the passengers in `before` have chosen. */
  readonly seals: { readonly before: readonly number[] }
  /** The seat must decide again once the passengers in `before` have chosen. */
  readonly waits: { readonly before: readonly number[] }
  /** The seat jumps out and scores the cloud's `points`, which brings it to `score`. */
  readonly jumps: OfSeat & { readonly points: number; readonly score: number }
  /** The seat jumps and scores `points` if a passenger before it jumps, and stays otherwise. */
  readonly follows: OfSeat & { readonly points: number }
  /** The seat stays: if the balloon rises, it is on a cloud worth `points`; if the balloon falls, it scores nothing. */
  readonly stays: OfSeat & { readonly pilot: number; readonly points: number }
  /** The pilot is left alone, and may jump before each further roll (RULES.md, 4.6). */
  readonly leavesAlone: { readonly pilot: number }
  /** The match ends with this trip, since a seat then has `score` points (rulings 4 and 19). */
  readonly endsMatch: { readonly score: number }
  /** The pilot discards `cards`, and the balloon rises to a cloud worth `points`. */
  readonly rises: { readonly cards: readonly string[]; readonly cloud: number; readonly points: number }
  /** The balloon arrives at the highest cloud, and `seats` score its `points`. */
  readonly arrives: { readonly seats: readonly number[]; readonly points: number }
  /** The seat is the pilot from the next cloud on. */
  readonly nextPilot: OfSeat
  /** The balloon falls and nobody aboard scores; `seats` are certain to be aboard. */
  readonly falls: { readonly seats: readonly number[] }
  /** The pilot rolls on a cloud; `dice` is the number of dice. */
  readonly rolls: { readonly cloud: number; readonly dice: number }
  /** The trip ends, the match continues, and every seat draws a card. */
  readonly endsTrip: { readonly trip: number }
}

/** Builds a consequence from its type and facts. */
const will = consequenceMaker<ConsequenceFacts>()

/** The consequences of an offered answer, as far as its seat can foresee them. */
export function consequences(state: State, seat: Seat, { verb }: Action): readonly Consequence[] {
  switch (verb) {
    case 'wait':
      return [will('waits', { before: undecidedBefore(state, seat) })]
    case 'continue':
      return [will('rolls', { cloud: state.cloud, dice: cloudAt(state.cloud).dice })]
    case 'colours':
      return [...sealedBefore(state, seat), ...ofRising(state, neededColoursWithDuplicates(state.roll ?? []))]
    case 'wild':
      return [...sealedBefore(state, seat), ...ofRising(state, ['W'])]
    case 'fall':
      return [...sealedBefore(state, seat), ...ofFalling(state)]
    case 'jump':
      return [...sealedBefore(state, seat), ...ofJumping(state, seat)]
    case 'stay':
      return [...sealedBefore(state, seat), ofStaying(state, seat)]
    case 'jump-if-jumped':
      return [...sealedBefore(state, seat), ...ofFollowing(state, seat)]
  }
}

/** The passengers whose turn to choose comes before the seat's and who have not chosen yet. */
function undecidedBefore(state: State, seat: Seat): readonly Seat[] {
  if (state.phase !== 'passengers') return []
  const order = seatsAboardPilotLast(state)
  const earlier = order.slice(0, order.indexOf(seat))
  return earlier.filter(other => playerAt(state, other).choice === null)
}

function sealedBefore(state: State, seat: Seat): readonly Consequence[] {
  const before = undecidedBefore(state, seat)
  return before.length > 0 ? [will('seals', { before })] : []
}

function ofJumping(state: State, seat: Seat): readonly Consequence[] {
  const { points } = cloudAt(state.cloud)
  const score = playerAt(state, seat).score + points
  const isLast =
    state.phase === 'passengers' && seatsAboardPilotLast(state).every(one => one === seat || one === state.pilot)
  return [
    will('jumps', { seat, points, score }),
    ...(isLast ? [will('leavesAlone', { pilot: state.pilot })] : []),
    ...(state.phase === 'solo' || isEnough(state, score) ? [ofTripEnd(state, [...pointsPerSeat(state), score])] : [])
  ]
}

function ofStaying({ pilot, cloud }: State, seat: Seat): Consequence {
  return will('stays', { seat, pilot, points: cloudAt(cloud + 1).points })
}

/** The consequences of `jump if jumped`: `follows` while others choose before the seat, then those of jumping or staying. */
function ofFollowing(state: State, seat: Seat): readonly Consequence[] {
  if (nextPassengerInEffectOrder(state) !== seat)
    return [will('follows', { seat, points: cloudAt(state.cloud).points })]
  const hasJumped = state.players.some(({ choice }) => choice === 'jump')
  return hasJumped ? ofJumping(state, seat) : [ofStaying(state, seat)]
}

function ofRising(state: State, cards: readonly Card[]): readonly Consequence[] {
  const cloud = state.cloud + 1
  const { points } = cloudAt(cloud)
  const rises = will('rises', { cards: [...cards], cloud, points })
  // While passengers still choose, it isn't known who will be aboard.
  if (state.phase !== 'pilot') return [rises]
  const [next = state.pilot] = seatsAboardPilotLast(state)
  if (cloud < TOP_CLOUD_NUMBER) return [rises, will('nextPilot', { seat: next })]
  const seats = sortSeats(seatsAboardPilotLast(state))
  const scores = seats.map(seat => playerAt(state, seat).score + points)
  return [rises, will('arrives', { seats, points }), ofTripEnd(state, [...pointsPerSeat(state), ...scores])]
}

function ofFalling(state: State): readonly Consequence[] {
  const certain = seatsAboardPilotLast(state).filter(
    seat => seat === state.pilot || state.phase === 'pilot' || playerAt(state, seat).choice === 'stay'
  )
  return [
    will('falls', { seats: sortSeats(certain) }),
    // Scores are checked after a fall under either setting.
    ofTripEnd({ ...state, endCheck: 'trip-end' }, pointsPerSeat(state))
  ]
}

/** The end of the match if a score is fifty or more, else of the trip. Under `fall-only` no score counts here. */
function ofTripEnd(state: State, scores: readonly number[]): Consequence {
  const score = Math.max(...scores)
  return isEnough(state, score) ? will('endsMatch', { score }) : will('endsTrip', { trip: state.trip })
}

function isEnough({ endCheck }: State, score: number): boolean {
  return endCheck === 'trip-end' && score >= POINTS_TO_END
}
