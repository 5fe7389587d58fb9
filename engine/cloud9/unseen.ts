import type { Options, HiddenCount } from '../game.ts'
import { CARDS, COUNTS } from './cards.ts'
import { unseenIn } from './imagine.ts'
import type { View } from './view.ts'

/** What lies open is the discard: all else is in the pile and in hands, the viewer’s own not counted (RULES.md, 6). */
export function unseen(_: Options, view: View): readonly HiddenCount[] {
  const { pile, viewer } = view
  const hidden = unseenIn(view)
  return CARDS.map(kind => {
    const cards = hidden.filter(card => card === kind)
    // Nobody draws for a watcher.
    const isDrawn = viewer !== 'watcher' && pile > 0
    return { kind, cards, of: COUNTS[kind], ...(isDrawn && { next: cards.length / hidden.length }) }
  })
}
