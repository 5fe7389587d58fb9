import type { Options, UnseenCardsTally } from '../game.ts'
import { unseenCards } from './sample-state.ts'
import { type Card, buildDeck, printedFaceWithIbexOf } from './mountain/cards.ts'
import { tableSetupFor } from './tables.ts'
import type { View } from './view.ts'

/**
 * The cards that the viewer cannot see, by kind, with the chance that the next card of the viewer's own deck is of the
 * kind. Cards that were paid or discarded count as hidden, since nobody may look them up (RULES.md, 9; ruling A28).
 */
export function unseenCardsByKind(_: Options, view: View): readonly UnseenCardsTally[] {
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

/** The kind a card is counted under: its terrain for a mountain card, `F` for any Campfire, its own name otherwise. */
function kindOf(card: Card): string {
  const face = printedFaceWithIbexOf(card)
  if (face.kind === 'mountain') return face.terrain
  return face.kind === 'campfire' ? 'F' : card
}
