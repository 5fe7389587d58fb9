import { rulesOf } from '../../../web/games/chapters.ts'
import { defineGame } from '../../../web/games/define.ts'
import { inEach } from '../../../web/words/languages.ts'
import { endingIn } from './ending.ts'
import { record } from './record.ts'
import { text } from './text.tsx'
import { languages, words } from './words/index.ts'

export const shells = defineGame({
  record,
  words,
  text,
  refusals: inEach(languages, ({ refusals }) => refusals),
  signs: inEach(languages, ({ harbour }) => harbour),
  rules: inEach(languages, ({ chapters }) => rulesOf(chapters)),
  endings: inEach(languages, ({ ending }) => endingIn(ending))
})
