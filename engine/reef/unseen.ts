import type { Options, HiddenCount } from '../game.ts'
import { unseenIn } from './imagine.ts'
import { SEA } from './sea/cards.ts'
import type { View } from './view.ts'

/** RULES.md, 6: which sea cards are in the deck or face down follows from what lies open, and not which lies where. */
export function unseen(_: Options, view: View): readonly HiddenCount[] {
  const hidden = unseenIn(view)
  return [...new Set(SEA)].map(kind => ({
    kind,
    cards: hidden.filter(card => card === kind),
    of: SEA.filter(card => card === kind).length
  }))
}
