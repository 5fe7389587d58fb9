import type { Event, Options, Step } from '../game.ts'
import type { Random } from '../random.ts'
import { happened, type Player, type State } from './core/state.ts'
import { PAIRS, SEA } from './sea/cards.ts'
import { isMiddle, rowOf, rowsOf, SLOTS } from './sea/grid.ts'
import { each } from './sea/worms.ts'

const WORMS = 8
const BOATS = 15
const WANTED = 4

/** Everybody begins with a boat and a worm of every colour. */
const PLAYER: Player = { worms: each(1), pearls: 0, sharks: 0, boats: 1, corals: [] }

/** Lays the sea, turns up four breeding cards, and says by chance who begins. */
export function deal(_: Options, seats: number, random: Random): Step<State> {
  const sea = random.shuffle(SEA)
  const breeding = random.shuffle(PAIRS)
  const first = random.below(seats)
  const state: State = {
    grid: sea.slice(0, SLOTS.length).map((card, slot) => ({ card, up: !isMiddle(rowOf(slot)), half: false })),
    deck: sea.slice(SLOTS.length),
    discard: [],
    breeding: breeding.slice(WANTED),
    wanted: breeding.slice(0, WANTED),
    stock: each(WORMS - seats),
    boatsLeft: BOATS - seats,
    players: Array.from({ length: seats }, () => PLAYER),
    active: first,
    phase: 'roll',
    dice: null,
    given: 0,
    looking: null,
    result: null
  }
  return { state, events: [dealt(state)] }
}

function dealt({ grid, deck, breeding, wanted, active: first }: State): Event {
  const rows = rowsOf(grid).map(cells => cells.flatMap(lying => lying?.card ?? []))
  const open = Object.fromEntries([...rows.entries()].filter(([row]) => !isMiddle(row)))
  const sealed = { first, rows, deck, breeding: [...wanted, ...breeding] }
  return happened('dealt', { first, rows: open, wanted, deck: deck.length }, { sealed })
}
