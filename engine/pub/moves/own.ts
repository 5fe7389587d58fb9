import type { Seat } from '../../game.ts'
import type { Reason } from '../codes.ts'
import { guestNamed, type State } from '../core/state.ts'
import { type Name, seatOf } from '../room/names.ts'

/** What speaks against sending a character anywhere: ruling 17. */
export function refuseOwn(state: State, seat: Seat, char: Name): readonly (Reason | null)[] {
  return [
    seatOf(char) === seat ? null : { code: 'NOT_YOUR_CHARACTER', facts: { char } },
    guestNamed(state, char) ? null : { code: 'NOT_IN_PUB', facts: { char } }
  ]
}
