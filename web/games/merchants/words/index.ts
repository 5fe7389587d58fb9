import type { Language } from '../../../../schema/languages.ts'
import { inEach } from '../../../words/languages.ts'
import { saying } from '../said/saying.ts'
import * as de from './de/index.ts'
import * as en from './en/index.ts'
import * as fr from './fr/index.ts'

/** All that the game says in one language. */
export type Said = typeof en

/** What the game says in every language. */
export const languages: Readonly<Record<Language, Said>> = { en, fr, de }

/** All that is said of a match, in every language. */
export const words = inEach(languages, saying)
