import type { Seat } from '../../game.ts'
import type { Reason } from '../codes.ts'
import { type DiceUse, spendableUses } from '../core/dice.ts'
import { guestNamed, type State } from '../core/state.ts'
import { type GuestName, seatOfGuest } from '../room/names.ts'

/** The reasons against using a guest that belongs to another clan or isn't in the pub (ruling 17). */
export function refuseForeignOrAbsentGuest(state: State, seat: Seat, char: GuestName): readonly (Reason | null)[] {
  return [
    seatOfGuest(char) === seat ? null : { code: 'NOT_YOUR_CHARACTER', facts: { char } },
    guestNamed(state, char) ? null : { code: 'NOT_IN_PUB', facts: { char } }
  ]
}

/** The reason against spending a die that is spent already, or the sum once a die is spent; null if the use is allowed. */
export function refuseSpentDie({ used }: State, use: DiceUse): Reason | null {
  if (spendableUses(used).includes(use)) return null
  return { code: use === 'A+B' ? 'SUM_AFTER_DIE' : 'DIE_USED' }
}
