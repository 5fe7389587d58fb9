import type { Options, HiddenCount } from '../game.ts'
import { unseenCards } from './sample-state.ts'
import { type Card, buildDeck, faceOf } from './mountain/cards.ts'
import { tableSetupFor } from './tables.ts'
import type { View } from './view.ts'

/**
 * Rules 9: what is on no slot and not in the own hand may be counted, and what has been paid or discarded is not taken off,
 * since nobody may look it up.
 */
export function countHidden(_: Options, view: View): readonly HiddenCount[] {
  const { players, viewer } = view
  const all = buildDeck(tableSetupFor(players.length).lowestValue, 0)
  const hidden = unseenCards(view)
  const drawn = viewer === 'watcher' ? 0 : (players[viewer]?.deck ?? 0)
  return [...new Set(all.map(kindOf))].map(kind => {
    const cards = hidden.filter(card => kindOf(card) === kind)
    const of = all.filter(card => kindOf(card) === kind).length
    return { kind, cards, of, ...(drawn > 0 && { next: cards.length / hidden.length }) }
  })
}

/** Mountain cards by their terrain, Campfires together, and all others by themselves. */
function kindOf(card: Card): string {
  const face = faceOf(card)
  if (face.kind === 'mountain') return face.terrain
  return face.kind === 'campfire' ? 'F' : card
}
