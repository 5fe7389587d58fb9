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
  const [says, free] = [most, 0].map(price => inWords(named, { ...planned, price }).replace(/\.$/, ''))
  // Where nothing is said of the price, there is nothing that it might be less than.
  const isPriced = says !== free && planned.kind !== undefined && planned.kind !== 'count'
  return isPriced ? words.less(says ?? '') : (says ?? '')
}
