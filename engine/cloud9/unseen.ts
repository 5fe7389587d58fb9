import type { Options, Unseen } from '../game.ts'
import { leftOf } from '../without.ts'
import { CARDS, COUNTS, DECK } from './cards.ts'
import type { View } from './view.ts'

/** RULES.md, 6: what was played lies open; all the rest is in the pile or in the hands of others. */
export function unseen(_: Options, { discard, hand = [] }: View): readonly Unseen[] {
  const hidden = leftOf(DECK, [...discard, ...hand])
  return CARDS.map(kind => ({ kind, cards: hidden.filter(card => card === kind), of: COUNTS[kind] }))
}
