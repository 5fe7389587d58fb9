import type { Planned } from '../../../schema/wire/plan.ts'
import type { PlanWords } from '../../words/en/plan.ts'
import type { TurnWords } from '../game.ts'
import { inWords } from '../in-words.ts'

/** What an entry does, as part of a sentence: "23 to e4, costs 2 cards or less". */
export function sentenceOf(
  named: TurnWords,
  words: PlanWords,
  { most, ...planned }: Pick<Planned, 'verb' | 'subject' | 'as' | 'way' | 'kind' | 'most'>
): string {
  const says = inWords(named, { ...planned, price: most }).replace(/\.$/, '')
  const isPriced = planned.kind !== undefined && planned.kind !== 'count' && most > 0
  return isPriced ? words.less(says) : says
}
