import { consequenceMaker } from '../events.ts'
import type { Consequence, Seat } from '../game.ts'
import { playerAt } from '../players.ts'
import { type Card, neededColours } from './cards.ts'
import { cloudAt, TOP_CLOUD } from './clouds.ts'
import { sortSeats } from './flight.ts'
import type { Action } from './moves.ts'
import { POINTS_TO_END, pointsPerSeat } from './score.ts'
import { nextPassenger, seatsAboard, type State } from './state.ts'

type OfSeat = { readonly seat: number }

/** The facts of each type of consequence. They name only seats that the answer certainly concerns. */
export type ConsequenceFacts = {
  /** The answer lies sealed until these passengers have chosen, or waited and chosen. */
  readonly seals: { readonly before: readonly number[] }
  /** The seat is asked again once these passengers have chosen. */
  readonly waits: { readonly before: readonly number[] }
  /** The seat jumps out with the points of the cloud, and has `score` then. */
  readonly jumps: OfSeat & { readonly points: number; readonly score: number }
  /** The seat jumps with those points if a passenger before jumps, and stays otherwise. */
  readonly follows: OfSeat & { readonly points: number }
  /** The seat stays: after a rise it is on a cloud of those points, after a fall it scores nothing. */
  readonly stays: OfSeat & { readonly pilot: number; readonly points: number }
  /** Nobody is left with the pilot: alone he may jump before each further roll (RULES.md, 4.6). */
  readonly leavesAlone: { readonly pilot: number }
  /** The match ends with this trip, for a seat has `score` points then (rulings 4 and 19). */
  readonly endsMatch: { readonly score: number }
  /** The pilot discards those cards, and the balloon rises to a cloud of those points. */
  readonly rises: { readonly cards: readonly string[]; readonly cloud: number; readonly points: number }
  /** All these seats score the points of the highest cloud. */
  readonly arrives: { readonly seats: readonly number[]; readonly points: number }
  /** The seat flies the balloon from there on. */
  readonly nextPilot: OfSeat
  /** Nobody aboard scores; these are aboard for certain. */
  readonly falls: { readonly seats: readonly number[] }
  /** So many dice are rolled on a cloud. */
  readonly rolls: { readonly cloud: number; readonly dice: number }
  /** The trip ends, the match goes on, and every seat draws a card. */
  readonly endsTrip: { readonly trip: number }
}

/** A consequence with the facts of its type. */
const will = consequenceMaker<ConsequenceFacts>()

/** The consequences of an offered answer, as far as its seat can foresee them. */
export function consequences(state: State, seat: Seat, { verb }: Action): readonly Consequence[] {
  switch (verb) {
    case 'wait':
      return [will('waits', { before: stillBefore(state, seat) })]
    case 'continue':
      return [will('rolls', { cloud: state.cloud, dice: cloudAt(state.cloud).dice })]
    case 'colours':
      return [...sealedBefore(state, seat), ...ofRising(state, neededColours(state.roll ?? []))]
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

/** The passengers who choose before the seat and have not yet. */
function stillBefore(state: State, seat: Seat): readonly Seat[] {
  if (state.phase !== 'passengers') return []
  const order = seatsAboard(state)
  const earlier = order.slice(0, order.indexOf(seat))
  return earlier.filter(other => playerAt(state, other).choice === null)
}

function sealedBefore(state: State, seat: Seat): readonly Consequence[] {
  const before = stillBefore(state, seat)
  return before.length > 0 ? [will('seals', { before })] : []
}

function ofJumping(state: State, seat: Seat): readonly Consequence[] {
  const { points } = cloudAt(state.cloud)
  const score = playerAt(state, seat).score + points
  const isLast = state.phase === 'passengers' && seatsAboard(state).every(one => one === seat || one === state.pilot)
  return [
    will('jumps', { seat, points, score }),
    ...(isLast ? [will('leavesAlone', { pilot: state.pilot })] : []),
    ...(state.phase === 'solo' || isEnough(state, score) ? [ofTripEnd(state, [...pointsPerSeat(state), score])] : [])
  ]
}

function ofStaying({ pilot, cloud }: State, seat: Seat): Consequence {
  return will('stays', { seat, pilot, points: cloudAt(cloud + 1).points })
}

/** The consequences of `jump if jumped`, certain once in place. */
function ofFollowing(state: State, seat: Seat): readonly Consequence[] {
  if (nextPassenger(state) !== seat) return [will('follows', { seat, points: cloudAt(state.cloud).points })]
  const hasJumped = state.players.some(({ choice }) => choice === 'jump')
  return hasJumped ? ofJumping(state, seat) : [ofStaying(state, seat)]
}

function ofRising(state: State, cards: readonly Card[]): readonly Consequence[] {
  const cloud = state.cloud + 1
  const { points } = cloudAt(cloud)
  const rises = will('rises', { cards: [...cards], cloud, points })
  // While passengers choose, nobody knows who will be aboard then.
  if (state.phase !== 'pilot') return [rises]
  const [next = state.pilot] = seatsAboard(state)
  if (cloud < TOP_CLOUD) return [rises, will('nextPilot', { seat: next })]
  const seats = sortSeats(seatsAboard(state))
  const scores = seats.map(seat => playerAt(state, seat).score + points)
  return [rises, will('arrives', { seats, points }), ofTripEnd(state, [...pointsPerSeat(state), ...scores])]
}

function ofFalling(state: State): readonly Consequence[] {
  const certain = seatsAboard(state).filter(
    seat => seat === state.pilot || state.phase === 'pilot' || playerAt(state, seat).choice === 'stay'
  )
  return [
    will('falls', { seats: sortSeats(certain) }),
    ofTripEnd({ ...state, endCheck: 'trip-end' }, pointsPerSeat(state))
  ]
}

/** The end of the trip, and of the match if a seat has fifty points then. A fall is checked whatever the setting. */
function ofTripEnd(state: State, scores: readonly number[]): Consequence {
  const score = Math.max(...scores)
  return isEnough(state, score) ? will('endsMatch', { score }) : will('endsTrip', { trip: state.trip })
}

function isEnough({ endCheck }: State, score: number): boolean {
  return endCheck === 'trip-end' && score >= POINTS_TO_END
}
