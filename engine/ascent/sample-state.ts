import type { Options } from '../game.ts'
import type { Random } from '../random.ts'
import { difference } from '../multiset.ts'
import type { Player, State } from './core/state.ts'
import { initialSlices, ruleNamesFor, rulesOf } from './modules/index.ts'
import { type Card, buildDeck } from './mountain/cards.ts'
import { PLACES_BELOW_SUMMIT, ALL_PLACES } from './mountain/mountain.ts'
import { PANORAMA_SEQUENCES } from './mountain/panoramas.ts'
import { tableSetupFor } from './tables.ts'
import type { View } from './view.ts'

/** A random state that fits the view of a seat that must decide: each hidden card lies anywhere with equal chances. */
export function sampleState(options: Options, view: View, random: Random): State {
  const rules = ruleNamesFor(options)
  const open = {
    grid: ALL_PLACES.map(({ name }) => view.slots[name] ?? null),
    ...initialSlices(random.shuffle(PANORAMA_SEQUENCES))
  }
  const state: State = {
    ...open,
    rules,
    buried: PLACES_BELOW_SUMMIT.filter(({ name }) => view.buried.includes(name)).map(({ slot }) => slot),
    players: playersIn(view, random),
    active: view.active,
    phase: 'action',
    result: null
  }
  return rulesOf(state).reduce((whole, rule) => ({ ...whole, ...rule.stateFromView?.(view, whole) }), state)
}

/** Deals the unseen cards to other hands and all decks at random; those left over have been discarded. */
function playersIn(view: View, random: Random): Player[] {
  const unseen = random.shuffle(unseenCards(view))
  return view.players.map(({ hand, deck, discarded }, seat) => ({
    hand: seat === view.viewer ? (view.hand ?? []) : unseen.splice(0, hand),
    deck: unseen.splice(0, deck),
    discarded
  }))
}

/**
 * All cards of the game that are neither on the mountain nor in the viewer's hand: in other hands, in decks, or discarded.
 */
export function unseenCards({ slots, buried, hand = [], players }: View): readonly Card[] {
  const seen = [...Object.values(slots), ...buried.map((): Card => 'BR'), ...hand]
  return difference(buildDeck(tableSetupFor(players.length).lowestValue, 0), seen)
}
