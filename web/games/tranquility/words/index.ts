import type { Language } from '../../../../schema/wire.ts'
import { inEach } from '../../../words/languages.ts'
import { saying } from '../saying.ts'
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
    log: Object.values(each(modules, 'log')),
    record: Object.values(each(modules, 'record'))
  })
})

type Modules = Said['modules']
type Of<Where extends string> = Extract<Modules[keyof Modules], Readonly<Record<Where, unknown>>>[Where]

/** What the modules have for one place where it is read, by their folders. */
export function each<Where extends string>(modules: Modules, where: Where): Readonly<Record<string, Of<Where>>> {
  const having = Object.entries<object>(modules).filter(([, said]) => where in said)
  return Object.fromEntries(having.map(([name, said]) => [name, (said as Readonly<Record<Where, Of<Where>>>)[where]]))
}
