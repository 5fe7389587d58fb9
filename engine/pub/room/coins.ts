import type { Event, Step } from '../../game.ts'
import { type Guest, makeEvent, type State, addFloorCoins, upsertGuests } from '../core/state.ts'
import { raceOf } from './names.ts'

/** Lets a guest that has arrived pick up a coin; only a goblin does, if a coin lies at its place (RULES.md, 4.6). */
export function letGoblinPickUpCoin(state: State, guest: Guest): Step<State> {
  const { name, place, coins } = guest
  if (!wouldPickUpCoin(state, guest)) return { state, events: [] }
  const taken = upsertGuests(addFloorCoins(state, place, -1), { ...guest, coins: coins + 1 })
  return { state: taken, events: [makeEvent('took', { char: name, place })] }
}

/** Lets a guest that goes away leave a coin; only a troll with a coin does (ruling 8). Returns the changed guest, too. */
export function letTrollLeaveTip(
  state: State,
  guest: Guest
): { readonly state: State; readonly events: readonly Event[]; readonly guest: Guest } {
  const { name, place, coins } = guest
  if (!wouldLeaveTip(guest)) return { state, events: [], guest }
  return {
    state: addFloorCoins(state, place, 1),
    events: [makeEvent('tipped', { char: name, place })],
    guest: { ...guest, coins: coins - 1 }
  }
}

/** Whether a guest would pick up a coin at its place: a goblin where a coin lies. */
export function wouldPickUpCoin(
  { floor }: Pick<State, 'floor'>,
  { name, place }: Pick<Guest, 'name' | 'place'>
): boolean {
  return raceOf(name) === 'L' && !!floor[place]
}

/** Whether a guest would leave a coin when it goes: a troll with a coin. */
export function wouldLeaveTip({ name, coins }: Pick<Guest, 'name' | 'coins'>): boolean {
  return raceOf(name) === 'T' && coins > 0
}
