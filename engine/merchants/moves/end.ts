import { step } from '../../events.ts'
import { fixedLineMove } from '../../move-kit.ts'
import { playerAt } from '../../players.ts'
import type { Move } from '../core/move.ts'
import { makeEvent, type State } from '../core/state.ts'
import { countUpcomingDrawsOfActiveSeat } from '../core/turn.ts'
import { wareBoughtAt } from '../map/special-spaces.ts'
import type { Ware } from '../map/special.ts'

/** Ends the seat's turn: the table then draws cards and applies the merchant's space (RULES.md, 4.3 and 4.4). */
export const endTurn: Move<'end'> = {
  ...fixedLineMove('end'),
  phase: 'play',
  refusals: () => [],
  apply: (state, seat) => step(ended(state), makeEvent('ended', { seat })),
  offer: state => ({ facts: gainsAtTurnEnd(state) })
}

function ended(state: State): State {
  return { ...state, phase: 'draw' }
}

/** How many cards the seat draws at the end of the turn, and the ware that it may sell then. */
function gainsAtTurnEnd(state: State): { readonly cards: number; readonly ware?: Ware } {
  const { at, wagon } = playerAt(state, state.active)
  const ware = wareBoughtAt(at)
  return { cards: countUpcomingDrawsOfActiveSeat(ended(state)), ...(ware && wagon.includes(ware) && { ware }) }
}
