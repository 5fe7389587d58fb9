import type { Event, Step } from '../../game.ts'
import { type Guest, happened, type State, addFloorCoins, withGuests } from '../core/state.ts'
import { raceOf } from './names.ts'

/** The step of a guest that has arrived: a goblin picks up a coin if one lies there (RULES.md, 4.6). */
export function pickUpCoin(state: State, guest: Guest): Step<State> {
  const { name, place, coins } = guest
  if (!canPickUpCoin(state, guest)) return { state, events: [] }
  const taken = withGuests(addFloorCoins(state, place, -1), { ...guest, coins: coins + 1 })
  return { state: taken, events: [happened('took', { char: name, place })] }
}

/** The step of a guest that goes away: a troll leaves a coin if it has one (ruling 8). Returns the guest as it is then, too. */
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

/** Whether a guest at a place would pick up a coin there. */
export function canPickUpCoin(
  { floor }: Pick<State, 'floor'>,
  { name, place }: Pick<Guest, 'name' | 'place'>
): boolean {
  return raceOf(name) === 'L' && !!floor[place]
}

/** Whether a guest would leave a coin when it goes. */
export function canLeaveTip({ name, coins }: Pick<Guest, 'name' | 'coins'>): boolean {
  return raceOf(name) === 'T' && coins > 0
}
