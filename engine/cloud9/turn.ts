import type { Event, Seat, Step } from '../game.ts'
import { nextSeat, playerAt, withPlayer } from '../players.ts'
import type { Random } from '../random.ts'
import { choose, fall, inOrder, pay, rise } from './actions.ts'
import { FACES, needOf } from './cards.ts'
import { cloudAt, LOWEST, TOP } from './clouds.ts'
import { isPassengers, isPilots } from './lines.ts'
import { ENOUGH, ranking, scoresOf } from './score.ts'
import { aboard, clockwiseFrom, happened, isAlone, only, type Phase, placeOf, type State, withAll } from './state.ts'

/** What the table does by itself, in its phases. */
const STEPS: { readonly [phase in Phase]?: (state: State, random: Random) => Step<State> | null } = {
  trip: board,
  roll,
  passengers: open,
  pilot: resolve,
  risen: moveOn,
  fallen: endTrip,
  landed: endTrip,
  draw
}

/** Whose answer the match waits for: while passengers choose, all who are aboard and have said nothing yet. */
export function awaits(state: State): readonly Seat[] {
  if (state.phase === 'pilot' || state.phase === 'solo') return [state.pilot]
  if (state.phase !== 'passengers') return []
  return inOrder(aboard(state)).filter(seat => isAsked(state, seat))
}

/** Whether each may answer for itself: sealed answers are opened in their order, whoever gave theirs first. */
export function independent({ phase }: State): boolean {
  return phase === 'passengers'
}

/** The next step that is the table's own; null when somebody must decide or the match is over. */
export function advance(state: State, random: Random): Step<State> | null {
  return STEPS[state.phase]?.(state, random) ?? null
}

function isAsked(state: State, seat: Seat): boolean {
  const { choice, sealed } = playerAt(state, seat)
  if (seat === state.pilot) return sealed === null && !isForced(state)
  return choice === null && sealed === null
}

/** Whether everybody can see that the pilot has nothing to decide: ruling 8, ruling 18. */
function isForced({ roll, players, pilot }: State): boolean {
  return needOf(roll ?? []).length === 0 || players[pilot]?.hand.length === 0
}

function board(state: State): Step<State> {
  const { trip, pilot } = state
  const seated = withAll(state, () => ({ aboard: true, choice: null, sealed: null }))
  return only({ ...seated, phase: 'roll', cloud: LOWEST, roll: null }, happened('trip', { trip, pilot }))
}

function roll(state: State, random: Random): Step<State> {
  const { cloud, pilot: seat, round } = state
  const dice = Array.from({ length: cloudAt(cloud).dice }, () => FACES[random.below(FACES.length)] ?? '-')
  return only(
    { ...state, phase: 'passengers', roll: dice, round: round + 1 },
    happened('rolled', { seat, cloud, dice })
  )
}

/** Opens what lies sealed at the place that has come; who waited for it is asked now. */
function open(state: State): Step<State> | null {
  const seat = placeOf(state)
  if (seat === null) return only({ ...state, phase: 'pilot' })
  const { sealed } = playerAt(state, seat)
  if (sealed === 'wait') return only(withPlayer(state, seat, { sealed: null }))
  return sealed !== null && isPassengers(sealed) ? choose(state, seat, sealed) : null
}

/** All passengers have chosen: the pilot rises or falls where all can see that, or as he has sealed. */
function resolve(state: State): Step<State> | null {
  const { hand, sealed } = playerAt(state, state.pilot)
  if (needOf(state.roll ?? []).length === 0) return rise(state, 'nothing', [])
  if (hand.length === 0) return fall(state)
  if (sealed === 'wait') return only(withPlayer(state, state.pilot, { sealed: null }))
  return sealed !== null && isPilots(sealed) ? pay(state, sealed) : null
}

/** One cloud higher: the end of the trip at the top, otherwise the next pilot (RULES.md, 4.5 and 4.6). */
function moveOn(state: State): Step<State> {
  const [next = state.pilot] = aboard(state)
  if (state.cloud === TOP) return arrive(state)
  const cleared = withAll(state, () => ({ choice: null, sealed: null }))
  const moved: State = { ...cleared, pilot: next, roll: null }
  return only(isAlone(state) ? { ...moved, phase: 'solo', round: state.round + 1 } : { ...moved, phase: 'roll' })
}

function arrive(state: State): Step<State> {
  const { points } = cloudAt(TOP)
  const scored = withAll(state, ({ aboard, score }) => ({ score: aboard ? score + points : score }))
  return only({ ...scored, phase: 'landed' }, happened('arrived', { seats: inOrder(aboard(state)), points }))
}

/**
 * The end of a trip: of the match too, once somebody has enough; otherwise the next begins to the left of its last pilot:
 * RULES.md, 4.8; ruling 6.
 */
function endTrip(state: State): Step<State> {
  const isAsked = state.phase === 'fallen' || state.endCheck === 'trip-end'
  if (isAsked && scoresOf(state).some(score => score >= ENOUGH)) return end(state)
  return only({ ...state, phase: 'draw', trip: state.trip + 1, pilot: nextSeat(state, state.pilot) })
}

function end(state: State): Step<State> {
  const result = { outcome: 'ranked', why: 'FIFTY_POINTS', ranking: ranking(state), scores: scoresOf(state) } as const
  const { outcome, why } = result
  return only({ ...state, phase: 'over', result }, happened('over', { outcome, why }))
}

/** A card for everybody, clockwise from the first pilot; the discards become the pile when that is empty (ruling 21). */
function draw(from: State, random: Random): Step<State> {
  const events: Event[] = []
  let state = from
  for (const seat of [from.pilot, ...clockwiseFrom(from, from.pilot).slice(0, -1)]) {
    if (state.pile.length === 0 && state.discard.length > 0) {
      const pile = random.shuffle(state.discard)
      state = { ...state, pile, discard: [] }
      events.push(happened('shuffled', { count: pile.length }, { sealed: { pile } }))
    }
    const [card, ...pile] = state.pile
    if (card === undefined) break
    state = { ...withPlayer(state, seat, { hand: [...playerAt(state, seat).hand, card] }), pile }
    events.push(happened('drew', { seat, count: 1 }, { only: { [seat]: { cards: [card] } } }))
  }
  return { state: { ...state, phase: 'trip' }, events }
}
