import type { Options, HiddenCount } from '../game.ts'
import { hiddenSeaCards } from './sample-state.ts'
import { SEA_CARDS } from './sea/cards.ts'
import type { View } from './view.ts'

/** Counts the sea cards that lie face down or in the deck, by kind; anybody could, since all others lie open (RULES.md, 6). */
export function countHidden(_: Options, view: View): readonly HiddenCount[] {
  const hidden = hiddenSeaCards(view)
  return [...new Set(SEA_CARDS)].map(kind => ({
    kind,
    cards: hidden.filter(card => card === kind),
    of: SEA_CARDS.filter(card => card === kind).length
  }))
}
