import type { Language } from '../../../../schema/languages.ts'
import { inEach } from '../../../words/languages.ts'
import { each } from '../../each.ts'
import type { Telling } from '../modules/said.ts'
import { base } from '../modules/usual.ts'
import { saying } from '../said/saying.ts'
import * as de from './de/index.ts'
import * as en from './en/index.ts'
import * as fr from './fr/index.ts'

/** All that the game says in one language. */
export type Said = typeof en

/** What the game says in every language. */
export const languages: Readonly<Record<Language, Said>> = { en, fr, de }

/** All that is said of a match, in every language. */
export const words = inEach(languages, said => {
  const { modules } = said
  return saying(said, {
    turn: Object.values(each(modules, 'turn')),
    log: told(modules),
    record: Object.values(each(modules, 'record'))
  })
})

/** What is special is told before what is usual. */
function told(modules: Said['modules']): readonly Telling[] {
  const all = Object.entries<Telling>(each(modules, 'log'))
  return [false, true].flatMap(isUsual => all.flatMap(([name, log]) => (name in base === isUsual ? log : [])))
}
