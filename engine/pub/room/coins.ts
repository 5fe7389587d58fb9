import type { Event, Step } from '../../game.ts'
import { type Guest, happened, type State, addFloorCoins, withGuests } from '../core/state.ts'
import { raceOf } from './names.ts'

/** A goblin that arrives takes a coin that lies there: RULES.md, 4.6. */
export function pickUpCoin(state: State, guest: Guest): Step<State> {
  const { name, place, coins } = guest
  if (!canPickUpCoin(state, guest)) return { state, events: [] }
  const taken = withGuests(addFloorCoins(state, place, -1), { ...guest, coins: coins + 1 })
  return { state: taken, events: [happened('took', { char: name, place })] }
}

/** A troll that moves away leaves a coin, if it has one: ruling 8. */
export function leaveTip(
  state: State,
  guest: Guest
): { readonly state: State; readonly events: readonly Event[]; readonly guest: Guest } {
  const { name, place, coins } = guest
  if (!canLeaveTip(guest)) return { state, events: [], guest }
  return {
    state: addFloorCoins(state, place, 1),
    events: [happened('tipped', { char: name, place })],
    guest: { ...guest, coins: coins - 1 }
  }
}

export function canPickUpCoin(
  { floor }: Pick<State, 'floor'>,
  { name, place }: Pick<Guest, 'name' | 'place'>
): boolean {
  return raceOf(name) === 'L' && !!floor[place]
}

export function canLeaveTip({ name, coins }: Pick<Guest, 'name' | 'coins'>): boolean {
  return raceOf(name) === 'T' && coins > 0
}
