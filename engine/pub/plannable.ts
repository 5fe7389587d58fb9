import type { Choice, Seat } from '../game.ts'
import { choices, choicesOf } from './core/actions.ts'
import { DICE, NO_DICE_USED, DICE_USES } from './core/dice.ts'
import type { Action } from './core/move.ts'
import type { State } from './core/state.ts'
import { letGuestIn } from './moves/enter.ts'
import { refuseSendingGuestHome } from './moves/exit.ts'
import { seatOfGuest } from './room/names.ts'

/**
 * The choices for a plan. In its turn the seat may plan any legal action; before its turn, only actions that are possible with
 * any dice: sending a guest home or letting a guest in. No whole turn can be planned (`asIfTurnBegan`), since walks and the
 * innkeeper depend on the dice.
 */
export function choicesNowOrWithAnyDice(state: State, seat: Seat): readonly Choice[] {
  if (state.result) return []
  const offered = choices(state, seat)
  return offered.length > 0 ? offered : plannable({ ...state, dice: null, used: NO_DICE_USED }, seat)
}

function plannable(state: State, seat: Seat): readonly Choice[] {
  const leaving = state.guests.filter(
    guest => seatOfGuest(guest.name) === seat && refuseSendingGuestHome(state, guest).every(reason => !reason)
  )
  const exits = leaving.flatMap(({ name: char }) => DICE.map((use): Action => ({ verb: 'exit', use, char })))
  const enters = DICE_USES.map(use => ({ verb: 'enter', use }) as const)
  const entering = enters.filter(action => letGuestIn.refusals(state, seat, action).every(reason => !reason))
  return choicesOf(state, seat, [...exits, ...entering])
}
