import { cardNamed } from '../../../engine/ascent/mountain/cards.ts'
import type { View } from '../../../engine/ascent/view.ts'
import { removeEachOnce } from '../../../engine/multiset.ts'
import type { WaitingGame } from '../../seat/waiting/game.ts'
import { partsOf } from './board/cards.ts'
import { ROWS, supports, TOP } from './board/slots.ts'

const SUMMIT = 'SU'

/** A card lies in any empty slot that has something to rest on; at the top nothing but a Summit. */
export const waiting: WaitingGame<View> = {
  free: ({ slots }, card) =>
    ROWS.flat().filter(
      slot =>
        (slot === TOP) === (card === SUMMIT) &&
        !slots[slot] &&
        supports(slot).every(below => slots[below] !== undefined)
    ),
  lay(view, name, slot) {
    const card = cardNamed(name)
    const hand = card && removeEachOnce(view.hand ?? [], [card])
    return hand ? { ...view, hand, slots: { ...view.slots, [slot]: card } } : view
  },
  told: slot => ({ type: 'placed', facts: { slot } }),
  value: card => partsOf(card).value
}
