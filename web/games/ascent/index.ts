import { inEach } from '../../words/languages.ts'
import { defineGame } from '../define.ts'
import { game } from './record.ts'
import { text } from './in-text.ts'
import { languages, words } from './words/index.ts'

export const ascent = defineGame({
  record: game,
  words,
  text,
  refusals: inEach(languages, ({ refusals }) => refusals),
  signs: inEach(languages, ({ harbour }) => harbour)
})
