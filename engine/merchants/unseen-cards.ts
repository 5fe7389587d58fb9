import type { Options, UnseenCardsTally } from '../game.ts'
import { unseenCards } from './sample-state.ts'
import { CARDS_PER_TERRAIN, TERRAINS } from './map/terrain.ts'
import type { View } from './view.ts'

/** The cards of each terrain in deck and others' hands, with the chance that the viewer draws it next (RULES.md, 6). */
export function unseenCardsByKind(_: Options, view: View): readonly UnseenCardsTally[] {
  const hidden = unseenCards(view)
  // A watcher never draws a card.
  const isDrawn = view.viewer !== 'watcher' && view.deck > 0
  return TERRAINS.map(kind => {
    const cards = hidden.filter(card => card === kind)
    return { kind, cards, of: CARDS_PER_TERRAIN, ...(isDrawn && { next: cards.length / hidden.length }) }
  })
}
