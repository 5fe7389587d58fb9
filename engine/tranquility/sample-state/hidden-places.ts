import type { Seat } from '../../game.ts'
import type { Rule } from '../core/rule.ts'
import { type OptionsAndView, samplingsOf } from './rule-sampling.ts'

/** A place that holds one card which the viewer can't see. */
export interface HiddenCardPlace {
  readonly in: 'hand' | 'pile' | 'discards' | 'rule'
  /** The seat; for a rule's pile, the rule's index in `samplingsOf`. */
  readonly of: Seat
}

/** Every place of the match that holds a card which the viewer can't see. */
export function placePerHiddenCard(input: OptionsAndView, rules: readonly Rule[]): HiddenCardPlace[] {
  const { players, viewer } = input.view
  return [
    ...players.flatMap(({ hand, pile, discarded }, seat) => [
      ...places('hand', seat, seat === viewer ? 0 : hand),
      ...places('pile', seat, pile),
      ...places('discards', seat, discarded)
    ]),
    ...samplingsOf(rules).flatMap(({ pile }, rule) => places('rule', rule, pile?.size(input) ?? 0))
  ]
}

function places(where: HiddenCardPlace['in'], of: Seat, count: number): HiddenCardPlace[] {
  return Array.from({ length: count }, () => ({ in: where, of }))
}
