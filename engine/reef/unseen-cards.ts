import type { Options, UnseenCardsTally } from '../game.ts'
import { unseenSeaCards } from './sample-state.ts'
import { SEA_CARDS } from './sea/cards.ts'
import type { View } from './view.ts'

/** The sea cards that lie face down or in the deck, by kind; all others lie open (RULES.md, 6). */
export function unseenCardsByKind(_: Options, view: View): readonly UnseenCardsTally[] {
  const hidden = unseenSeaCards(view)
  return [...new Set(SEA_CARDS)].map(kind => ({
    kind,
    cards: hidden.filter(card => card === kind),
    of: SEA_CARDS.filter(card => card === kind).length
  }))
}
