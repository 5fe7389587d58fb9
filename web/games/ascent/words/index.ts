import { type InEach, inEach } from '../../../words/languages.ts'
import * as de from './de/index.ts'
import * as en from './en/index.ts'
import * as fr from './fr/index.ts'

/** What the game says in every language. */
export const languages: InEach<typeof en> = { en, fr, de }

/** All that is said of a match. */
export type Words = typeof en.turn & typeof en.log

export const words = inEach(languages, ({ turn, log }): Words => ({ ...turn, ...log }))
