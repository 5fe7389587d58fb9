import type { Options } from '../game.ts'
import type { Random } from '../random.ts'
import { difference } from '../multiset.ts'
import type { Panorama, Player, State } from './core/state.ts'
import { rulesFor, rulesOf } from './modules/index.ts'
import { type Card, deckOf } from './mountain/cards.ts'
import { LOWER, MOUNTAIN } from './mountain/mountain.ts'
import { SEQUENCES } from './mountain/panoramas.ts'
import { tableFor } from './tables.ts'
import type { View } from './view.ts'

/** A whole state, by chance, as it might be where somebody must decide who has that view. */
export function imagine(options: Options, view: View, random: Random): State {
  const rules = rulesFor(options)
  const open = {
    grid: MOUNTAIN.map(({ name }) => view.slots[name] ?? null),
    ibexes: MOUNTAIN.map(() => 0),
    panoramas: random.shuffle(SEQUENCES).map((sequence): Panorama => ({ sequence, side: 'hidden' }))
  }
  const state: State = {
    ...open,
    rules,
    buried: LOWER.filter(({ name }) => view.buried.includes(name)).map(({ slot }) => slot),
    players: playersIn(view, random),
    active: view.active,
    phase: 'action',
    result: null
  }
  return rulesOf(state).reduce((whole, rule) => ({ ...whole, ...rule.recalled?.(view, whole) }), state)
}

/** What has not been seen lies anywhere; what is left over has been discarded. */
function playersIn(view: View, random: Random): Player[] {
  const unseen = random.shuffle(unseenIn(view))
  return view.players.map(({ hand, deck, discarded }, seat) => ({
    hand: seat === view.viewer ? (view.hand ?? []) : unseen.splice(0, hand),
    deck: unseen.splice(0, deck),
    discarded
  }))
}

/** All cards that lie on no slot and not in the own hand. */
export function unseenIn({ slots, buried, hand = [], players }: View): readonly Card[] {
  const seen = [...Object.values(slots), ...buried.map((): Card => 'BR'), ...hand]
  return difference(deckOf(tableFor(players.length).lowest, 0), seen)
}
