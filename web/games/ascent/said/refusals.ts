import type { Language } from '../../../../schema/languages.ts'
import type { RefusalWords } from '../../../words/refusal.ts'
import { each } from '../../each.ts'
import { named } from '../../named.ts'
import type { Names } from '../modules/said.ts'
import type { OwnFacts } from './own-codes.ts'
import { type Said, words } from '../words/index.ts'

/** Why the game and its modules refuse something; the compiler names a code that nobody has a sentence for. */
export function refusalsIn({ refusals, modules }: Said, language: Language): RefusalWords<OwnFacts> {
  const goals = each(modules, 'goal')
  const [costing = ''] = Object.values(each(modules, 'costing'))
  const names: Names = {
    card: named(language, words[language].card),
    goal: named(language, rule => goals[rule] ?? rule),
    costing
  }
  return {
    ...refusals(names),
    ...modules.bridges.refusals(),
    ...modules.campfires.refusals(names),
    ...modules.hooks.refusals(),
    ...modules.mountains.refusals(),
    ...modules.summit.refusals(names),
    ...modules.wildlife.refusals()
  }
}
