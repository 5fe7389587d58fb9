import { type DiceValues, NO_DICE_USED } from '../../../engine/pub/core/dice.ts'
import { type Guest, type Player, type State, beersToWin } from '../../../engine/pub/core/state.ts'
import { namesOfClan, raceOf, seatOfGuest } from '../../../engine/pub/room/names.ts'
import type { Random } from '../../../engine/random.ts'
import type { Table } from './model.ts'

/** A position as the model has it; somebody decides, or it is over. */
export function tableOf(state: State): Table {
  const { phase, active, dice, used, entering, innkeeper, floor, guests, players } = state
  if (phase !== 'first' && phase !== 'second' && phase !== 'over') throw new Error(`Expected no phase "${phase}"`)
  if (entering) throw new Error(`Expected nobody to come in by "${entering}"`)
  return {
    phase,
    active,
    dice: dice ?? { A: 0, B: 0 },
    used: (used.A ? 'A' : '') + (used.B ? 'B' : ''),
    innkeeper,
    floor: [...floor],
    inside: Object.fromEntries(guests.map(({ name, place, coins, beers }) => [name, { place, coins, beers }])),
    down: players.map(({ hidden }) => [...hidden]),
    up: players.map(({ shown }) => [...shown]),
    banks: players.map(({ bank }) => bank)
  }
}

/** Anybody who may sit there, more often drunk than not and short of coins; all clans are near their goal. */
export function anyState(seats: number, dice: Random): State {
  const crowd = dice.below(3)
  const isFirst = dice.below(2) > 0
  const isA = dice.below(2) > 0
  const guests = anyGuests(seats, dice, () => dice.below(3) < 1 + crowd)
  const players = Array.from({ length: seats }, (_, seat): Player => anyPlayer(seat, guests, dice))
  const state: State = {
    phase: isFirst ? 'first' : 'second',
    active: dice.below(seats),
    dice: anyDice(dice),
    used: isFirst ? NO_DICE_USED : { A: isA, B: !isA },
    entering: null,
    innkeeper: dice.below(7) || null,
    floor: Array.from({ length: 7 }, () => dice.below(3)),
    guests,
    players,
    result: null
  }
  const goal = beersToWin(state)
  return { ...state, players: players.map(player => ({ ...player, bank: goal - 1 - dice.below(5) })) }
}

/** A clan that is inside, all of it, sober enough to stay and too drunk to go far: nothing is left but the innkeeper. */
export function stuckState(seats: number, dice: Random): State {
  const state = anyState(seats, dice)
  const { active, innkeeper } = state
  const [l1, l2, n1, n2, o1, o2, t] = namesOfClan(active)
  const places = [
    [l1, 4],
    [l2, 4],
    [n1, 5],
    [n2, 5],
    [o1, 6],
    [o2, 6],
    [t, 1 + dice.below(2)]
  ] as const
  const beers = 4 + dice.below(2)
  const own = places.flatMap(([name, place]): Guest[] => (name ? [{ name, place, coins: 6, beers }] : []))
  return {
    ...state,
    phase: 'turn',
    dice: null,
    used: NO_DICE_USED,
    innkeeper: innkeeper && 1 + (innkeeper % 3),
    guests: own,
    players: state.players.map((player, seat) => ({
      ...player,
      hidden: seat === active ? [] : namesOfClan(seat),
      shown: []
    }))
  }
}

function anyGuests(seats: number, dice: Random, comes: () => boolean): Guest[] {
  const names = Array.from({ length: seats }, (_, seat) => namesOfClan(seat)).flat()
  const guests: Guest[] = []
  for (const name of dice.shuffle(names)) {
    const place = dice.below(7)
    const others = guests.filter(guest => guest.place === place)
    const races = others.map(other => raceOf(other.name))
    const isAlike = races.every(race => race === raceOf(name))
    const isMixed = new Set([...races, raceOf(name)]).size === races.length + 1
    const isFree =
      place === 0 ? others.every(other => seatOfGuest(other.name) !== seatOfGuest(name)) : isAlike || isMixed
    const coins = Math.max(0, dice.below(5) - 1)
    if (comes() && isFree) guests.push({ name, place, coins, beers: Math.max(dice.below(6), dice.below(6)) })
  }
  return guests.sort((one, other) => (one.name < other.name ? -1 : 1))
}

function anyPlayer(seat: number, guests: readonly Guest[], dice: Random): Player {
  const home = dice.shuffle(namesOfClan(seat).filter(name => !guests.some(guest => guest.name === name)))
  const down = dice.below(3) > 0 ? dice.below(home.length + 1) : 0
  return { bank: 0, hidden: home.slice(0, down), shown: home.slice(down) }
}

function anyDice(dice: Random): DiceValues {
  return { A: 1 + dice.below(6), B: 1 + dice.below(6) }
}
