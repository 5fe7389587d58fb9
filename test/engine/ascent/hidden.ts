import { type Card, buildDeck } from '../../../engine/ascent/mountain/cards.ts'
import type { State } from '../../../engine/ascent/core/state.ts'
import type { PanoramaCard } from '../../../engine/ascent/modules/documentary/slice.ts'
import { tableSetupFor } from '../../../engine/ascent/tables.ts'
import type { Viewer } from '../../../engine/game.ts'
import type { Random } from '../../../engine/random.ts'

/** The state with all that the viewer cannot see dealt anew: other hands, all decks, discards, hidden Panoramas. */
export function scrambled(state: State, viewer: Viewer, dice: Random): State {
  const unseen = dice.shuffle(notSeen(state, viewer))
  const players = state.players.map(({ hand, deck, discarded }, seat) => ({
    hand: seat === viewer ? hand : unseen.splice(0, hand.length),
    deck: unseen.splice(0, deck.length),
    discarded
  }))
  return { ...state, players, panoramas: mixed(state.panoramas, dice) }
}

function notSeen({ grid, buried, players }: State, viewer: Viewer): Card[] {
  const left = buildDeck(tableSetupFor(players.length).lowestValue, 0)
  const own = viewer === 'watcher' ? [] : (players[viewer]?.hand ?? [])
  for (const card of [...grid, ...buried.map((): Card => 'BR'), ...own])
    if (card !== null) left.splice(left.indexOf(card), 1)
  return left
}

function mixed(panoramas: readonly PanoramaCard[], dice: Random): PanoramaCard[] {
  const hidden = dice.shuffle(panoramas.filter(isHidden))
  return panoramas.map(panorama => (isHidden(panorama) ? (hidden.pop() ?? panorama) : panorama))
}

function isHidden({ side }: PanoramaCard): boolean {
  return side === 'hidden'
}
