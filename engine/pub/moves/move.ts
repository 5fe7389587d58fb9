import type { Step } from '../../game.ts'
import type { Reason } from '../codes.ts'
import { parseDiceUse, spendableUses, pipsOfUse } from '../core/dice.ts'
import type { ActionOf, Move } from '../core/move.ts'
import { type Guest, guestNamed, guestsAt, makeEvent, type State, upsertGuests } from '../core/state.ts'
import { WALK_DIRECTIONS, DOOR, type Place, placeAfterSteps } from '../room/circle.ts'
import { letGoblinPickUpCoin, letTrollLeaveTip } from '../room/coins.ts'
import { drinkAtTable } from '../room/drinking.ts'
import { type GuestName, raceOf, parseGuestNameToken, seatOfGuest } from '../room/names.ts'
import { maySit } from '../room/seating.ts'
import { refuseForeignOrAbsentGuest, refuseSpentDie } from './common-refusals.ts'

type Walk = ActionOf<'move'>

/** Moves a guest one step for each pip of the dice spent, less one for each of its beers. */
export const moveGuest: Move<'move'> = {
  parse([verb, die = '', name = '', way, ...more]) {
    const [use, char, dir] = [parseDiceUse(die), parseGuestNameToken(name), WALK_DIRECTIONS.find(one => one === way)]
    return verb === 'move' && use && char && dir && more.length === 0 ? { verb, use, char, dir } : null
  },
  format: ({ use, char, dir }) => `move ${use} ${char} ${dir}`,

  refusals(state, seat, action) {
    const { char, dir } = action
    const guest = guestNamed(state, char)
    const steps = guest ? stepsOf(state, guest, action) : 0
    return [
      refuseSpentDie(state, action.use),
      ...refuseForeignOrAbsentGuest(state, seat, char),
      guest && steps < 1 ? { code: 'TOO_DRUNK', facts: { char, beers: guest.beers } } : null,
      dir === 'ccw' && raceOf(char) !== 'N' ? { code: 'ONE_WAY_ONLY', facts: { char } } : null,
      guest && refusePlace(state, char, placeAfterSteps(guest.place, steps, dir))
    ]
  },

  apply(state, _, action) {
    const guest = guestNamed(state, action.char)
    if (!guest) throw new Error(`Cannot find "${action.char}" in the pub`)
    return walk(state, guest, stepsOf(state, guest, action), action)
  },

  candidates: ({ guests, used }, seat) =>
    guests
      .filter(({ name }) => seatOfGuest(name) === seat)
      .flatMap(({ name: char }) =>
        spendableUses(used).flatMap(use =>
          (raceOf(char) === 'N' ? WALK_DIRECTIONS : WALK_DIRECTIONS.slice(0, 1)).map((dir): Walk => ({
            verb: 'move',
            use,
            char,
            dir
          }))
        )
      ),

  way: 'words',
  offer(state, _, action) {
    const guest = guestNamed(state, action.char)
    const to = guest && placeAfterSteps(guest.place, stepsOf(state, guest, action), action.dir)
    return { subject: action.char, facts: { to } }
  }
}

function stepsOf({ dice }: State, { beers }: Guest, { use }: Walk): number {
  return (dice ? pipsOfUse(dice, use) : 0) - beers
}

function refusePlace(state: State, char: GuestName, to: Place): Reason | null {
  const others = guestsAt(state, to).filter(({ name }) => name !== char)
  if (to !== DOOR) return maySit(raceOf(char), others) ? null : { code: 'SEAT_REFUSED', facts: { char, table: to } }
  return others.some(({ name }) => seatOfGuest(name) === seatOfGuest(char)) ? { code: 'DOOR_OCCUPIED' } : null
}

/** Carries out a walk: the guest tips, goes, picks up a coin and drinks, in this order (RULES.md, 4.4; rulings 7 and 27). */
function walk(state: State, from: Guest, steps: number, { dir }: Walk): Step<State> {
  const tipped = letTrollLeaveTip(state, from)
  const guest = { ...tipped.guest, place: placeAfterSteps(from.place, steps, dir) }
  const moved = makeEvent('moved', { char: guest.name, from: from.place, to: guest.place, dir, steps })
  const took = letGoblinPickUpCoin(upsertGuests(tipped.state, guest), guest)
  const drunk =
    guest.place === DOOR
      ? { state: took.state, events: [] }
      : drinkAtTable(took.state, guestsAt(took.state, guest.place))
  return { state: drunk.state, events: [...tipped.events, moved, ...took.events, ...drunk.events] }
}
