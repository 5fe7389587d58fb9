import type { Seat, Step } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import { withCoralReplaced } from '../core/corals.ts'
import type { ActionOf, Move } from '../core/move.ts'
import { refuseUnlessFaceUp } from '../core/reach.ts'
import { makeEvent, type State } from '../core/state.ts'
import { parseCoralIndex } from '../parse-line.ts'
import type { Card } from '../sea/cards.ts'
import { cellNameOf, slotNamed, SLOTS, withSlot } from '../sea/grid.ts'

type SharkAction = ActionOf<'shark'>

/** Plays a shark, which eats any card that lies face up, or a fish on one of the seat's corals (ruling 16). */
export const playShark: Move<'shark'> = {
  phases: ['turn'],
  parse([verb, target = '', ...more]): SharkAction | null {
    const [slot, coral] = [slotNamed(target), parseCoralIndex(target)]
    if (verb !== 'shark' || more.length > 0) return null
    if (slot !== null) return { verb, slot }
    return coral === null ? null : { verb, coral }
  },
  format: action => `shark ${'slot' in action ? cellNameOf(action.slot) : action.coral + 1}`,

  refusals(state, seat, action) {
    const { sharks, corals } = playerAt(state, seat)
    const none = sharks > 0 ? null : ({ code: 'NO_SHARK' } as const)
    if ('coral' in action) {
      const isFish = !!corals[action.coral]?.fish
      return [none, isFish ? null : { code: 'BAD_TARGET', facts: { coral: action.coral + 1 } }]
    }
    return [none, refuseUnlessFaceUp(state, action.slot)]
  },

  apply(state, seat, action) {
    const { sharks, corals } = playerAt(state, seat)
    const used = withPlayer(state, seat, { sharks: sharks - 1 })
    if ('coral' in action) {
      const emptied = withCoralReplaced(used, seat, action.coral, { fish: null, bred: null })
      return discardEaten(emptied, { seat, coral: action.coral + 1 }, corals[action.coral]?.fish ?? null)
    }
    const grid = withSlot(state.grid, action.slot, null)
    return discardEaten(
      { ...used, grid },
      { seat, cell: cellNameOf(action.slot) },
      state.grid[action.slot]?.card ?? null
    )
  },

  candidates(state, seat): readonly SharkAction[] {
    const corals = [...playerAt(state, seat).corals.keys()]
    return [
      ...SLOTS.map(slot => ({ verb: 'shark', slot }) as const),
      ...corals.map(coral => ({ verb: 'shark', coral }) as const)
    ]
  },
  way: 'piece',
  offer: () => ({ subject: 'sh' })
}

/** Puts the eaten card and the shark on the discard. */
function discardEaten(
  state: State,
  where: { readonly seat: Seat; readonly cell?: string; readonly coral?: number },
  card: Card | null
): Step<State> {
  if (card === null) throw new Error('Cannot eat what is not there')
  return {
    state: { ...state, discard: [...state.discard, card, 'sh'] },
    events: [makeEvent('ate', { ...where, card })]
  }
}
