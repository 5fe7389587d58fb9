import { step } from '../events.ts'
import type { Event, Seat, Step } from '../game.ts'
import { nextSeat, playerAt, withPlayer } from '../players.ts'
import type { Random } from '../random.ts'
import {
  applyPassengerAnswer,
  enterFallenPhase,
  sortSeats,
  applyPilotAnswer,
  raiseBalloonAndDiscard
} from './flight.ts'
import { DIE_FACES, neededColoursWithDuplicates } from './cards.ts'
import { cloudAt, LOWEST_CLOUD_NUMBER, TOP_CLOUD_NUMBER } from './clouds.ts'
import { isPassengerAnswer, isPilotAnswer } from './lines.ts'
import { POINTS_TO_END, rankSeatsByPointsThenHand, pointsPerSeat } from './score.ts'
import {
  seatsAboardPilotLast,
  seatsClockwiseEndingWith,
  makeEvent,
  isPilotAlone,
  type Phase,
  nextPassengerInEffectOrder,
  type State,
  withAllPlayers
} from './state.ts'

/** The step that the table takes by itself in each phase; null if it must wait for a seat. */
const STEPS: { readonly [phase in Phase]?: (state: State, random: Random) => Step<State> | null } = {
  trip: beginTrip,
  roll,
  passengers: openSealedOfPassenger,
  pilot: openSealedOfPilot,
  risen: continueAfterRise,
  fallen: endTrip,
  landed: endTrip,
  draw: drawCards
}

/** The seats that must decide: first all aboard that haven't answered, the pilot included (ruling 16), then the pilot alone. */
export function awaits(state: State): readonly Seat[] {
  if (state.phase === 'pilot' || state.phase === 'solo') return [state.pilot]
  if (state.phase !== 'passengers') return []
  return sortSeats(seatsAboardPilotLast(state)).filter(seat => isAsked(state, seat))
}

/** Whether answers can be given in any order: those of passengers can, as they take effect clockwise (RULES.md, 4.3). */
export function answersCommute({ phase }: State): boolean {
  return phase === 'passengers'
}

/** The table's next step; null when a seat must decide or the match is over. */
export function advance(state: State, random: Random): Step<State> | null {
  return STEPS[state.phase]?.(state, random) ?? null
}

function isAsked(state: State, seat: Seat): boolean {
  const { choice, sealed } = playerAt(state, seat)
  if (seat === state.pilot) return sealed === null && !isPilotForced(state)
  return choice === null && sealed === null
}

/** Whether the pilot has nothing to decide: nothing is needed (ruling 8), or his hand is empty (ruling 18). */
function isPilotForced({ roll, players, pilot }: State): boolean {
  return neededColoursWithDuplicates(roll ?? []).length === 0 || players[pilot]?.hand.length === 0
}

/** Puts everybody into the basket on the lowest cloud. */
function beginTrip(state: State): Step<State> {
  const { trip, pilot } = state
  const seated = withAllPlayers(state, () => ({ aboard: true, choice: null, sealed: null }))
  return step({ ...seated, phase: 'roll', cloud: LOWEST_CLOUD_NUMBER, roll: null }, makeEvent('trip', { trip, pilot }))
}

/** Rolls the dice of the cloud (RULES.md, 4.2). */
function roll(state: State, random: Random): Step<State> {
  const { cloud, pilot: seat, round } = state
  const dice = Array.from({ length: cloudAt(cloud).dice }, () => DIE_FACES[random.below(DIE_FACES.length)] ?? '-')
  return step(
    { ...state, phase: 'passengers', roll: dice, round: round + 1 },
    makeEvent('rolled', { seat, cloud, dice })
  )
}

/** Opens the next passenger's sealed answer, or lets a passenger who waited decide now. The pilot follows the last passenger. */
function openSealedOfPassenger(state: State): Step<State> | null {
  const seat = nextPassengerInEffectOrder(state)
  if (seat === null) return step({ ...state, phase: 'pilot' })
  const { sealed } = playerAt(state, seat)
  if (sealed === 'wait') return step(withPlayer(state, seat, { sealed: null }))
  return sealed !== null && isPassengerAnswer(sealed) ? applyPassengerAnswer(state, seat, sealed) : null
}

/** Raises or drops the balloon if the pilot has nothing to decide, otherwise opens his sealed answer; null if he must decide. */
function openSealedOfPilot(state: State): Step<State> | null {
  const { hand, sealed } = playerAt(state, state.pilot)
  if (neededColoursWithDuplicates(state.roll ?? []).length === 0) return raiseBalloonAndDiscard(state, 'nothing', [])
  if (hand.length === 0) return enterFallenPhase(state)
  if (sealed === 'wait') return step(withPlayer(state, state.pilot, { sealed: null }))
  return sealed !== null && isPilotAnswer(sealed) ? applyPilotAnswer(state, sealed) : null
}

/** Continues after a rise: ends the trip at the top, otherwise makes the next seat aboard the pilot (RULES.md, 4.5 and 4.6). */
function continueAfterRise(state: State): Step<State> {
  const [next = state.pilot] = seatsAboardPilotLast(state)
  if (state.cloud === TOP_CLOUD_NUMBER) return arriveAtTop(state)
  const cleared = withAllPlayers(state, () => ({ choice: null, sealed: null }))
  const moved: State = { ...cleared, pilot: next, roll: null }
  return step(isPilotAlone(state) ? { ...moved, phase: 'solo', round: state.round + 1 } : { ...moved, phase: 'roll' })
}

/** Gives everybody aboard the points of the highest cloud. */
function arriveAtTop(state: State): Step<State> {
  const { points } = cloudAt(TOP_CLOUD_NUMBER)
  const scored = withAllPlayers(state, ({ aboard, score }) => ({ score: aboard ? score + points : score }))
  return step(
    { ...scored, phase: 'landed' },
    makeEvent('arrived', { seats: sortSeats(seatsAboardPilotLast(state)), points })
  )
}

/** Ends a trip, and the match at fifty points; else the seat to the left is the next pilot (RULES.md, 4.8; rulings 4 and 6). */
function endTrip(state: State): Step<State> {
  const isAsked = state.phase === 'fallen' || state.endCheck === 'trip-end'
  if (isAsked && pointsPerSeat(state).some(score => score >= POINTS_TO_END)) return endMatch(state)
  return step({ ...state, phase: 'draw', trip: state.trip + 1, pilot: nextSeat(state, state.pilot) })
}

function endMatch(state: State): Step<State> {
  const result = {
    outcome: 'ranked',
    why: 'FIFTY_POINTS',
    ranking: rankSeatsByPointsThenHand(state),
    scores: pointsPerSeat(state)
  } as const
  const { outcome, why } = result
  return step({ ...state, phase: 'over', result }, makeEvent('over', { outcome, why }))
}

/** Deals each seat a card, clockwise from the next pilot. The shuffled discard, if any, replaces an empty pile (ruling 21). */
function drawCards(from: State, random: Random): Step<State> {
  const events: Event[] = []
  let state = from
  for (const seat of [from.pilot, ...seatsClockwiseEndingWith(from, from.pilot).slice(0, -1)]) {
    if (state.pile.length === 0 && state.discard.length > 0) {
      const pile = random.shuffle(state.discard)
      state = { ...state, pile, discard: [] }
      events.push(makeEvent('shuffled', { count: pile.length }, { sealed: { pile } }))
    }
    const [card, ...pile] = state.pile
    if (card === undefined) break
    state = { ...withPlayer(state, seat, { hand: [...playerAt(state, seat).hand, card] }), pile }
    events.push(makeEvent('drew', { seat, count: 1 }, { only: { [seat]: { cards: [card] } } }))
  }
  return { state: { ...state, phase: 'trip' }, events }
}
