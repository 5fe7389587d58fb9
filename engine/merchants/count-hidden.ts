import type { Options, HiddenCount } from '../game.ts'
import { hiddenCards } from './sample-state.ts'
import { CARDS_PER_TERRAIN, TERRAINS } from './map/terrain.ts'
import type { View } from './view.ts'

/** What lies open is the discard: all else is in the deck and in hands, the viewer's own not counted (RULES.md, 6). */
export function countHidden(_: Options, view: View): readonly HiddenCount[] {
  const hidden = hiddenCards(view)
  // Nobody draws for a watcher.
  const isDrawn = view.viewer !== 'watcher' && view.deck > 0
  return TERRAINS.map(kind => {
    const cards = hidden.filter(card => card === kind)
    return { kind, cards, of: CARDS_PER_TERRAIN, ...(isDrawn && { next: cards.length / hidden.length }) }
  })
}
