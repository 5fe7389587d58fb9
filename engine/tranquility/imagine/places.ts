import type { Seat } from '../../game.ts'
import type { Rule } from '../core/rule.ts'
import { type Known, type Where, partsOf } from './imagining.ts'

/** A place where a hidden card lies. */
export interface Place {
  readonly in: 'hand' | 'pile' | 'discards' | 'rule'
  /** Whose; of a rule's pile, which rule's. */
  readonly of: Seat
}

const ALLOWED: { readonly [where in Where]: readonly Place['in'][] } = {
  pile: ['pile', 'rule'],
  kept: ['hand', 'pile', 'rule'],
  met: ['hand', 'discards']
}

export function mayLie(where: Where | undefined, place: Place): boolean {
  return !where || ALLOWED[where].includes(place.in)
}

/** Every place where a card lies that the viewer doesn't see. */
export function placesIn(known: Known, rules: readonly Rule[]): Place[] {
  const { players, viewer } = known.view
  return [
    ...players.flatMap(({ hand, pile, discarded }, seat) => [
      ...places('hand', seat, seat === viewer ? 0 : hand),
      ...places('pile', seat, pile),
      ...places('discards', seat, discarded)
    ]),
    ...partsOf(rules).flatMap(({ pile }, rule) => places('rule', rule, pile?.size(known) ?? 0))
  ]
}

function places(where: Place['in'], of: Seat, count: number): Place[] {
  return Array.from({ length: count }, () => ({ in: where, of }))
}
