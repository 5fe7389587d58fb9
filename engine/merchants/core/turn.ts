import { step } from '../../events.ts'
import type { Event, Seat, Step } from '../../game.ts'
import { nextSeat, playerAt, withPlayer } from '../../players.ts'
import type { Random } from '../../random.ts'
import type { DrawReason } from '../codes.ts'
import { hasLegalUseOfRoll, leaveDieUnused } from '../moves/die.ts'
import { specialSpaceAt, wareBoughtAt } from '../map/special-spaces.ts'
import { WARES } from '../map/special.ts'
import { DIE_FACES } from '../map/terrain.ts'
import { HAND_LIMIT, makeEvent, canOnlyEndTurn, type Phase, type State } from './state.ts'

/** The most cards that a seat draws at the end of its turn; up to there, as many as it played (RULES.md, 4.3). */
const DRAW_MOST = 3
/** How many cards a seat draws that has played none. */
const DRAW_IDLE = 1

/** The steps that the table takes by itself, by phase. */
const STEPS: { readonly [phase in Phase]?: (state: State, random: Random) => Step<State> | null } = {
  play: state => (canOnlyEndTurn(state) ? step({ ...state, phase: 'draw' }) : null),
  roll,
  die: state => (hasLegalUseOfRoll(state) ? null : leaveDieUnused(state)),
  draw: (state, random) => draw({ ...state, phase: 'arrive' }, random, 'turn', countDrawsAtTurnEnd(state)),
  arrive,
  fill: (state, random) => draw({ ...state, phase: 'bonus' }, random, 'sale', HAND_LIMIT),
  next: state => beginTurn(state, nextSeat(state, state.active))
}

/** The seat whose decision the match waits for; empty if it waits for none. */
export function awaits(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'play':
      return canOnlyEndTurn(state) ? [] : [state.active]
    case 'die':
      return hasLegalUseOfRoll(state) ? [state.active] : []
    case 'sale':
    case 'bonus':
      return [state.active]
    default:
      return []
  }
}

/** One step that the table takes by itself; null when somebody must decide or the match is over. */
export function advance(state: State, random: Random): Step<State> | null {
  return STEPS[state.phase]?.(state, random) ?? null
}

/** How many cards the active seat will draw before the next decision of any seat; its draft shows them face down. */
export function countUpcomingDrawsOfActiveSeat(state: State): number {
  const { hand } = playerAt(state, state.active)
  const room = HAND_LIMIT - hand.length
  const isEnding = state.phase === 'draw' || canOnlyEndTurn(state)
  const due =
    state.phase === 'fill' || (isEnding && siteThatFillsHand(state))
      ? room
      : isEnding
        ? Math.min(countDrawsAtTurnEnd(state), room)
        : 0
  return Math.min(due, state.deck.length + state.discard.length)
}

/** Begins a seat's turn: makes the seat active and resets all that is counted per turn. */
export function beginTurn(state: State, seat: Seat): Step<State> {
  const begun: State = { ...state, phase: 'play', active: seat, played: 0, blocked: false, entered: null, die: null }
  return step(begun, makeEvent('turn', { seat }))
}

/** How many cards are drawn at the end of a turn in which `played` cards were played (RULES.md, 4.3). */
export function countDrawsAtTurnEnd({ played }: Pick<State, 'played'>): number {
  return played === 0 ? DRAW_IDLE : Math.min(played, DRAW_MOST)
}

function roll(state: State, random: Random): Step<State> {
  const { active: seat } = state
  const source = state.die?.source ?? 'cards'
  const face = 1 + random.below(DIE_FACES.length)
  return step({ ...state, phase: 'die', die: { source, face } }, makeEvent('rolled', { seat, face, source }))
}

/** Draws up to `most` cards, within the hand limit; if the deck runs out, the discard is shuffled into a new deck. */
function draw(state: State, random: Random, why: DrawReason, most: number): Step<State> {
  const { active: seat } = state
  const { hand } = playerAt(state, seat)
  const due = Math.min(most, HAND_LIMIT - hand.length)
  const mixed = due > state.deck.length && state.discard.length > 0 ? random.shuffle(state.discard) : null
  const pile = [...state.deck, ...(mixed ?? [])]
  const cards = pile.slice(0, due)
  const deck = pile.slice(due)
  const events: Event[] = []
  if (mixed) events.push(makeEvent('shuffled', { count: mixed.length }, { sealed: { deck: mixed } }))
  if (cards.length > 0)
    events.push(makeEvent('drew', { seat, count: cards.length, why }, { only: { [seat]: { cards } } }))
  const drawn = withPlayer(state, seat, { hand: [...hand, ...cards] })
  return { state: { ...drawn, deck, discard: mixed ? [] : state.discard }, events }
}

/** Carries out the effect of the merchant's space at the end of a turn: a sale, a full hand or new wares (RULES.md, 4.4). */
function arrive(state: State, random: Random): Step<State> {
  const { at, wagon } = playerAt(state, state.active)
  const ware = wareBoughtAt(at)
  if (ware) return step({ ...state, phase: wagon.includes(ware) ? 'sale' : 'next' })
  const filled = siteThatFillsHand(state)
  const full = filled ? draw(state, random, filled, HAND_LIMIT) : step(state)
  const loaded = specialSpaceAt(at) === 'warehouse' ? load(full.state) : step(full.state)
  return { state: { ...loaded.state, phase: 'next' }, events: [...full.events, ...loaded.events] }
}

/** The meadow or warehouse that was entered in this turn and so fills the hand at its end; otherwise null (ruling 13). */
function siteThatFillsHand({ entered }: State): 'meadow' | 'warehouse' | null {
  const special = entered === null ? null : specialSpaceAt(entered)
  return special === 'meadow' || special === 'warehouse' ? special : null
}

/** Fills every empty slot of the active seat's wagon, at the warehouse: ruling 14. */
function load(state: State): Step<State> {
  const { active: seat } = state
  const { wagon } = playerAt(state, seat)
  const wares = WARES.filter(ware => !wagon.includes(ware))
  if (wares.length === 0) return step(state)
  return step(withPlayer(state, seat, { wagon: WARES }), makeEvent('loaded', { seat, wares }))
}
