import type { Event, Seat, Step } from '../../game.ts'
import { nextSeat } from '../../players.ts'
import type { Random } from '../../random.ts'
import { continueAfterWorm, giveWormAndContinue } from '../moves/take.ts'
import { type Card, type Colour, COLOURS } from '../sea/cards.ts'
import {
  slotsOfBlanksToDrain,
  type Grid,
  holesIn,
  isMiddleRow,
  cellNameOf,
  rowIndexOf,
  closeUpRows,
  withSlot
} from '../sea/grid.ts'
import { decidingSeat, makeEvent, type Phase, type State, takeableColours } from './state.ts'

/** The size at which the discard is shuffled into the deck (RULES.md, 4.6). */
const RESHUFFLE_AT = 7

/** The step that the table takes by itself in each phase; null if it must wait for a seat. */
const STEPS: { readonly [phase in Phase]?: (state: State, random: Random) => Step<State> | null } = {
  roll,
  income: giveOnlyWorm,
  pick: giveOnlyWorm,
  look: turnUpCard,
  wanted: turnUpBreedingCard,
  flow: letCurrentFlow
}

/** The seat that must decide, if any: the active one in its turn, or the one that has a choice of worms. */
export function awaits(state: State): readonly Seat[] {
  return state.phase === 'turn' || takeableColours(state).length > 1 ? [decidingSeat(state)] : []
}

/** The table's next step; null when a seat must decide or the match is over. */
export function advance(state: State, random: Random): Step<State> | null {
  return STEPS[state.phase]?.(state, random) ?? null
}

/** Rolls both dice, which have a colour on each of their six faces (RULES.md, 4.1). */
function roll(state: State, random: Random): Step<State> {
  const die = (): Colour => COLOURS[random.below(COLOURS.length)] ?? 'R'
  const dice = [die(), die()] as const
  return {
    state: { ...state, dice, given: 0, phase: 'income' },
    events: [makeEvent('rolled', { seat: state.active, dice })]
  }
}

/** Gives a worm of the only colour that may be taken, or nothing if the stock is empty (ruling 23); null if there is a choice. */
function giveOnlyWorm(state: State): Step<State> | null {
  const [colour, other] = takeableColours(state)
  if (other) return null
  return colour ? giveWormAndContinue(state, colour) : continueAfterWorm(state)
}

/** Turns up the card that the seat has paid to turn up; the card is half paid until the turn ends (ruling 7). */
function turnUpCard(state: State): Step<State> {
  const { looking, grid, active } = state
  const lying = looking === null ? null : grid[looking]
  if (looking === null || !lying) throw new Error('Cannot turn up a card that is not there')
  const turned = { ...state, grid: withSlot(grid, looking, { ...lying, up: true, half: true }), looking: null }
  return {
    state: { ...turned, phase: 'turn' },
    events: [makeEvent('revealed', { seat: active, cell: cellNameOf(looking), card: lying.card })]
  }
}

/** Turns up the top breeding card in the empty place. */
function turnUpBreedingCard(state: State): Step<State> {
  const [pair, ...breeding] = state.breeding
  if (!pair) throw new Error('Cannot turn up another breeding card')
  const place = state.wanted.indexOf(null)
  const open = state.wanted.map((other, at) => (at === place ? pair : other))
  return {
    state: { ...state, wanted: open, breeding, phase: 'turn' },
    events: [makeEvent('wanted', { pair, place: place + 1, left: breeding.length })]
  }
}

/**
 * Ends a turn (RULES.md, 4.6): blanks drain at the shore, cards close up, the discard is reshuffled if due, holes are
 * refilled, and the other seat's turn begins.
 */
function letCurrentFlow(state: State, random: Random): Step<State> {
  const drained = drainAndCloseUp(state)
  const mixed = reshuffleIfDue(drained.state, random)
  const filled = refillHoles(mixed.state)
  return {
    state: { ...filled.state, active: nextSeat(state, state.active), phase: 'roll', dice: null },
    events: [...drained.events, ...mixed.events, ...filled.events]
  }
}

/** Does the part of the flow in which nothing is drawn: blanks drain at the shore, and cards close up. */
export function drainAndCloseUp(state: State): Step<State> {
  const slots = slotsOfBlanksToDrain(state.grid)
  const grid = closeUpRows(slots.reduce<Grid>((left, slot) => withSlot(left, slot, null), state.grid))
  const discard = [...state.discard, ...slots.map((): Card => '~')]
  const away = slots.length > 0 ? [makeEvent('drained', { cells: slots.map(cellNameOf) })] : []
  return { state: { ...state, grid, discard }, events: away }
}

/** Whether the discard is shuffled into the deck now: it has seven cards, or the deck has fewer cards than the grid has holes. */
export function isReshuffleDue({ deck, discard, grid }: State): boolean {
  return discard.length >= RESHUFFLE_AT || deck.length < holesIn(grid).length
}

function reshuffleIfDue(state: State, random: Random): Step<State> {
  if (!isReshuffleDue(state)) return { state, events: [] }
  const mixed = random.shuffle([...state.deck, ...state.discard])
  const shuffled = makeEvent('shuffled', { count: mixed.length }, { sealed: { deck: mixed } })
  return { state: { ...state, deck: mixed, discard: [] }, events: [shuffled] }
}

/** Fills holes from the deck, row by row from the shore; cards of the middle rows lie face down. */
function refillHoles(state: State): Step<State> {
  const holes = holesIn(state.grid)
  if (holes.length === 0) return { state, events: [] }
  const drawn = state.deck.slice(0, holes.length)
  const deck = state.deck.slice(holes.length)
  const came = new Map(holes.map((slot, at) => [slot, drawn[at] ?? '~']))
  const grid = state.grid.map((lying, slot) => {
    const card = came.get(slot)
    return card ? { card, up: !isMiddleRow(rowIndexOf(slot)), half: false } : lying
  })
  return { state: { ...state, grid, deck }, events: [refillEvent(came, deck.length)] }
}

function refillEvent(came: ReadonlyMap<number, Card>, left: number): Event {
  const open = [...came].filter(([slot]) => !isMiddleRow(rowIndexOf(slot)))
  const cards = Object.fromEntries(open.map(([slot, card]) => [cellNameOf(slot), card]))
  return makeEvent('flowed', { cards, hidden: came.size - open.length, left })
}
