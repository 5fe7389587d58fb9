import { inEach } from '../../words/languages.ts'
import { defineGame } from '../define.ts'
import { signIn } from '../harbour.ts'
import { endingIn } from './ending/index.ts'
import { lesson } from './lesson.ts'
import { game } from './record.ts'
import { rulesIn } from './said/rules.ts'
import { text } from './text/in-text.ts'
import { languages, words } from './words/index.ts'

export const pub = defineGame({
  record: game,
  words,
  text,
  refusals: inEach(languages, ({ refusals }) => refusals),
  signs: inEach(languages, ({ harbour }) => signIn({ harbour, modules: {} })),
  rules: inEach(languages, ({ chapters }) => rulesIn(chapters)),
  endings: inEach(languages, ({ ending }) => endingIn(ending)),
  taught: { lesson, words: inEach(languages, said => said.lesson) }
})
