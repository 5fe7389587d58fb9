import type { Event, Options, Step } from '../game.ts'
import type { Random } from '../random.ts'
import { NO_DICE_USED } from './core/dice.ts'
import { type Guest, makeEvent, type State } from './core/state.ts'
import { DOOR, PLACES } from './room/circle.ts'
import { namesOfClan, type GuestName } from './room/names.ts'

/** The coins of each clan's first guest (RULES.md, 3). */
const FIRST_COINS = 4
/** The coins on each table. */
const ON_TABLES = 1

/** Deals a match: draws the first seat, shuffles each clan's stack, and lets the first guest of each clan in. */
export function deal(_: Options, seats: number, random: Random): Step<State> {
  const first = random.below(seats)
  const stacks = Array.from({ length: seats }, (__, seat) => random.shuffle(namesOfClan(seat)))
  const state: State = {
    phase: 'turn',
    active: first,
    dice: null,
    used: NO_DICE_USED,
    entering: null,
    innkeeper: null,
    floor: PLACES.map(place => (place === DOOR ? 0 : ON_TABLES)),
    guests: stacks.flatMap(firstGuest),
    players: stacks.map(([, ...hidden]) => ({ bank: 0, hidden, shown: [] })),
    result: null
  }
  return {
    state,
    events: [makeEvent('dealt', { first }, { sealed: { first, stacks } }), ...state.guests.map(enteredEvent)]
  }
}

function firstGuest([name]: readonly GuestName[]): readonly Guest[] {
  return name ? [{ name, place: DOOR, coins: FIRST_COINS, beers: 0 }] : []
}

function enteredEvent({ name: char, coins }: Guest): Event {
  return makeEvent('entered', { char, coins })
}
