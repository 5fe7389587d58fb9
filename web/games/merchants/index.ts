import { inEach } from '../../words/languages.ts'
import { rulesOf } from '../chapters.ts'
import { defineGame } from '../define.ts'
import { signIn } from '../harbour.ts'
import { endingIn } from './ending/index.ts'
import { lesson } from './lesson.ts'
import { game } from './record.ts'
import { text } from './text/in-text.ts'
import { waiting } from './waiting.ts'
import { languages, words } from './words/index.ts'

export const merchants = defineGame({
  record: game,
  words,
  text,
  refusals: inEach(languages, ({ refusals }) => refusals),
  signs: inEach(languages, ({ harbour }) => signIn({ harbour, modules: {} })),
  rules: inEach(languages, ({ chapters }) => rulesOf(chapters)),
  endings: inEach(languages, ({ ending }) => endingIn(ending)),
  waiting: { game: waiting, words: inEach(languages, said => said.waiting) },
  taught: { lesson, words: inEach(languages, said => said.lesson) }
})
