import type { Viewer } from '../../../engine/game.ts'
import type { Random } from '../../../engine/random.ts'
import type { Card } from '../../../engine/tranquility/cards.ts'
import type { Pending, State } from '../../../engine/tranquility/state.ts'

/** The state with all that the viewer cannot see dealt anew: other hands, all piles, discards, picks for an offer. */
export function scrambled(state: State, viewer: Viewer, dice: Random): State {
  const own = viewer === 'watcher' ? [] : (state.players[viewer]?.hand ?? [])
  const unseen = dice.shuffle(without(deckOf(state), [...own, ...state.cells.flatMap(island => island ?? [])]))
  const players = state.players.map(({ hand, pile, discarded }, seat) => ({
    hand: seat === viewer ? hand : unseen.splice(0, hand.length),
    pile: unseen.splice(0, pile.length),
    discarded
  }))
  return { ...state, players, pending: state.pending.map(step => offeredFrom(step, players, viewer)) }
}

function deckOf({ players, startPlayed }: State): Card[] {
  const islands = Array.from({ length: 80 }, (_, index) => index + 1)
  const starts = players.slice(startPlayed ? 1 : 0).map((): Card => 'S')
  return [...islands, 'F', 'F', 'F', 'F', 'F', ...starts]
}

function without(all: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...all]
  for (const card of gone) left.splice(left.indexOf(card), 1)
  return left
}

function offeredFrom(step: Pending, players: State['players'], viewer: Viewer): Pending {
  if (step.step !== 'pledge') return step
  const offers = step.offers.map((offer, seat) =>
    offer && seat !== viewer ? { ...offer, cards: players[seat]?.hand.slice(0, offer.cards.length) ?? [] } : offer
  )
  return { ...step, offers }
}
