import type { Step } from '../../game.ts'
import type { Reason } from '../codes.ts'
import { readUse, usesLeft, valueOf } from '../core/dice.ts'
import type { ActionOf, Move } from '../core/move.ts'
import { type Guest, guestNamed, guestsAt, happened, type State, withGuests } from '../core/state.ts'
import { DIRECTIONS, DOOR, type Place, stepsFrom } from '../room/circle.ts'
import { pickUp, tip } from '../room/coins.ts'
import { company } from '../room/drinking.ts'
import { type Name, raceOf, readName, seatOf } from '../room/names.ts'
import { maySit } from '../room/seating.ts'
import { refuseOwn, refuseUse } from './common-refusals.ts'

type Walk = ActionOf<'move'>

/** A character goes as many steps as the die has, less one for each of its beers. */
export const move: Move<'move'> = {
  parse([verb, die = '', name = '', way, ...more]) {
    const [use, char, dir] = [readUse(die), readName(name), DIRECTIONS.find(one => one === way)]
    return verb === 'move' && use && char && dir && more.length === 0 ? { verb, use, char, dir } : null
  },
  format: ({ use, char, dir }) => `move ${use} ${char} ${dir}`,

  refusals(state, seat, action) {
    const { char, dir } = action
    const guest = guestNamed(state, char)
    const steps = guest ? stepsOf(state, guest, action) : 0
    return [
      refuseUse(state, action.use),
      ...refuseOwn(state, seat, char),
      guest && steps < 1 ? { code: 'TOO_DRUNK', facts: { char, beers: guest.beers } } : null,
      dir === 'ccw' && raceOf(char) !== 'N' ? { code: 'ONE_WAY_ONLY', facts: { char } } : null,
      guest && refusePlace(state, char, stepsFrom(guest.place, steps, dir))
    ]
  },

  apply(state, _, action) {
    const guest = guestNamed(state, action.char)
    if (!guest) throw new Error(`Cannot find "${action.char}" in the pub`)
    return walked(state, guest, stepsOf(state, guest, action), action)
  },

  candidates: ({ guests, used }, seat) =>
    guests
      .filter(({ name }) => seatOf(name) === seat)
      .flatMap(({ name: char }) =>
        usesLeft(used).flatMap(use =>
          (raceOf(char) === 'N' ? DIRECTIONS : DIRECTIONS.slice(0, 1)).map((dir): Walk => ({
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
    const to = guest && stepsFrom(guest.place, stepsOf(state, guest, action), action.dir)
    return { subject: action.char, facts: { to } }
  }
}

function stepsOf({ dice }: State, { beers }: Guest, { use }: Walk): number {
  return (dice ? valueOf(dice, use) : 0) - beers
}

function refusePlace(state: State, char: Name, to: Place): Reason | null {
  const others = guestsAt(state, to).filter(({ name }) => name !== char)
  if (to !== DOOR) return maySit(raceOf(char), others) ? null : { code: 'SEAT_REFUSED', facts: { char, table: to } }
  return others.some(({ name }) => seatOf(name) === seatOf(char)) ? { code: 'DOOR_OCCUPIED' } : null
}

/** Leaves, goes, arrives and drinks, in this order: RULES.md, 4.4; ruling 7, ruling 27. */
function walked(state: State, from: Guest, steps: number, { dir }: Walk): Step<State> {
  const tipped = tip(state, from)
  const guest = { ...tipped.guest, place: stepsFrom(from.place, steps, dir) }
  const moved = happened('moved', { char: guest.name, from: from.place, to: guest.place, dir, steps })
  const took = pickUp(withGuests(tipped.state, guest), guest)
  const drunk =
    guest.place === DOOR ? { state: took.state, events: [] } : company(took.state, guestsAt(took.state, guest.place))
  return { state: drunk.state, events: [...tipped.events, moved, ...took.events, ...drunk.events] }
}
