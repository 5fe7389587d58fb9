import { seaNamed } from '../../../engine/tranquility/sea/seas.ts'
import type { View } from '../../../engine/tranquility/view.ts'
import { removeEachOnce } from '../../../engine/multiset.ts'
import type { WaitingGame } from '../../seat/waiting/game.ts'

const isIsland = (card: string) => Number(card) > 0

/** Islands lie in any empty cell; all other cards lie beside the sea, or stand for something that nobody has said yet. */
export const waiting: WaitingGame<View> = {
  free: ({ sea, cells }, card) => (isIsland(card) ? seaNamed(sea).names.filter(cell => cells[cell] === undefined) : []),
  lay(view, card, cell) {
    const hand = removeEachOnce(view.hand ?? [], [card])
    return hand ? { ...view, hand, cells: { ...view.cells, [cell]: Number(card) } } : view
  },
  told: cell => ({ type: 'placed', facts: { cell } }),
  value: card => (isIsland(card) ? card : '')
}
