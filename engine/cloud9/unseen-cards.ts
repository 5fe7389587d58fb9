import type { Options, UnseenCardsTally } from '../game.ts'
import { CARD_KINDS, COPIES_PER_CARD } from './cards.ts'
import { unseenCards } from './sample-state.ts'
import type { View } from './view.ts'

/** The cards in the pile and in other hands by kind, with the chance that the viewer draws one next (RULES.md, 6). */
export function unseenCardsByKind(_: Options, view: View): readonly UnseenCardsTally[] {
  const { pile, viewer } = view
  const hidden = unseenCards(view)
  return CARD_KINDS.map(kind => {
    const cards = hidden.filter(card => card === kind)
    // A watcher draws no card.
    const isDrawn = viewer !== 'watcher' && pile > 0
    return { kind, cards, of: COPIES_PER_CARD[kind], ...(isDrawn && { next: cards.length / hidden.length }) }
  })
}
