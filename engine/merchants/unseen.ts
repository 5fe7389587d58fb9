import type { Options, Unseen } from '../game.ts'
import { CARDS_EACH, counted, TERRAINS } from './map/terrain.ts'
import type { View } from './view.ts'

/** What lies open is the discard: all else is in the deck and in hands, the viewer's own not counted (RULES.md, 6). */
export function unseen(_: Options, { discard, hand = [], deck, viewer }: View): readonly Unseen[] {
  const own = counted(hand)
  const left = TERRAINS.map(kind => ({ kind, count: CARDS_EACH - discard[kind] - own[kind] }))
  const all = left.reduce((sum, { count }) => sum + count, 0)
  return left.map(({ kind, count }) => {
    // Nobody draws for a watcher.
    const isDrawn = viewer !== 'watcher' && deck > 0
    return { kind, cards: Array<string>(count).fill(kind), of: CARDS_EACH, ...(isDrawn && { next: count / all }) }
  })
}
