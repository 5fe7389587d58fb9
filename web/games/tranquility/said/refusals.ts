import type { Language } from '../../../../schema/languages.ts'
import type { RefusalWords } from '../../../words/refusal.ts'
import { each } from '../../each.ts'
import { named } from '../../named.ts'
import type { OwnFacts } from './own-codes.ts'
import type { Said } from '../words/index.ts'

/** Why the game and its modules refuse something; the compiler names a code that nobody has a sentence for. */
export function refusalsIn({ refusals, modules }: Said, language: Language): RefusalWords<OwnFacts> {
  const names: { readonly [card: string]: string } = Object.assign({}, ...Object.values(each(modules, 'refused')))
  const cards = named(language, card => names[card] ?? card)
  return {
    ...refusals(cards),
    ...modules.blind.refusals,
    ...modules.competitive.refusals,
    ...modules.day_night.refusals,
    ...modules.discard.refusals,
    ...modules.explorers.refusals,
    ...modules.finish.refusals,
    ...modules.high_arch.refusals,
    ...modules.islands.refusals(cards),
    ...modules.monsters.refusals,
    ...modules.rocks.refusals,
    ...modules.start.refusals(cards),
    ...modules.storms.refusals,
    ...modules.wilds.refusals
  }
}
