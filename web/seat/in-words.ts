import type { WayKind } from '../../engine/game.ts'
import type { WireChoice } from '../../schema/wire/choice.ts'
import type { TapWays, TurnWords } from './game.ts'

/** Something that may be done, and in which way. */
export interface Offered extends Pick<WireChoice, 'verb' | 'subject' | 'as'> {
  readonly way: string
  readonly price: number
  readonly kind?: WayKind | undefined
  readonly ways?: TapWays | undefined
  /** How many cards must still be named. */
  readonly due?: number
  /** The cards that go with it. */
  readonly given?: readonly string[]
}

/** What may be done, in a few words: "23 to e4, costs 2 cards". */
export function inWords(words: TurnWords, { way, price, kind, due = 0, given = [], ...offered }: Offered): string {
  const { verb, subject, as } = offered
  const confirm = words.confirm[verb]
  if (confirm && !subject) return confirm(price)
  // What it comes to is known, and says more than its button.
  const isKnown = !subject && as !== undefined
  if (!kind && !isKnown) return words.offers[verb] ?? verb
  if (kind && subject) return words.to({ verb, card: subject, as, place: way, kind, price })
  return words.doing({ ...offered, card: '', place: way, price, picked: given, missing: due })
}
