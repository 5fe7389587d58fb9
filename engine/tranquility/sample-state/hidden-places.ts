import type { Seat } from '../../game.ts'
import type { Rule } from '../core/rule.ts'
import { type SampleInput, samplingsOf } from './rule-sampling.ts'

/** A place where a hidden card lies. */
export interface HiddenPlace {
  readonly in: 'hand' | 'pile' | 'discards' | 'rule'
  /** Whose; of a rule's pile, which rule's. */
  readonly of: Seat
}

/** Every place where a card lies that the viewer doesn't see. */
export function hiddenPlaces(known: SampleInput, rules: readonly Rule[]): HiddenPlace[] {
  const { players, viewer } = known.view
  return [
    ...players.flatMap(({ hand, pile, discarded }, seat) => [
      ...places('hand', seat, seat === viewer ? 0 : hand),
      ...places('pile', seat, pile),
      ...places('discards', seat, discarded)
    ]),
    ...samplingsOf(rules).flatMap(({ pile }, rule) => places('rule', rule, pile?.size(known) ?? 0))
  ]
}

function places(where: HiddenPlace['in'], of: Seat, count: number): HiddenPlace[] {
  return Array.from({ length: count }, () => ({ in: where, of }))
}
