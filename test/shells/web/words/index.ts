import type { Language } from '../../../../schema/languages.ts'
import { inEach } from '../../../../web/words/languages.ts'
import * as de from './de/index.ts'
import * as en from './en/index.ts'
import * as fr from './fr/index.ts'
import { sentences, telling } from '../said.ts'

/** What the game says in every language, in pieces … */
export const languages: Readonly<Record<Language, typeof en>> = { en, fr, de }

/** … and all that is said of a match. */
export const words = inEach(languages, ({ turn, log }) => ({ ...sentences(turn), ...telling(log) }))
