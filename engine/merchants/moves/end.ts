import { plainMove } from '../../move-kit.ts'
import { playerAt } from '../../players.ts'
import type { Move } from '../core/move.ts'
import { happened, only, type State } from '../core/state.ts'
import { drawsNext } from '../core/turn.ts'
import { wareAt } from '../map/sites.ts'
import type { Ware } from '../map/special.ts'

/** The turn is over: cards are drawn, and what the merchant's place brings comes to him. */
export const end: Move<'end'> = {
  ...plainMove('end'),
  phase: 'play',
  refusals: () => [],
  apply: (state, seat) => only(ended(state), happened('ended', { seat })),
  offer: state => ({ facts: broughtBy(state) })
}

function ended(state: State): State {
  return { ...state, phase: 'draw' }
}

/** How many cards the end of the turn brings, and which ware the castle then buys. */
function broughtBy(state: State): { readonly cards: number; readonly ware?: Ware } {
  const { at, wagon } = playerAt(state, state.active)
  const ware = wareAt(at)
  return { cards: drawsNext(ended(state)), ...(ware && wagon.includes(ware) && { ware }) }
}
