import type { Viewer } from '../../../engine/game.ts'
import type { Random } from '../../../engine/random.ts'
import { type Card, ISLANDS, type Island, discardableCards } from '../../../engine/tranquility/sea/cards.ts'
import { rulesOf } from '../../../engine/tranquility/modules/index.ts'
import type { PendingStep, State } from '../../../engine/tranquility/core/state.ts'
import { removeEachOnce } from '../../../engine/multiset.ts'

const TRIES = 1000

/** The state with all that the viewer cannot see dealt anew: other hands, all piles, discards, picks for an offer. */
export function scrambled(state: State, viewer: Viewer, dice: Random): State {
  const isTurned = turnedUpIn(state)
  const shuffled = withDecks(state, viewer, dice)
  return consistent(state, () => dealtAnew(shuffled, viewer, dice, dice.shuffle(piled(state, isTurned))))
}

/**
 * Likewise, but what the table may turn up for all to see lies where it did. Alone, one draws until there are enough
 * cards to discard: that shows where Sea Monsters lie.
 */
export function undisclosed(state: State, viewer: Viewer, dice: Random): State {
  const isTurned = turnedUpIn(state)
  const shows = (card: Card): boolean => isTurned(card) || card === 'M'
  return consistent(state, () => dealtAnew(state, viewer, dice, piled(state, shows)))
}

/** With the decks shuffled that all draw from, and hands with the one for both. */
function withDecks(state: State, viewer: Viewer, dice: Random): State {
  const { explorers, contest } = state
  const shuffled = dice.shuffle([...hiddenHands(state, viewer), ...(contest?.deck ?? [])])
  return {
    ...state,
    ...(explorers && { explorers: { ...explorers, deck: dice.shuffle(explorers.deck) } }),
    ...(contest && { contest: { ...contest, deck: shuffled.slice(0, contest.deck.length) } })
  }
}

/** `apart` tells for each place of all piles which card lies there, beside those that are dealt anew. */
function dealtAnew(state: State, viewer: Viewer, dice: Random, apart: readonly (Card | null)[]): State {
  const left = [...apart]
  const piles = state.players.flatMap(({ pile }) => pile)
  const hands = hiddenHands(state, viewer)
  const hidden = [
    ...hands,
    ...(removeEachOnce(
      piles,
      apart.flatMap(card => card ?? [])
    ) ?? [])
  ]
  const kinds = hidden.filter(card => typeof card === 'string')
  const islands = dice.shuffle(unseen(state, viewer, hidden)).slice(0, hidden.length - kinds.length)
  // What comes by Explorer cards alone is in no pile.
  const mixed = state.explorers ? hands.length : hidden.length
  const drawn = [...dice.shuffle([...kinds, ...islands.splice(0, mixed - kinds.length)]), ...islands]
  const dealt = state.players.map((player, seat) =>
    seat === viewer ? player : { ...player, hand: player.hand.map(() => next(drawn)) }
  )
  const players = dealt.map(player => ({ ...player, pile: player.pile.map(() => next(left) ?? next(drawn)) }))
  return { ...state, players, pending: state.pending.map(step => offeredFrom(step, players, viewer)) }
}

function hiddenHands({ players }: State, viewer: Viewer): readonly Card[] {
  return players.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand))
}

/** Each place of all piles, with the card where it is one of those. */
function piled({ players }: State, isOne: (card: Card) => boolean): (Card | null)[] {
  return players.flatMap(({ pile }) => pile.map(card => (isOne(card) ? card : null)))
}

/** Islands that may be in a hidden hand or pile, discarded or removed: one for which a Wild lies may still be hidden. */
function unseen(state: State, viewer: Viewer, hidden: readonly Card[]): Island[] {
  const own = viewer === 'watcher' ? [] : (state.players[viewer]?.hand ?? [])
  const seen = new Set<Card | null>([...own, ...state.cells, ...(state.destroyed ?? [])])
  const { row = [], deck = [] } = state.contest ?? {}
  const onTable = new Set([...row, ...deck])
  return ISLANDS.filter(island => !onTable.has(island) && (!seen.has(island) || hidden.includes(island)))
}

/** The cards that are shown as soon as they are drawn. */
function turnedUpIn(state: State): (card: Card) => boolean {
  const kinds = new Set(rulesOf(state).flatMap(({ drawEffects: drawn = {} }) => Object.keys(drawn)))
  return card => kinds.has(String(card))
}

function offeredFrom(step: PendingStep, players: State['players'], viewer: Viewer): PendingStep {
  if (step.step !== 'pledge') return step
  const offers = step.offers.map((offer, seat) =>
    offer && seat !== viewer
      ? { ...offer, cards: discardableCards(players[seat]?.hand ?? []).slice(0, offer.cards.length) }
      : offer
  )
  return { ...step, offers }
}

/** Deals until nothing contradicts what everybody knows. */
function consistent(before: State, deal: () => State): State {
  for (let tries = 0; tries < TRIES; tries++) {
    const state = deal()
    if (marksHold(state) && offersHold(state, before)) return state
  }
  throw new Error(`Expected a deal that fits what everybody knows within ${TRIES} tries`)
}

/** Whoever is known to hold a Sea Monster does. */
function marksHold({ players, monsters }: State): boolean {
  return (monsters?.marked ?? []).every(seat => players[seat]?.hand.includes('M'))
}

/** Whoever has offered cards can give them. */
function offersHold({ pending: [now] }: State, { pending: [then] }: State): boolean {
  if (now?.step !== 'pledge' || then?.step !== 'pledge') return true
  return now.offers.every((offer, seat) => offer?.cards.length === then.offers[seat]?.cards.length)
}

function next<T>(list: T[]): T {
  const [first] = list.splice(0, 1)
  if (first === undefined) throw new Error('Cannot take one of none')
  return first
}
