import { priceEach } from '../../choice.ts'
import type { Step } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { ActionOf, Move } from '../core/move.ts'
import { happened, type State } from '../core/state.ts'
import { parseCoral } from '../parse-line.ts'
import type { Card } from '../sea/cards.ts'
import { cellNameOf, slotNamed, SLOTS, withCell } from '../sea/grid.ts'
import { withCoralReplaced } from './buy.ts'

type Shark = ActionOf<'shark'>

/** A shark eats a card that lies face up, wherever that is, or a fish on a coral of one's own; both are discarded. */
export const playShark: Move<'shark'> = {
  verb: 'shark',
  phases: ['turn'],

  read([verb, target = '', ...more]): Shark | null {
    const [slot, coral] = [slotNamed(target), parseCoral(target)]
    if (verb !== 'shark' || more.length > 0) return null
    if (slot !== null) return { verb, slot }
    return coral === null ? null : { verb, coral }
  },
  write: action => `shark ${'slot' in action ? cellNameOf(action.slot) : action.coral + 1}`,

  refuse(state, seat, action) {
    const { sharks, corals } = playerAt(state, seat)
    const none = sharks > 0 ? null : ({ code: 'NO_SHARK' } as const)
    if ('coral' in action) {
      const isFish = !!corals[action.coral]?.fish
      return [none, isFish ? null : { code: 'BAD_TARGET', facts: { coral: action.coral + 1 } }]
    }
    const lying = state.grid[action.slot] ?? null
    const facts = { cell: cellNameOf(action.slot) }
    return [none, lying?.up ? null : { code: lying ? 'FACE_DOWN' : 'NO_CARD', facts }]
  },

  apply(state, seat, action) {
    const { sharks, corals } = playerAt(state, seat)
    const used = withPlayer(state, seat, { sharks: sharks - 1 })
    if ('coral' in action) {
      const emptied = withCoralReplaced(used, seat, action.coral, { fish: null, bred: null })
      return discardEaten(emptied, { seat, coral: action.coral + 1 }, corals[action.coral]?.fish ?? null)
    }
    const grid = withCell(state.grid, action.slot, null)
    return discardEaten(
      { ...used, grid },
      { seat, cell: cellNameOf(action.slot) },
      state.grid[action.slot]?.card ?? null
    )
  },

  choices(state, seat) {
    const { sharks, corals } = playerAt(state, seat)
    const cells = SLOTS.filter(slot => state.grid[slot]?.up).map(cellNameOf)
    const own = [...corals.keys()].filter(at => corals[at]?.fish).map(at => `${at + 1}`)
    const targets = [...cells, ...own]
    if (sharks === 0 || targets.length === 0) return []
    const ways = { kind: 'piece', at: priceEach(0, targets) } as const
    return [{ verb: 'shark', subject: 'sh', line: 'shark _', ways, example: `shark ${targets[0]}` }]
  }
}

function discardEaten(
  state: State,
  where: { readonly seat: number; readonly cell?: string; readonly coral?: number },
  card: Card | null
): Step<State> {
  if (card === null) throw new Error('Cannot eat what is not there')
  return {
    state: { ...state, discard: [...state.discard, card, 'sh'] },
    events: [happened('ate', { ...where, card })]
  }
}
