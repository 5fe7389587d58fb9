import type { Event, Options, Step } from '../game.ts'
import type { Random } from '../random.ts'
import { makeEvent, type Player, type State } from './core/state.ts'
import { BREEDING_CARDS, SEA_CARDS } from './sea/cards.ts'
import { isMiddleRow, rowIndexOf, rowsOf, SLOTS } from './sea/grid.ts'
import { wormsOfEachColour } from './sea/worms.ts'

const WORMS_OF_EACH_COLOUR = 8
const BOATS = 15
const OPEN_BREEDING_CARDS = 4

/** The belongings of each seat at the start: one boat, and one worm of every colour. */
const START_PLAYER: Player = { worms: wormsOfEachColour(1), pearls: 0, sharks: 0, boats: 1, corals: [] }

/** Lays out the sea, turns four breeding cards up, and draws the first seat by chance (RULES.md, 3). */
export function deal(_: Options, seats: number, random: Random): Step<State> {
  const sea = random.shuffle(SEA_CARDS)
  const breeding = random.shuffle(BREEDING_CARDS)
  const first = random.below(seats)
  const state: State = {
    grid: sea.slice(0, SLOTS.length).map((card, slot) => ({ card, up: !isMiddleRow(rowIndexOf(slot)), half: false })),
    deck: sea.slice(SLOTS.length),
    discard: [],
    breeding: breeding.slice(OPEN_BREEDING_CARDS),
    wanted: breeding.slice(0, OPEN_BREEDING_CARDS),
    stock: wormsOfEachColour(WORMS_OF_EACH_COLOUR - seats),
    boatsLeft: BOATS - seats,
    players: Array.from({ length: seats }, () => START_PLAYER),
    active: first,
    phase: 'roll',
    dice: null,
    given: 0,
    looking: null,
    result: null
  }
  return { state, events: [dealtEvent(state)] }
}

function dealtEvent({ grid, deck, breeding, wanted, active: first }: State): Event {
  const rows = rowsOf(grid).map(cells => cells.flatMap(lying => lying?.card ?? []))
  const open = Object.fromEntries([...rows.entries()].filter(([row]) => !isMiddleRow(row)))
  const sealed = { first, rows, deck, breeding: [...wanted, ...breeding] }
  return makeEvent('dealt', { first, rows: open, wanted, deck: deck.length }, { sealed })
}
