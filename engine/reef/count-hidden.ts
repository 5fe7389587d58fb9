import type { Options, HiddenCount } from '../game.ts'
import { hiddenSeaCards } from './sample-state.ts'
import { SEA_CARDS } from './sea/cards.ts'
import type { View } from './view.ts'

/** RULES.md, 6: which sea cards are in the deck or face down follows from what lies open, and not which lies where. */
export function countHidden(_: Options, view: View): readonly HiddenCount[] {
  const hidden = hiddenSeaCards(view)
  return [...new Set(SEA_CARDS)].map(kind => ({
    kind,
    cards: hidden.filter(card => card === kind),
    of: SEA_CARDS.filter(card => card === kind).length
  }))
}
