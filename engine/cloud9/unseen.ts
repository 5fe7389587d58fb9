import type { Options, Unseen } from '../game.ts'
import { leftOf } from '../without.ts'
import { type Card, CARDS, COUNTS, DECK } from './cards.ts'
import type { View } from './view.ts'

/** What lies open is the discard: all else is in the pile and in hands, the viewer’s own not counted (RULES.md, 6). */
export function unseen(_: Options, { discard, hand = [], pile, viewer }: View): readonly Unseen[] {
  const hidden = leftOf<Card>(DECK, [...discard, ...hand])
  return CARDS.map(kind => {
    const cards = hidden.filter(card => card === kind)
    // Nobody draws for a watcher.
    const isDrawn = viewer !== 'watcher' && pile > 0
    return { kind, cards, of: COUNTS[kind], ...(isDrawn && { next: cards.length / hidden.length }) }
  })
}
