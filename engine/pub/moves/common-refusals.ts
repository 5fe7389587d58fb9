import type { Seat } from '../../game.ts'
import type { Reason } from '../codes.ts'
import { type DiceUse, usesLeft } from '../core/dice.ts'
import { guestNamed, type State } from '../core/state.ts'
import { type GuestName, seatOfGuest } from '../room/names.ts'

/** What speaks against sending a character anywhere: ruling 17. */
export function refuseForeignGuest(state: State, seat: Seat, char: GuestName): readonly (Reason | null)[] {
  return [
    seatOfGuest(char) === seat ? null : { code: 'NOT_YOUR_CHARACTER', facts: { char } },
    guestNamed(state, char) ? null : { code: 'NOT_IN_PUB', facts: { char } }
  ]
}

/** What speaks against spending that: a die that has been spent. */
export function refuseSpentDie({ used }: State, use: DiceUse): Reason | null {
  if (usesLeft(used).includes(use)) return null
  return { code: use === 'A+B' ? 'SUM_AFTER_DIE' : 'DIE_USED' }
}
